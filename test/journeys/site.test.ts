import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { LOCALES } from '../../src/i18n/locale.ts'
import { inLocale } from '../../src/routes.ts'
import { OPERATOR } from '../../src/site/operator.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

async function text(path: string): Promise<string> {
  return (await createApp(testServices().services).request(path)).text()
}

it('answers questions, the one-request-a-day rule among them', async () => {
  const html = await text('/faq')
  expect(html.match(/<details class="question">/g)?.length).toBeGreaterThanOrEqual(12)
  expect(html).toContain('One search a day for each user.')
  expect(await text('/de/faq')).toContain('Frage')
})

it('names the operator from configuration in the legal pages, and leaves no gap', async () => {
  for (const path of ['/imprint', '/privacy', '/terms', '/de/imprint', '/de/privacy', '/de/terms']) {
    const html = await text(path)
    expect(html, path).not.toContain('{{')
    expect(html, path).toContain(OPERATOR.city)
  }
})

it('lists every cookie and entry in the browser in the privacy page', async () => {
  const { COOKIES } = await import('../../src/http/cookie-names.ts')
  for (const locale of LOCALES) {
    const html = await text(inLocale('/privacy', locale))
    for (const name of [...Object.values(COOKIES), 'locale', 'draft', 'esim', 'reloaded', 'sign-in'])
      expect(html, `${locale} ${name}`).toContain(`<code>${name}</code>`)
  }
})

it('names what comes from elsewhere in an attack, beside the promise that nothing does', async () => {
  for (const [path, promise] of [
    ['/privacy', 'nothing from third parties'],
    ['/de/privacy', 'nichts von Dritten'],
  ] as const) {
    const line = (await text(path)).split('<li>').find((item) => item.includes(promise))
    expect(line, path).toContain('Cloudflare Turnstile')
    expect(await text(path), path).toContain('challenges.cloudflare.com')
  }
})

it.each([
  ['/', 'hreflang', '/de?x=1'],
  ['/de/faq', 'hreflang', '/faq?x=1'],
])('leads from %s to the same page in the other language, with its query', async (path, _, other) => {
  const html = await text(`${path}?x=1`)
  const current = path.startsWith('/de') ? 'de' : 'en'
  expect(html).toMatch(new RegExp(`<a href="${other.replace('?', '\\?')}"[^>]*data-locale`))
  expect(html).toMatch(new RegExp(`data-locale="${current}"[^>]*aria-current="true"`))
})

it('ends every page with links, social icons and the current year', async () => {
  const html = await text('/de/about')
  const footer = html.slice(html.indexOf('<footer'))
  for (const path of ['/de/about', '/de/terms', '/de/privacy', '/de/imprint'])
    expect(footer).toContain(`href="${path}"`)
  for (const name of ['Facebook', 'X', 'Instagram', 'TikTok', 'YouTube'])
    expect(footer).toContain(`aria-label="${name}"`)
  expect(footer).toContain('© 2026 Dayfold.')
})

it('teases the newest articles and asks for the newsletter on the home page', async () => {
  const html = await text('/')
  expect(html.match(/<h3><a href="\/blog\//g)).toHaveLength(3)
  expect(html).toContain('action="/newsletter"')
  expect(html).toContain('data-esim')
})

it.each([
  ['/nothing/here', 'en', 'Page not found'],
  ['/de/nichts/hier', 'de', 'Seite nicht gefunden'],
])('shows %s as not found, with the path', async (path, locale, words) => {
  const answer = await createApp(testServices().services).request(path)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain(`<html lang="${locale}"`)
  expect(html).toContain(words)
  expect(html).toContain(`<code>${path}</code>`)
})

it.each([
  ['/contact', 'Internal Server Error'],
  ['/de/contact', 'Interner Serverfehler'],
])('shows the error page when %s cannot be rendered', async (path, words) => {
  const { services } = testServices()
  const app = createApp(services)
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('broken')
  })
  const answer = await app.request(`${path}?message=x`)
  vi.restoreAllMocks()
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('<h1>500</h1>')
  expect(html).toContain(words)
  expect(html).not.toContain('broken')
  expect(html).toContain(`<a class="button" href="${path}?message=x">`)
})

it('offers no other try where asking again cannot help', async () => {
  const answer = await createApp(testServices().services).request('/faq', { method: 'PATCH' })
  expect(await answer.text()).not.toContain('Try again')
})

it('tells a form what to do about an error that nobody foresaw', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  fixture.services.trips.list = () => Promise.reject(new Error('D1 is away'))
  const answer = await visitor.get('/api/trips', { 'accept-language': 'de' })
  expect(answer.status).toBe(500)
  const { error } = await answer.json<{ error: { message: string } }>()
  expect(error.message).toBe('Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.')
})

it('answers an API error as JSON', async () => {
  const { services } = testServices()
  services.trips.list = () => Promise.reject(new Error('D1 is away'))
  const answer = await createApp(services).request('/api/nothing')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
})
