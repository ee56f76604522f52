import * as z from 'zod/mini'

/** What the mails' queue carries: which row of the outbox to send. */
export const mailMessageSchema = z.object({ kind: z.literal('mail'), mailId: z.string() })
export type MailMessage = z.infer<typeof mailMessageSchema>
