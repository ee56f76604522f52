import * as z from 'zod/mini'

/** Of a queue's message: the shard that has the row it names; `DB` where it says nothing. */
export const shardField = z.optional(z.int().check(z.minimum(0), z.maximum(99)))
