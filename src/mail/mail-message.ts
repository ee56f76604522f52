import * as z from 'zod/mini'
import { shardField } from '../platform/shard-field.ts'

/** What the mails' queue carries: which row of the outbox to send. */
export const mailMessageSchema = z.object({ kind: z.literal('mail'), mailId: z.string(), shard: shardField })
export type MailMessage = z.infer<typeof mailMessageSchema>
