import { newRoutes } from '../../http/context.ts'
import type { Atlas } from '../atlas.ts'
import { lookUpPlaces } from './look-up-places.ts'

/** `GET /api/places?q=wien&lang=de`: the same for everyone, so any cache may keep it. */
export function placesApi({ atlas }: { atlas: () => Promise<Atlas> }) {
  const app = newRoutes()
  app.get('/api/places', async (c) => {
    const found = lookUpPlaces(await atlas(), c.req.query('q'), c.req.query('lang'))
    c.header('Cache-Control', 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800')
    return c.json(found)
  })
  return app
}
