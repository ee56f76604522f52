import { parseEmail } from '../auth/users/email-address.ts'

/** The contact form's vocabulary. */

export const CONTACT_LIMITS = { name: 80, message: { min: 10, max: 5000 } } as const

const HOUR = 60 * 60 * 1000
/** Messages of one address, and of one network. */
export const CONTACT_RULES = [{ max: 5, within: HOUR }]
/** Of the /24 or /48 around it. */
export const CONTACT_WIDE_RULES = [{ max: 15, within: HOUR }]
/** Messages of everybody together: from here on humans have to say that they are, where Turnstile is configured. */
export const CONTACT_BREAKER = { max: 20, within: 10 * 60 * 1000 }

export interface ContactMessage {
  firstName: string
  lastName: string
  email: string
  message: string
}

export type ContactField = keyof ContactMessage
export type ContactFieldError = 'required' | 'name_too_long' | 'too_long' | 'too_short' | 'not_an_address'
export type ContactErrors = Partial<Record<ContactField, ContactFieldError>>

export type ParsedContact = { valid: true; message: ContactMessage } | { valid: false; errors: ContactErrors }

/** Trimmed, without control characters (a message keeps its lines). */
export function parseContact(form: Record<string, string>): ParsedContact {
  const firstName = oneLine(form.firstName)
  const lastName = oneLine(form.lastName)
  const message = lines(form.message)
  const email = parseEmail(form.email)
  const errors: ContactErrors = {
    ...nameError('firstName', firstName),
    ...nameError('lastName', lastName),
    ...(!email && { email: form.email?.trim() ? 'not_an_address' : 'required' }),
    ...messageError(message),
  }
  if (!email || Object.keys(errors).length) return { valid: false, errors }
  return { valid: true, message: { firstName, lastName, email, message } }
}

function nameError(field: 'firstName' | 'lastName', name: string): ContactErrors {
  if (!name) return { [field]: 'required' }
  return name.length > CONTACT_LIMITS.name ? { [field]: 'name_too_long' } : {}
}

function messageError(message: string): ContactErrors {
  const { min, max } = CONTACT_LIMITS.message
  if (!message) return { message: 'required' }
  if (message.length < min) return { message: 'too_short' }
  return message.length > max ? { message: 'too_long' } : {}
}

/** Controls, and the invisible characters that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu

function oneLine(text = ''): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}

function lines(text = ''): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(INVISIBLE, ' ').trimEnd())
    .join('\n')
    .trim()
}
