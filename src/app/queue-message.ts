import * as z from 'zod/mini'
import { codeMessageSchema } from '../auth/codes/code-message.ts'
import { mailMessageSchema } from '../mail/mail-message.ts'
import { planMessageSchema } from '../trips/job/plan-message.ts'

/** The queues of wrangler.jsonc, with the message that each one carries. */
export const QUEUES = {
  'dayfold-plans': 'plan',
  'dayfold-mails': 'mail',
  'dayfold-codes': 'code',
  'dayfold-plans-dead': 'plan',
  'dayfold-mails-dead': 'mail',
} as const

export type QueueName = keyof typeof QUEUES

const messageSchema = z.discriminatedUnion('kind', [planMessageSchema, mailMessageSchema, codeMessageSchema])
export type QueueMessage = z.infer<typeof messageSchema>

/** A message as its queue may carry it; undefined for anything else. */
export function parseQueueMessage(queue: string, body: unknown): QueueMessage | undefined {
  const parsed = messageSchema.safeParse(withKind(body))
  if (!parsed.success || !isQueueName(queue)) return undefined
  return parsed.data.kind === QUEUES[queue] ? parsed.data : undefined
}

function isQueueName(queue: string): queue is QueueName {
  return Object.hasOwn(QUEUES, queue)
}

/** Messages sent before they named their kind may still be under way for four days. */
function withKind(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || 'kind' in body) return body
  if ('tripId' in body) return { kind: 'plan', ...body }
  return 'mailId' in body ? { kind: 'mail', ...body } : body
}
