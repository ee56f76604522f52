import type { Atlas } from '../atlas/atlas.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { createAnswerStore } from './answer-store.ts'
import { createGateway, type Fetch } from './gateway/gateway.ts'
import { openServices, type OpenDataVariables } from './gateway/open-service.ts'
import { createTurnStore } from './gateway/turn-store.ts'
import { createFindingStore } from './finding-store.ts'
import { createPhotos } from './photos/collect-photos.ts'
import { createFindPlaces } from './places/find-places.ts'
import { createFindSights } from './places/find-sights.ts'
import { createExtras } from './plan-extras.ts'
import { createReadRates } from './services/ecb.ts'
import { createForecasts } from './weather/forecasts.ts'

export interface OpenDataSettings {
  variables: OpenDataVariables
  database: Database
  atlas: () => Promise<Atlas>
  /** The same with places from the map. */
  openAtlas: () => Promise<Atlas>
  fetch: Fetch
  /** Who asks, and where to write to when something is wrong: "Dayfold/1 (+https://…)". */
  userAgent: string
  clock: Clock
  log: Log
}

export type OpenData = ReturnType<typeof createOpenData>

/** Everything that comes from open services. Loaded when somebody first needs it. */
export function createOpenData(settings: OpenDataSettings) {
  const { variables, database, atlas, openAtlas, fetch, userAgent, clock, log } = settings
  const answers = createAnswerStore(database)
  const services = openServices(variables)
  const gateway = createGateway({ services, turns: createTurnStore(database), userAgent, fetch, clock, log })
  const places = createFindPlaces({ gateway, answers, atlas, clock, log })
  const findSight = createFindSights({ gateway, answers, clock, log })
  const photos = createPhotos({ gateway, answers, findings: createFindingStore(database), clock })
  const forecasts = createForecasts(gateway, answers, clock)
  const isForecastOn = gateway.isOn('weather')
  return {
    places,
    findSight,
    photos,
    forecasts,
    isForecastOn,
    extras: createExtras({ photos, forecasts, isForecastOn, atlas: openAtlas, clock, log }),
    rates: gateway.isOn('rates') ? createReadRates(gateway, answers, clock) : undefined,
    // The map's squares come without a database (tiles/fetch-tile.ts).
    isOn: Object.values(services).some(({ name, url }) => name !== 'tiles' && url !== undefined),
    /** Whether unknown places can be looked up at all. */
    findsPlaces: gateway.isOn('nominatim') && gateway.isOn('overpass'),
    findsSights: gateway.isOn('nominatim'),
    forget: () => answers.forget(clock.now()),
  }
}
