import type { Locale } from '../i18n/locale.ts'

/** Letters that wait in the outbox. Codes are not among them: they are sent at once and stored nowhere. */
export const LETTER_KINDS = [
  'plan-ready',
  'plan-failed',
  'newsletter-confirm',
  'contact',
  'address-changed',
  'account-deleted',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** due: to be sent · sent · dropped: given up, or the address refuses mail. */
export const MAIL_STATUSES = ['due', 'sent', 'dropped'] as const

export interface Attachment {
  filename: string
  contentType: string
  /** Text content, UTF-8. */
  content: string
}

/** What a letter says; to whom and by which key is the outbox's. */
export interface Letter {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  replyTo?: string
  attachments?: Attachment[]
}

export interface LetterRequest {
  recipient: string
  language: Locale
  data: Record<string, string>
}

/** Writes a letter from its data; undefined when what it tells of is gone. */
export type LetterWriter = (request: LetterRequest) => Promise<Letter | undefined>
export type LetterWriters = Record<LetterKind, LetterWriter>
