import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core'
import { messages as deClient } from '../../locales/de/client.po'
import { messages as deServer } from '../../locales/de/server.po'
import { messages as enClient } from '../../locales/en/client.po'
import { messages as enServer } from '../../locales/en/server.po'
import { type Locale, LOCALES } from './locale.ts'

/** What public pages need: the server's catalog and the browser's, since islands are rendered here first. */
const catalogs: Record<Locale, Messages[]> = {
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

/** Texts of what is loaded later, for languages in use and to come. */
export function addTexts(texts: Record<Locale, Messages>): void {
  for (const locale of LOCALES) {
    // A text of the form means the same wherever it is shown.
    catalogs[locale].unshift(texts[locale])
    const i18n = made.get(locale)
    i18n?.load(locale, { ...texts[locale], ...i18n.messages })
  }
}

export type { I18n, MessageDescriptor }
