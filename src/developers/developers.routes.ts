import { newRoutes } from '../http/context.ts'
import { keptPublicly, publicPage } from '../http/render.tsx'
import type { Clock } from '../platform/clock.ts'

/** `/openapi.json` and the page that reads it out; schemas and views load with the first visit. */
export function developersRoutes({ appUrl, clock }: { appUrl: string; clock: Clock }) {
  const app = newRoutes()
  publicPage(
    app,
    'developers',
    async () => (await import('./public-developers.tsx')).publicDevelopers(appUrl),
    clock,
  )
  app.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./openapi.ts')
    keptPublicly(c)
    // Tools of other origins read it; nothing in it is anybody's.
    c.header('Access-Control-Allow-Origin', '*')
    return c.json(openApiDocument(appUrl))
  })
  return app
}
