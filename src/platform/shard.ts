/**
 * Users are spread over databases, the shards; shard 0 is `DB`, shard 1 `DB_1`. A token or link that comes back to us
 * carries the number of the shard that knows it behind a tilde, which no token holds otherwise; a 0 is not written.
 */
const SUFFIX = /~([1-9]\d?)$/

/** Gives a token the number of its shard. */
export type Carry = (token: string) => string

export function carryOf(shard: number): Carry {
  return (token) => (shard === 0 ? token : `${token}~${shard}`)
}

/** The shard that a token names; nothing is proved by it. */
export function shardOf(token: string): number {
  return Number(SUFFIX.exec(token)?.[1] ?? 0)
}

export function withoutShard(token: string): string {
  return token.replace(SUFFIX, '')
}
