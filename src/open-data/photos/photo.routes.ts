import { newRoutes } from '../../http/context.ts'
import type { Log } from '../../platform/log.ts'
import { AppError } from '../../platform/errors.ts'
import type { Photos } from './collect-photos.ts'

const PATIENCE_MS = 8000
/** A day in a browser, a week at the edge: what is blocked is gone then. */
const KEPT = 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=86400'

interface PhotoRoutes {
  photos: () => Promise<Photos>
  log: Log
}

/** `GET /photo/{destination}/{id}`: a photograph of Wikimedia Commons from our own address; who asks stays here. */
export function photoRoutes({ photos, log }: PhotoRoutes) {
  const app = newRoutes()
  app.get('/photo/:destination{[a-z0-9~-]{2,80}}/:id{[A-Za-z0-9_-]{16}}', async (c) => {
    // Another query would be another address to every cache, and a request of the day's at Commons.
    if (c.req.url.includes('?')) throw new AppError('not_found')
    const destination = c.req.param('destination').replaceAll('~', '/')
    const { bytes } = await photos()
    const found = await bytes(destination, c.req.param('id'), AbortSignal.timeout(PATIENCE_MS)).catch(
      (error: unknown) => {
        log.warn('photo.failed', { reason: error instanceof Error ? error.message : 'unknown' })
        return undefined
      },
    )
    if (!found) throw new AppError('not_found')
    c.header('Cache-Control', KEPT)
    c.header('Content-Type', found.type)
    return c.body(found.body.slice().buffer)
  })
  return app
}
