import type { Locale } from '../i18n/locale.ts'

/** Loaded only when somebody searches. */
const texts = import.meta.glob<string>('../../content/blog/*.md', {
  eager: true,
  query: '?search',
  import: 'search',
})

export function searchTextOf(slug: string, locale: Locale): string {
  return texts[`../../content/blog/${slug}.${locale}.md`] ?? ''
}
