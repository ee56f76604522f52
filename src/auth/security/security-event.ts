/** What the security log of an account tells of. */
export const SECURITY_EVENTS = [
  'signed-in',
  'new-device',
  'address-changed',
  'address-restored',
  'password-changed',
  'sessions-ended',
  'passkey-added',
  'passkey-removed',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

export interface SecurityEvent {
  kind: SecurityEventKind
  /** Browser and system; '' when unknown. */
  device: string
  /** ISO 3166-1 alpha-2, as the platform tells it; '' when unknown. */
  country: string
  /** Milliseconds since the epoch. */
  at: number
}
