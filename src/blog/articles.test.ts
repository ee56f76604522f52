import { expect, it } from 'vitest'
import { LOCALES } from '../i18n/locale.ts'
import { pathTo, safeReturnPath } from '../routes.ts'
import { CATEGORIES } from './article.ts'
import { articlesIn, bodyOf, findArticle, relatedTo } from './articles.ts'

const everyArticle = LOCALES.flatMap((locale) => articlesIn(locale).map((article) => ({ locale, article })))

it('has the same articles in every language, twelve at least, the newest first', () => {
  const [first = [], ...others] = LOCALES.map((locale) => articlesIn(locale))
  expect(first.length).toBeGreaterThanOrEqual(12)
  for (const other of others)
    expect(other.map(({ slug, date, category }) => [slug, date, category])).toEqual(
      first.map(({ slug, date, category }) => [slug, date, category]),
    )
  const dates = first.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(first.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
})

it.each(everyArticle)('$locale $article.slug is complete', async ({ locale, article }) => {
  const { title, summary, date, at, minutes } = article
  expect(title.length).toBeLessThanOrEqual(80)
  expect(summary.length).toBeGreaterThan(60)
  expect(summary.length).toBeLessThanOrEqual(160)
  expect(date).toMatch(/^2026-\d\d-\d\d$/)
  expect(at).toHaveLength(2)
  // 600 to 1,200 words at 220 a minute
  expect(minutes).toBeGreaterThanOrEqual(3)
  expect(minutes).toBeLessThanOrEqual(6)
  const related = relatedTo(article, locale)
  expect(related).toHaveLength(3)
  expect(related.map(({ slug }) => slug)).not.toContain(article.slug)

  const html = await bodyOf(article, locale)
  expect(html).toMatch(/<h2 id="[a-z0-9-]+">/)
  expect(html).not.toMatch(/<(img|script|style|h1)|\sstyle=/)
  for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
    expect(safeReturnPath(href), href).toBe(href)
    expect(href.startsWith('/de'), href).toBe(locale === 'de')
    const slug = /\/blog\/(.+)$/.exec(href)?.[1]
    if (slug) expect(findArticle(slug, locale), href).toBeDefined()
  }
})

it('knows no article by another name', () => {
  for (const slug of ['', 'nothing', '../faq/faq', 'constructor', 'museum-closing-days.en'])
    expect(findArticle(slug, 'en')).toBeUndefined()
  expect(pathTo('article', 'de', { slug: 'a b' })).toBe('/de/blog/a%20b')
})
