import type { Locale } from '../../../i18n/locale.ts'
import { DE } from './check-messages.de.ts'
import { EN } from './check-messages.en.ts'

export type CheckId = keyof typeof EN

/** What a traveller reads beside a check. */
export interface Sentence {
  passed: string
  failed: string
}

export const SENTENCES: Record<Locale, Record<CheckId, Sentence>> = { en: EN, de: DE }
