import type { Locale } from '../i18n/locale.ts'
import { fillOperator } from './fill-operator.ts'

/** Pages that writers edit in content/. */
export const TEXTS = {
  about: 'about/about',
  faq: 'faq/faq',
  imprint: 'legal/imprint',
  privacy: 'legal/privacy',
  sources: 'about/sources',
  terms: 'legal/terms',
} as const

export interface SiteText {
  title: string
  summary: string
  /** HTML of ours, made at build time. */
  html: string
}

const files = import.meta.glob<{ meta: Record<string, string>; html: string }>(
  '../../content/{about,faq,legal}/*.md',
)

export async function loadText(name: keyof typeof TEXTS, locale: Locale): Promise<SiteText> {
  const file = await files[`../../content/${TEXTS[name]}.${locale}.md`]?.()
  if (!file) throw new Error(`content/${TEXTS[name]}.${locale}.md is missing`)
  const { title = '', summary = '' } = file.meta
  return { title, summary, html: fillOperator(file.html) }
}
