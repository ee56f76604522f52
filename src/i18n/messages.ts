import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { messages as deClient } from '../../locales/de/client.po'
import { messages as deServer } from '../../locales/de/server.po'
import { messages as enClient } from '../../locales/en/client.po'
import { messages as enServer } from '../../locales/en/server.po'
import type { Locale } from './locale.ts'

/** The server's texts: its own catalog and the browser's, since islands are rendered here first. */
const catalogs = {
  en: [enServer, enClient],
  de: [deServer, deClient],
}
const made = new Map<Locale, I18n>()

/** Made when first asked for: copying a catalog takes longer than answering. */
export function i18nFor(locale: Locale): I18n {
  let i18n = made.get(locale)
  if (!i18n) {
    i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...catalogs[locale]) } })
    made.set(locale, i18n)
  }
  return i18n
}

export type { I18n, MessageDescriptor }
