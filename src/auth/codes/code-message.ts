import * as z from 'zod/mini'

/** What the codes' queue carries: which challenge's e-mail to send. */
export const codeMessageSchema = z.object({ kind: z.literal('code'), codeId: z.string() })
export type CodeMessage = z.infer<typeof codeMessageSchema>
