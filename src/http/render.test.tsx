import { expect, it, vi } from 'vitest'
import { i18nFor } from '../i18n/messages.ts'
import { localeOf } from '../routes.ts'
import { newRoutes } from './context.ts'
import { documentRenderer, publicPage, renderPersonal } from './render.tsx'

const clock = { now: () => Date.parse('2026-11-23T12:00:00Z') }
const HOSTILE = '</script><script>alert(1)</script>'

/** Two public pages and a personal one; `loads` counts how often a public page was rendered. */
function createPages() {
  const app = newRoutes()
  const loads: string[] = []
  app.use(async (c, next) => {
    const locale = localeOf(c.req.path)
    c.set('locale', locale)
    c.set('i18n', i18nFor(locale))
    await next()
  })
  app.use(documentRenderer({ appUrl: 'https://dayfold.example', clock, Dialogs: () => null }))
  for (const name of ['faq', 'about'] as const)
    publicPage(
      app,
      name,
      {
        load(c) {
          loads.push(c.req.path)
          return { name }
        },
        view: (data, { query }) => <p>{`${data.name} ${query.get('about') ?? ''}`}</p>,
        head: () => ({ title: name, jsonLd: [{ name: HOSTILE }] }),
      },
      clock,
    )
  app.get('/mine', (c) => renderPersonal(c, { title: 'Mine', indexed: true }, <p>mine</p>))
  return { app, loads }
}

it('renders a public page once and keeps it by its path', async () => {
  // Development renders every time, so that a change of the source shows.
  vi.stubEnv('DEV', false)
  const { app, loads } = createPages()
  const text = async (path: string) => (await app.request(path)).text()
  expect(await text('/faq')).toContain('<p>faq </p>')
  expect(await text('/about')).toContain('<p>about </p>')
  expect(await text('/de/faq')).toContain('lang="de"')
  expect(await text('/faq')).toContain('<p>faq </p>')
  expect(loads).toEqual(['/faq', '/about', '/de/faq'])
  vi.unstubAllEnvs()
})

it('keeps no page that was asked for with a query', async () => {
  vi.stubEnv('DEV', false)
  const { app } = createPages()
  const text = async (path: string) => (await app.request(path)).text()
  expect(await text('/about?about=one')).toContain('about one')
  expect(await text('/about?about=two')).toContain('about two')
  expect(await text('/about')).not.toMatch(/about (one|two)/)
  vi.unstubAllEnvs()
})

it('answers 304 to the page somebody has, and the page to any other etag', async () => {
  const { app } = createPages()
  const etag = (await app.request('/faq')).headers.get('etag') ?? ''
  const ask = (value: string) => app.request('/faq', { headers: { 'if-none-match': value } })
  expect((await ask(etag)).status).toBe(304)
  expect((await ask('"of-another-version"')).status).toBe(200)
})

it('gives a page a policy without inline scripts', async () => {
  const { app } = createPages()
  for (const path of ['/faq', '/mine']) {
    const policy = (await app.request(path)).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
  }
})

it('lets nothing in structured data end its script', async () => {
  const html = await (await createPages().app.request('/faq')).text()
  expect(html).not.toContain(HOSTILE)
  expect(html).toContain('\\u003c/script>')
})

it('keeps personal pages out of search engines', async () => {
  const html = await (await createPages().app.request('/mine')).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})
