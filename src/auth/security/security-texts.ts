import { msg } from '@lingui/core/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { MessageDescriptor } from '../../i18n/messages.ts'
import type { SecurityEventKind } from './security-event.ts'

/** What happened, for the log and the e-mails. */
export const SECURITY_WORDS: Record<SecurityEventKind, MessageDescriptor> = {
  'signed-in': msg`Somebody logged in.`,
  'new-device': msg`Somebody logged in on a device that was not known yet.`,
  'address-changed': msg`The address was changed.`,
  'address-restored': msg`A change of address was undone.`,
  'password-changed': msg`The password was changed.`,
  'sessions-ended': msg`Several devices were signed out at once.`,
  'passkey-added': msg`A passkey was added.`,
  'passkey-removed': msg`A passkey was removed.`,
}

/** "Österreich" for "AT"; '' where nobody knows. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
