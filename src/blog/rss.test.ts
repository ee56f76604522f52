import { expect, it } from 'vitest'
import type { Article } from './article.ts'
import { rss } from './rss.ts'

it('escapes what the feed quotes', () => {
  const article = {
    slug: 'salt-and-pepper',
    title: 'Salt & <Pepper>',
    summary: '</description><evil/>',
    date: '2026-11-23',
    category: 'food',
  } as unknown as Article
  const feed = rss({
    title: 'A & B',
    description: '<c>',
    locale: 'en',
    appUrl: 'https://dayfold.example',
    articles: [article],
  })
  expect(feed).toContain('<title>Salt &amp; &lt;Pepper&gt;</title>')
  expect(feed).toContain('<title>A &amp; B</title>')
  expect(feed).not.toContain('<evil/>')
})
