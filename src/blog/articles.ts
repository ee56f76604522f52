import { LOCALES, type Locale } from '../i18n/locale.ts'
import { type Article, isCategory, readingMinutes } from './article.ts'

interface Head {
  meta: Record<string, string>
  words: number
  at: [number, number]
  dateText: string
}

const heads = import.meta.glob<Head>('../../content/blog/*.md', { eager: true, query: '?meta' })
const bodies = import.meta.glob<{ html: string }>('../../content/blog/*.md')

const byLocale = new Map(LOCALES.map((locale) => [locale, readHeads(locale)]))

/** Newest first. */
export function articlesIn(locale: Locale): Article[] {
  return byLocale.get(locale) ?? []
}

export function findArticle(slug: string, locale: Locale): Article | undefined {
  return articlesIn(locale).find((article) => article.slug === slug)
}

/** HTML of ours, made at build time. */
export async function bodyOf({ slug }: Article, locale: Locale): Promise<string> {
  const body = await bodies[`../../content/blog/${slug}.${locale}.md`]?.()
  return body?.html ?? ''
}

export function relatedTo(article: Article, locale: Locale): Article[] {
  return article.related.flatMap((slug) => findArticle(slug, locale) ?? [])
}

function readHeads(locale: Locale): Article[] {
  const ending = `.${locale}.md`
  return Object.entries(heads)
    .filter(([path]) => path.endsWith(ending))
    .map(([path, head]) => readHead(path.slice(path.lastIndexOf('/') + 1, -ending.length), head))
    .sort((a, b) => (newness(a) < newness(b) ? 1 : -1))
}

/** Dates and slugs are plain letters; a collator would cost more than the rest of the start. */
function newness({ date, slug }: Article): string {
  return `${date} ${slug}`
}

function readHead(slug: string, { meta, words, at, dateText }: Head): Article {
  const { title = '', category, date = '', summary = '', related = '' } = meta
  if (!isCategory(category)) throw new Error(`content/blog/${slug}: unknown category ${category}`)
  const slugs = related.split(',').flatMap((other) => other.trim() || [])
  const minutes = readingMinutes(words)
  return { slug, title, category, date, dateText, summary, at, related: slugs, minutes }
}
