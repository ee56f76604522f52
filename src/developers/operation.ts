import type { MessageDescriptor } from '../i18n/messages.ts'
import type { ACCOUNT_SCHEMAS } from './schemas/account-schemas.ts'
import type { TRIP_SCHEMAS } from './schemas/trip-schemas.ts'

export type SchemaName = keyof typeof TRIP_SCHEMAS | keyof typeof ACCOUNT_SCHEMAS

export const TAGS = [
  'check',
  'places',
  'trips',
  'changes',
  'sharing',
  'sign-in',
  'account',
  'assistants',
  'mail',
] as const
export type Tag = (typeof TAGS)[number]

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With parameters in braces. */
  path: string
  id: string
  tag: Tag
  summary: MessageDescriptor
  /** session: a cookie, or a token of `POST /api/auth/verify` · oauth: a token for /mcp, where a tool needs one. */
  access: 'anyone' | 'session' | 'oauth'
  query?: Record<string, { about: string; required?: true }>
  headers?: Record<string, string>
  body?: SchemaName
  /** Sent as a form instead of JSON. */
  isForm?: true
  example?: object
  /** Without a name there is no body, or one of another kind. */
  answers: Partial<Record<200 | 201 | 202 | 204, SchemaName | { type: string } | null>>
  /** Statuses of refusals that are to be expected. */
  refusals?: readonly number[]
  /** Beside the limits that hold for every request. */
  limit?: MessageDescriptor
}
