import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { articlesIn } from '../../src/blog/articles.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { inLocale, ROUTES } from '../../src/routes.ts'
import { BRAND } from '../../src/site/brand.ts'
import { SPECULATION_RULES } from '../../src/browser/speculation-rules.ts'
import { testServices } from '../support/test-app.ts'

const app = () => createApp(testServices().services)
const get = async (path: string, headers: Record<string, string> = {}) => app().request(path, { headers })
const text = async (path: string) => (await get(path)).text()

const indexed = Object.values(ROUTES)
  .filter((route) => route.indexed)
  .map(({ path }) => path.replace(':slug', 'museum-closing-days').replace(':id', 'vienna'))
const pages = indexed.flatMap((path) => LOCALES.map((locale) => inLocale(path, locale)))

it.each(pages)('%s can be found, shared and kept by everyone', async (path) => {
  const answer = await get(path)
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const locale = /^\/de(\/|$)/.test(path) ? 'de' : 'en'
  expect(answer.status).toBe(200)
  expect(html).toContain(`<html lang="${locale}"`)
  expect(/<title>(.{10,80})<\/title>/.exec(head)?.[1]).toContain(` · ${BRAND.name}`)
  expect(/name="description" content="([^"]{50,175})"/.test(head), head.slice(0, 900)).toBe(true)
  expect(head).toContain(`<link rel="canonical" href="${env.APP_URL}${path}"/>`)
  for (const [tag, other] of [
    ['en', 'en'],
    ['de', 'de'],
    ['x-default', 'en'],
  ] as const)
    expect(head).toContain(
      `<link rel="alternate" hrefLang="${tag}" href="${env.APP_URL}${inLocale(path, other)}"/>`,
    )
  expect(head).toContain(
    `<meta property="og:image" content="${env.APP_URL}${path.includes('/vienna') ? '/social/vienna' : '/share'}.png"/>`,
  )
  expect(head).not.toContain('noindex')
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(answer.headers.get('cache-control')).toMatch(/^public, /)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const etag = answer.headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
})

it.each(pages)('%s gives its data as JSON', async (path) => {
  const answer = await get(`${path === '/' ? '' : path}/_payload.json`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  await answer.json()
})

it.each([
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribed',
  '/newsletter/verified',
  '/sign-in',
  '/email-verified',
  '/contact/sent',
  '/no-such-page',
])('%s stays out of search engines and caches', async (path) => {
  for (const locale of LOCALES) {
    const answer = await get(inLocale(path, locale))
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

it('lists every public page in the sitemap, with its other languages', async () => {
  const index = await get('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const parts = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  const files = await Promise.all(parts.map(({ pathname }) => get(pathname)))
  for (const file of files)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = (await Promise.all(files.map((file) => file.text()))).join('\n')
  const { heads } = await testServices().services.atlas()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const paths = [
    ...Object.values(ROUTES).flatMap(({ path, indexed: listable }) =>
      listable && !path.includes(':') ? [path] : [],
    ),
    ...articlesIn('en').map(({ slug }) => `/blog/${slug}`),
    ...heads.map(({ id }) => `/places/${id}`),
  ]
  expect(heads.length).toBeGreaterThan(500)
  expect(listed).toHaveLength(new Set(listed).size)
  expect(new Set(listed)).toEqual(
    new Set(paths.flatMap((path) => LOCALES.map((locale) => env.APP_URL + inLocale(path, locale)))),
  )
  expect(xml).toContain(
    `<loc>${env.APP_URL}/de/faq</loc><xhtml:link rel="alternate" hreflang="en" href="${env.APP_URL}/faq"/><xhtml:link rel="alternate" hreflang="de" href="${env.APP_URL}/de/faq"/><xhtml:link rel="alternate" hreflang="x-default" href="${env.APP_URL}/faq"/>`,
  )
})

it('tells crawlers where to look, and who may sell advertising', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain(`Sitemap: ${env.APP_URL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  expect(await text('/ads.txt')).toMatch(/^[\w.]+, \w+, (DIRECT|RESELLER)/)
})

it('describes itself to machines', async () => {
  const data = async (path: string) =>
    [...(await text(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
  expect(await data('/')).toMatchObject([{ '@type': 'Organization', name: BRAND.name, url: env.APP_URL }])
  const [article, crumbs] = await data('/de/blog/museum-closing-days')
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Warum Museen montags zu sind und wie man darum herum plant',
    datePublished: '2026-06-09',
    inLanguage: 'de',
    mainEntityOfPage: `${env.APP_URL}/de/blog/museum-closing-days`,
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(crumbs?.itemListElement).toHaveLength(3)
})

it('fetches ahead the pages that anyone may see, and allows the rules by their hash', async () => {
  const { prefetch } = JSON.parse(SPECULATION_RULES) as Rules
  const patterns = prefetch.flatMap(({ where }) => where.and.flatMap((one) => one.href_matches ?? []))
  const isFetched = (path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, env.APP_URL).test(path, env.APP_URL))
  for (const { path, indexed } of Object.values(ROUTES))
    for (const locale of LOCALES)
      expect(isFetched(inLocale(path.replace(/:\w+/g, 'x'), locale)), `${locale} ${path}`).toBe(indexed)
  // A menu that fetches its pages itself.
  const swapped = { not: { selector_matches: '.wide-only[data-ready] a' } }
  expect(prefetch).toEqual([{ where: { and: [swapped, { href_matches: patterns }] }, eagerness: 'moderate' }])

  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SPECULATION_RULES))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  for (const path of ['/', '/de/faq', '/sign-in', '/nowhere'])
    expect((await get(path)).headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    )
})

it('tells language models of pages that are there', async () => {
  const told = await text('/llms.txt')
  const paths = [...told.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths) expect((await get(path)).status, path).toBe(path === '/mcp' ? 405 : 200)
})

interface Rules {
  prefetch: { where: { and: { href_matches?: string[] }[] }; eagerness: string }[]
}

it.each(pages)('%s loads nothing from a third party', async (path) => {
  const html = await text(path)
  const loaded = [
    ...html.matchAll(/<(?:script|img|iframe|link|video|source)\b[^>]*?(?:src|href)="(https?:[^"]+)"/g),
  ]
  for (const [tag, url] of loaded)
    if (!/rel="(canonical|alternate)"/.test(tag)) expect(url?.startsWith(env.APP_URL), tag).toBe(true)
})

it.each(['/', '/blog/museum-closing-days'])('labels advertising in %s', async (path) => {
  const html = await text(path)
  expect(html).toMatch(/<aside class="notice ad" aria-label="Advertisement"><small>Advertisement<\/small>/)
  expect(html).toMatch(/<a href="[^"]+" rel="sponsored noopener">/)
  expect(await text(inLocale(path, 'de'))).toContain('<small>Anzeige</small>')
  expect(html).toContain('5% off')
  expect(html).toContain(BRAND.esim.code)
})

it('reads no cookie on a public page', async () => {
  for (const path of ['/', '/faq']) {
    const answer = await get(path, { cookie: 'locale=de; viewer=AB; __Host-session=x; __Host-refresh=y' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    expect(await answer.text()).toBe(await text(path))
  }
})
