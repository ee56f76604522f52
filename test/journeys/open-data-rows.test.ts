import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Plan } from '../../src/planner/plan.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { createRecordingDatabase, sumOf } from '../support/recording-database.ts'
import { sampleRequest } from '../support/sample-plan.ts'

/** As README's table promises: requests that go out, rows read, rows written. */
const MOST = {
  firstTime: [3, 12, 16],
  again: [0, 2, 0],
  pictures: [3, 30, 50],
  forecast: [1, 3, 3],
  rates: [1, 2, 6],
  pageOfABase: [0, 2, 0],
} as const

/** What belongs to the open services alone. */
const OPEN_TABLES = /open_answers|open_service_turns|atlas_findings/

function counted() {
  const recorder = createRecordingDatabase(env.DB)
  const platform = openDataServices(undefined, { DB: recorder.database })
  async function cost(work: () => Promise<unknown>, hosts = /./): Promise<[number, number, number]> {
    const before = platform.asked.length
    recorder.take()
    await work()
    const records = recorder.take().filter(({ sql }) => OPEN_TABLES.test(sql))
    const requests = platform.asked.slice(before).filter(({ url }) => hosts.test(url.hostname))
    return [requests.length, sumOf(records, 'rowsRead'), sumOf(records, 'rowsWritten')]
  }
  return { ...platform, cost }
}

function expectWithin(found: readonly number[], most: readonly number[]): void {
  for (const [index, value] of found.entries())
    expect(value, `${found.join()} within ${most.join()}`).toBeLessThanOrEqual(most[index] ?? 0)
}

const to = (destination: string) =>
  sampleRequest({ startLocation: 'Berlin', destination, startDate: '2026-11-24', endDate: '2026-11-26' })

it('keeps to the requests and rows of README’s table, for a place from the map', async () => {
  const { services, clock, plan, cost } = counted()
  expectWithin(await cost(() => services.checkDestination('Telč', 'en')), MOST.firstTime)
  clock.time += 3_600_000
  expectWithin(await cost(() => services.checkDestination('Telč', 'de')), MOST.again)
  const rates = await cost(() => plan(to('Telč')))
  // The place's two rows once more; the rates of the day are the only request.
  expectWithin(rates, [MOST.rates[0], MOST.again[1] + MOST.rates[1] + 4, MOST.rates[2]])
  clock.time += 3_600_000
  const [requests, , written] = await cost(() => plan(to('Telč')))
  expect([requests, written]).toEqual([0, 0])
})

it('keeps to it for pictures, forecast and page of an atlas destination, and asks nobody again', async () => {
  const { services, plan, cost } = counted()
  const trip = await plan(to('Görlitz'))
  const collected = await cost(() => services.collectExtras(trip.plan as Plan))
  const together = MOST.pictures.map((value, index) => value + (MOST.forecast[index] ?? 0))
  expectWithin(collected, together)
  expectWithin(await cost(() => services.collectExtras(trip.plan as Plan)), MOST.again)
  expectWithin(await cost(() => services.planReader.sheet(trip, 'en', undefined)), MOST.pageOfABase)
})
