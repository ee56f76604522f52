/** The only source of randomness. */
export interface Ids {
  /** A UUID v4. */
  uuid(): string
  /** `bytes` random bytes, base64url without padding. */
  token(bytes: number): string
  /** A uniform whole number in [0, below), by rejection sampling; `below` ≤ 2^32. */
  integer(below: number): number
}

export const cryptoIds: Ids = {
  uuid: () => crypto.randomUUID(),
  token: (bytes) => base64url(crypto.getRandomValues(new Uint8Array(bytes))),
  integer(below) {
    const limit = Math.floor(2 ** 32 / below) * below
    for (;;) {
      const [value = limit] = crypto.getRandomValues(new Uint32Array(1))
      if (value < limit) return value % below
    }
  },
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
