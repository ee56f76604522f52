import { expect, it } from 'vitest'
import { newRoutes } from './context.ts'
import { contentSecurityPolicy, secureAnswer } from './security-headers.ts'

/** Every answer but the first is declared public, and then something happens. */
const app = newRoutes()
app.use(async (c, next) => {
  c.set('requestId', 'request')
  await next()
  secureAnswer(c)
})
app.get('/undeclared', (c) => c.text(''))
app.use(async (c, next) => {
  c.header('Cache-Control', 'public, max-age=60')
  await next()
})
app.get('/public', (c) => c.text(''))
app.get('/cookie', (c) => {
  c.header('Set-Cookie', 'one=1')
  return c.text('')
})
app.get('/missing', (c) => c.text('', 404))

it('keeps no answer in a cache that sets a cookie, tells of an error or was not declared public', async () => {
  const cacheControl = async (path: string) => (await app.request(path)).headers.get('cache-control')
  expect(await cacheControl('/public')).toBe('public, max-age=60')
  for (const path of ['/undeclared', '/cookie', '/missing'])
    expect([path, await cacheControl(path)]).toEqual([path, 'private, no-store'])
})

it('lets a page send forms, take its base and stand in a frame nowhere else', () => {
  const pages = [contentSecurityPolicy(), contentSecurityPolicy({ styles: ['style'], rules: 'rules' })]
  for (const policy of pages)
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "img-src 'self' data:",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
  expect(pages.map((policy) => policy.split('; ')[1])).toEqual([
    "script-src 'self'",
    "script-src 'self' 'sha256-rules'",
  ])
})
