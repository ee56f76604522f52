import * as z from 'zod/mini'
import { shardField } from '../../platform/shard-field.ts'

/** What the codes' queue carries: which challenge's e-mail to send. */
export const codeMessageSchema = z.object({ kind: z.literal('code'), codeId: z.string(), shard: shardField })
export type CodeMessage = z.infer<typeof codeMessageSchema>
