import type { Atlas } from '../atlas/atlas.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { createAnswerStore } from './answer-store.ts'
import { createGateway, type Fetch } from './gateway/gateway.ts'
import { openServices, type OpenDataVariables } from './gateway/open-service.ts'
import { createTurnStore } from './gateway/turn-store.ts'
import { createFindPlaces } from './places/find-places.ts'

export interface OpenDataSettings {
  variables: OpenDataVariables
  database: Database
  atlas: () => Promise<Atlas>
  fetch: Fetch
  /** Who asks, and where to write to when something is wrong: "Dayfold/1 (+https://…)". */
  userAgent: string
  clock: Clock
  log: Log
}

export type OpenData = ReturnType<typeof createOpenData>

/** Everything that comes from open services. Loaded when somebody first needs it. */
export function createOpenData({
  variables,
  database,
  atlas,
  fetch,
  userAgent,
  clock,
  log,
}: OpenDataSettings) {
  const answers = createAnswerStore(database)
  const services = openServices(variables)
  const gateway = createGateway({ services, turns: createTurnStore(database), userAgent, fetch, clock, log })
  const places = createFindPlaces({ gateway, answers, atlas, clock, log })
  return {
    places,
    /** Whether unknown places can be looked up at all. */
    findsPlaces: gateway.isOn('nominatim') && gateway.isOn('overpass'),
    forget: () => answers.forget(clock.now()),
  }
}
