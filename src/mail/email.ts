import * as z from 'zod/mini'
import { SECURITY_EVENTS } from '../auth/security/security-event.ts'
import type { Locale } from '../i18n/locale.ts'

/**
 * What each kind of e-mail in the outbox is rendered from. Sign-in codes are not among them: they are sent at once
 * and stored nowhere.
 */
const contentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan-ready'),
    data: z.object({
      tripId: z.string(),
      destination: z.string(),
      startDate: z.string(),
      endDate: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('plan-failed'),
    data: z.object({ tripId: z.string(), destination: z.string(), failure: z.optional(z.string()) }),
  }),
  z.object({
    kind: z.literal('departure'),
    data: z.object({
      tripId: z.string(),
      userId: z.string(),
      destination: z.string(),
      startDate: z.string(),
    }),
  }),
  z.object({ kind: z.literal('newsletter-confirm'), data: z.object({ token: z.string() }) }),
  z.object({ kind: z.literal('contact'), data: z.object({ messageId: z.string() }) }),
  z.object({
    kind: z.literal('address-changed'),
    data: z.object({ newAddress: z.string(), token: z.optional(z.string()) }),
  }),
  z.object({ kind: z.literal('address-restored'), data: z.object({}) }),
  z.object({
    kind: z.literal('security'),
    data: z.object({
      event: z.enum(SECURITY_EVENTS),
      device: z.string(),
      country: z.string(),
      at: z.number(),
    }),
  }),
  z.object({ kind: z.literal('account-deleted'), data: z.object({}) }),
])

/** The kinds as the table's column lists them; a kind that is missing here does not type-check. */
export const EMAIL_KINDS = [
  'plan-ready',
  'plan-failed',
  'departure',
  'newsletter-confirm',
  'contact',
  'address-changed',
  'address-restored',
  'security',
  'account-deleted',
] as const satisfies EmailContent['kind'][]

export type EmailContent = z.infer<typeof contentSchema>
export type EmailKind = (typeof EMAIL_KINDS)[number]
export type EmailData<Kind extends EmailKind = EmailKind> = Extract<EmailContent, { kind: Kind }>['data']

/** due: to be sent · sent · dropped: given up, or the address refuses mail. */
export const MAIL_STATUSES = ['due', 'sent', 'dropped'] as const

export interface Attachment {
  filename: string
  contentType: string
  /** Text content, UTF-8. */
  content: string
}

/** A rendered e-mail; its recipient and idempotency key come from the outbox. */
export interface Email {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  replyTo?: string
  attachments?: Attachment[]
}

export interface EmailRequest<Kind extends EmailKind = EmailKind> {
  recipient: string
  language: Locale
  data: EmailData<Kind>
}

/** Renders an e-mail from its data; undefined when the trip, consent or message it is about no longer exists. */
export type EmailRenderer<Kind extends EmailKind> = (
  request: EmailRequest<Kind>,
) => Promise<Email | undefined>
export type EmailRenderers = { [Kind in EmailKind]: EmailRenderer<Kind> }

/** Reads a stored row's kind and data; throws when the data is not the kind's. */
export function parseEmailContent(row: { kind: string; data: unknown }): EmailContent {
  return contentSchema.parse({ kind: row.kind, data: row.data })
}

/** Renders with the renderer of the content's kind. */
export function renderEmail(
  renderers: EmailRenderers,
  content: EmailContent,
  { recipient, language }: Omit<EmailRequest, 'data'>,
): Promise<Email | undefined> {
  // The table pairs each kind with its own data; TypeScript cannot follow that through a lookup.
  const renderer = renderers[content.kind] as EmailRenderer<EmailKind>
  return renderer({ recipient, language, data: content.data })
}
