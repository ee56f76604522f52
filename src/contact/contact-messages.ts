import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../i18n/messages.ts'
import { CONTACT_LIMITS, type ContactFieldError } from './contact.ts'

const { max, min } = CONTACT_LIMITS.message
const { name: longestName } = CONTACT_LIMITS

export const CONTACT_MESSAGES = {
  failed: msg`Failed to send message. Please try again.`,
  fields: msg`Some fields need another look.`,
  wait: msg`You have sent several messages within an hour. Please try again later; what you typed is kept here.`,
  captcha: msg`Please confirm that you are human, and send the message again.`,
} as const

export const CONTACT_ERRORS: Record<ContactFieldError, MessageDescriptor> = {
  required: msg`Please fill in this field.`,
  not_an_address: msg`Please enter a valid e-mail address.`,
  too_short: msg`Please write at least ${min} characters.`,
  name_too_long: msg`Please use at most ${longestName} characters.`,
  too_long: msg`Please write less: at most ${max} characters in a message.`,
}

export const CONTACT_TITLE = msg`Contact`
