import { newRoutes } from '../http/context.ts'
import { AppError } from '../platform/errors.ts'
import { type FetchTile, parseTile } from './tile.ts'

const MONTH = 30 * 86_400
const DAY = 86_400
const RETRY_SECONDS = '60'

/** Squares of the map, from our own origin: the same for everyone, and kept by the platform for a month. */
export function mapRoutes({ fetchTile }: { fetchTile: () => Promise<FetchTile> }) {
  const app = newRoutes()

  app.get('/map/:z/:x/:y', async (c) => {
    const { z, x, y } = c.req.param()
    const tile = parseTile(z, x, y)
    if (!tile) throw new AppError('not_found')
    const bytes = await (await fetchTile())(tile)
    // The page goes on with its sketch.
    if (bytes === undefined) return c.body(null, 503, { 'Retry-After': RETRY_SECONDS })
    c.header('Cache-Control', `public, max-age=${bytes ? MONTH : DAY}`)
    if (!bytes) return c.body(null, 204)
    c.header('Content-Type', 'application/x-protobuf')
    return c.body(bytes)
  })

  return app
}
