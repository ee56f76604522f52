import { expect } from 'vitest'
import { createFakeServices } from '../../src/local/open-data/fake-services.ts'
import type { Fetch } from '../../src/open-data/gateway/gateway.ts'
import { faultRow } from '../support/fault-row.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { sampleRequest } from '../support/sample-plan.ts'

const SERVICES = {
  nominatim: 'nominatim.openstreetmap.org',
  overpass: 'overpass-api.de',
  wikidata: 'query.wikidata.org',
  commons: 'commons.wikimedia.org',
  weather: 'api.met.no',
  rates: 'www.ecb.europa.eu',
}
const request = sampleRequest({
  startLocation: 'London',
  destination: 'Görlitz',
  startDate: '2026-11-24',
  endDate: '2026-11-26',
})

/** The fakes, with services that nothing answers at. */
function without(services: readonly (keyof typeof SERVICES)[]): Fetch {
  const sound = createFakeServices(undefined, () => Date.parse('2026-11-21T12:00:00Z'))
  const down = new Set(services.map((service) => SERVICES[service]))
  return async (url, init) => {
    if (down.has(new URL(url).hostname)) throw new TypeError('connection refused')
    return sound(url, init)
  }
}

faultRow('one or two services of four are down: a village is planned, or honestly refused', async () => {
  const outcomes: Record<string, string> = {}
  // Each another village: what was fetched once is kept.
  const villages = {
    wikidata: 'Telč',
    rates: 'Giethoorn',
    overpass: 'Slavonice',
    nominatim: 'Kromlau',
  } as const
  for (const service of ['wikidata', 'rates', 'overpass', 'nominatim'] as const) {
    const platform = openDataServices(without([service]))
    // Turns at the services are one second apart, over all of these worlds.
    platform.clock.time += 10_000 * (1 + Object.keys(outcomes).length)
    const trip = await platform.plan({ ...request, destination: villages[service] })
    outcomes[service] = trip.failure ?? trip.status
  }
  expect(outcomes).toEqual({
    wikidata: 'completed',
    rates: 'completed',
    overpass: 'too_little_known',
    nominatim: 'too_little_known',
  })
  return outcomes
})

faultRow('two services are down at once: what needs neither of them is planned', async () => {
  const pairs = [
    { destination: 'Zittau', services: ['wikidata', 'rates'] },
    { destination: 'Kazimierz Dolny', services: ['commons', 'weather'] },
    { destination: 'Görlitz', services: ['nominatim', 'overpass'] },
    { destination: 'Piódão', services: ['nominatim', 'overpass'] },
  ] as const
  const outcomes: string[] = []
  for (const { destination, services } of pairs) {
    const platform = openDataServices(without(services))
    platform.clock.time += 100_000 * (1 + outcomes.length)
    const trip = await platform.plan({ ...request, destination })
    outcomes.push(trip.failure ?? trip.status)
  }
  expect(outcomes).toEqual(['completed', 'completed', 'completed', 'too_little_known'])
  return { pairs: outcomes.join(', ') }
})
