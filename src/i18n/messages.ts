import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { messages as deClient } from '../../locales/de/client.po'
import { messages as deServer } from '../../locales/de/server.po'
import { messages as enClient } from '../../locales/en/client.po'
import { messages as enServer } from '../../locales/en/server.po'
import type { Locale } from './locale.ts'

/** The server's texts: its own catalog and the browser's, since islands are rendered here first. */
const byLocale: Record<Locale, I18n> = {
  en: setupI18n({ locale: 'en', messages: { en: { ...enServer, ...enClient } } }),
  de: setupI18n({ locale: 'de', messages: { de: { ...deServer, ...deClient } } }),
}

export function i18nFor(locale: Locale): I18n {
  return byLocale[locale]
}

export type { I18n, MessageDescriptor }
