import type { Atlas } from '../atlas/atlas.ts'
import { newRoutes } from '../http/context.ts'
import { publicPage } from '../http/render.tsx'
import type { Clock } from '../platform/clock.ts'

interface PlacesSettings {
  appUrl: string
  atlas: () => Promise<Atlas>
  clock: Clock
}

/** `/places` and `/places/{id}`: the same for everyone; atlas, planner and views load with the first visit. */
export function placesRoutes(settings: PlacesSettings) {
  const app = newRoutes()
  const load = async () => (await import('./public-places.tsx')).publicPlaces(settings)
  publicPage(app, 'places', async () => (await load()).list, settings.clock)
  publicPage(app, 'place', async () => (await load()).place, settings.clock)
  return app
}
