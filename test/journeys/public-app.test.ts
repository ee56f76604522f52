import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { createPublicApp } from '../../src/app/public-app.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { inLocale, ROUTES } from '../../src/routes.ts'
import { allRoutes } from '../support/all-routes.ts'
import { testServices } from '../support/test-app.ts'

const ORIGIN = 'https://dayfold.example'

function openBoth() {
  const { services } = testServices()
  return { front: createPublicApp(services), whole: createApp(services) }
}

it('answers what is public as the whole site does', async () => {
  const { front, whole } = openBoth()
  const paths = [
    ...allRoutes(front.app, { slug: 'a-rain-plan', id: 'vienna' }).map(({ path }) => path),
    '/blog/unknown',
    '/de/blog/unknown/_payload.json',
    '/faq?a=1',
    '/contact?message=x',
    '/%66aq',
  ]
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const answer = await front.app.request(path)
    const expected = await whole.request(path)
    expect(await seen(answer), path).toEqual(await seen(expected))
    const etag = expected.headers.get('etag')
    if (!etag) continue
    const again = await front.app.request(path, { headers: { 'if-none-match': etag } })
    expect(await seen(again), path).toMatchObject({ status: 304, body: '' })
  }
})

it('knows what it answers, and leaves the rest to the whole site', () => {
  const { front, whole } = openBoth()
  const mine = allRoutes(front.app, { slug: 'a-rain-plan', id: 'vienna' })
  const answers = (path: string, method = 'GET') => front.answers(new Request(`${ORIGIN}${path}`, { method }))
  for (const { path } of mine) {
    expect(answers(path), path).toBe(true)
    expect(answers(path, 'HEAD'), path).toBe(true)
    expect(answers(path, 'POST'), path).toBe(false)
  }
  const own = new Set(mine.map(({ path }) => path))
  const others = allRoutes(whole, { slug: 'a-rain-plan', id: 'vienna' }).filter(({ path }) => !own.has(path))
  expect(others.length).toBeGreaterThan(60)
  for (const { path } of others) expect(answers(path), path).toBe(false)
  for (const path of ['/nothing', '/blog/', '/de/blog/a/b', '/%E0%A4%A', '/contact/sent'])
    expect(answers(path), path).toBe(false)
})

it('gives all that is listed for search the same document but for what browser/page-view.ts exchanges', async () => {
  const { whole } = openBoth()
  for (const locale of LOCALES) {
    const [first = '', ...others] = await Promise.all(
      Object.values(ROUTES)
        .filter(({ indexed }) => indexed)
        .map(async ({ path }) => {
          const asked = inLocale(path.replace(':slug', slugOf[locale]).replace(':id', 'vienna'), locale)
          return withoutView(await (await whole.request(asked)).text())
        }),
    )
    expect(first).toContain('</html>')
    for (const other of others) expect(other).toBe(first)
  }
})

const slugOf = { en: 'a-rain-plan', de: 'the-shoulder-season' }

/** Without main, the parts of the head that a page has of its own, and what the header's links say of the page. */
function withoutView(html: string): string {
  return html
    .replace(/<main.*<\/main>/s, '')
    .replace(/(<script type="application\/ld\+json">|<style>|<title>).*?<\/\w+>/gs, '')
    .replace(/<meta (?:name="(?!viewport)|property).*?>/g, '')
    .replace(/<link (?!rel="icon").*?>/g, '')
    .replace(/ aria-current="\w+"/g, '')
    .replace(/href="[^"]*"(?= hrefLang)/gi, '')
}

async function seen(answer: Response) {
  const headers = Object.fromEntries(answer.headers)
  delete headers['x-request-id']
  return { status: answer.status, headers, body: await answer.text() }
}
