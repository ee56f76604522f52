import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'

function get(path: string) {
  return createApp(testServices().services).request(path)
}

async function shown(path: string): Promise<string[]> {
  const html = await (await get(path)).text()
  return [...html.matchAll(/<li data-slug="([^"]+)"([^>]*)>/g)]
    .filter(([, , attributes]) => !attributes?.includes('hidden'))
    .map(([, slug = '']) => slug)
}

it('lists every article in both languages', async () => {
  const [english, german] = [await shown('/blog'), await shown('/de/blog')]
  expect(english.length).toBeGreaterThanOrEqual(12)
  expect(german).toEqual(english)
})

it('finds by words of title and body, beginnings of words and without diacritics', async () => {
  expect(await shown('/blog?q=jet+lag')).toContain('jet-lag-and-the-first-evening')
  expect(await shown('/blog?q=jet+lag')).not.toContain('reading-a-travel-budget')
  expect(await shown('/blog?q=TOPKAPI')).toEqual(['museum-closing-days'])
  expect(await shown('/de/blog?q=Topkapı')).toEqual(await shown('/de/blog?q=topkapi'))
  expect(await shown('/blog?q=museu')).toContain('museum-closing-days')
})

it('filters by category, alone and with words', async () => {
  const money = await shown('/blog?category=money')
  expect(money).toContain('reading-a-travel-budget')
  expect(money).not.toContain('museum-closing-days')
  expect(await shown('/blog?category=money&q=e-sim')).toContain('do-you-need-an-esim')
  const html = await (await get('/blog?category=money&q=x"y')).text()
  expect(html).toMatch(/<option value="money"[^>]* selected=""/)
  expect(html).toContain('value="x&quot;y"')
  expect(html).toContain('All categories')
})

it('says when nothing was found', async () => {
  expect(await shown('/blog?q=submarine+opera')).toEqual([])
  expect(await (await get('/blog?q=submarine+opera')).text()).toContain('>No articles found<')
  expect(await (await get('/de/blog?category=nonsense')).text()).toContain('>Keine Artikel gefunden<')
})

it('shows an article with its facts and where to go on', async () => {
  const html = await (await get('/blog/museum-closing-days')).text()
  expect(html).toContain('<h1>Why museums close on Mondays, and how to plan around it</h1>')
  expect(html).toMatch(/Planning · <time dateTime="2026-06-09">June 9, 2026<\/time>/i)
  expect(html).toMatch(/\d min read/)
  expect(html).toContain('href="/blog/how-many-sights-a-day"')
  const german = await (await get('/de/blog/museum-closing-days')).text()
  expect(german).toMatch(/<time dateTime="2026-06-09">9\. Juni 2026<\/time>/i)
  expect(german).toMatch(/\d Min\. Lesezeit/)
  expect(german).toContain('href="/de/blog/how-many-sights-a-day"')
})

it.each([
  ['/blog/no-such-article', 'Article not found', 'looking for doesn&#x27;t exist or has been moved.'],
  ['/de/blog/no-such-article', 'Artikel nicht gefunden', 'oder er ist umgezogen.'],
])('says that an article is not there: %s', async (path, title, words) => {
  const answer = await get(path)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain(title)
  expect(html).toContain(words)
  expect((await get(`${path}/_payload.json`)).status).toBe(404)
})

it('gives the browser what it searches by, and no bodies', async () => {
  const answer = await get('/blog/_payload.json')
  const payload = await answer.json<{ slug: string; search: string; html?: string }[]>()
  expect(payload.find(({ slug }) => slug === 'museum-closing-days')?.search).toContain(' louvre')
  expect(payload.every((article) => !('html' in article))).toBe(true)
})

it.each(['', '/de'])('feeds readers at %s/blog/rss.xml', async (prefix) => {
  const answer = await get(`${prefix}/blog/rss.xml`)
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(12)
  expect(xml).toContain(`<link>http://localhost:5173${prefix}/blog/museum-closing-days</link>`)
  expect(xml).toContain('<pubDate>Tue, 09 Jun 2026 00:00:00 GMT</pubDate>')
  expect(xml.replace(/&(amp|lt|gt);/g, '')).not.toMatch(/&/)
  expect(await (await get(`${prefix}/blog`)).text()).toContain(`href="${prefix}/blog/rss.xml"`)
})
