import { expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { newRoutes } from '../../http/context.ts'
import { patterns, type RouteName, ROUTES } from '../../routes.ts'
import { guardPages } from './require-viewer.ts'

const guarded = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].access === 'signed-in')
const pathsOf = (names: RouteName[]) =>
  names.flatMap((name) => patterns(name).map((pattern) => pattern.replaceAll(/:\w+(\{[^}]*\})?/g, 'x')))

/** Pages that forget to ask who is there. */
function forgetfulPages() {
  const app = newRoutes()
  guardPages(app)
  app.all('*', (c) => c.text('everything'))
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'failed', 401))
  return app
}

test('a personal page that forgets to ask is closed to strangers all the same', async () => {
  const app = forgetfulPages()
  expect(guarded.length).toBeGreaterThan(5)
  for (const path of pathsOf(guarded))
    expect([path, await (await app.request(path)).text()]).toEqual([path, 'not_signed_in'])
})

test('a page for everyone stays open', async () => {
  const app = forgetfulPages()
  for (const path of pathsOf(['home', 'faq']))
    expect(await (await app.request(path)).text()).toBe('everything')
})
