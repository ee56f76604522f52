// What a traveller found wrong with days and hours of earlier plans, one test each: every one of them failed then.
import { beforeAll, expect, it } from 'vitest'
import { minutesOfDay } from '../../src/platform/clock-time.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'
import { evalContext, planOf, tripRequest } from './drafts.ts'
import { againstOwnHint, atBestHour, inDaylight } from './traveller/light.ts'
import {
  activeDays,
  bigMuseumsPerKidsDay,
  daysWithStop,
  fillers,
  lunchInLocalHours,
  mealsNamed,
  openDayBesideMustSee,
} from './traveller/days.ts'
import { neighboursSplit } from './traveller/neighbours.ts'
import type { Trip } from './traveller/visits.ts'
import { eventsNamed, repeatedSentences } from './traveller/words.ts'

const destinations = readDestinations()
const byId = new Map(destinations.map((destination) => [destination.id, destination]))
const planner = createAtlasPlanner({ atlas: readAtlas([...destinations]) })

async function trip(changes: Partial<PlanRequest>): Promise<Trip> {
  const request = tripRequest(changes)
  const plan = await planOf(planner, request)
  return { request, plan: plan, destinations: byId }
}

const itemsOf = (plan: Plan) => plan.days.flatMap(({ items }) => items)
const startOf = (plan: Plan, id: string) => {
  const item = itemsOf(plan).find(({ place }) => place?.id === id)
  return item && minutesOfDay(item.start)
}

let bangkok: Trip
let bali: Trip
beforeAll(async () => {
  bangkok = await trip({ destination: 'Bangkok', startDate: '2027-01-10', endDate: '2027-02-08' })
  bali = await trip({ destination: 'Bali', startDate: '2027-05-02', endDate: '2027-05-15' })
})

it('makes no plan of a place without anything to see, and praises none (1, 2)', async () => {
  const prepare = createCheckedPlanner({ atlas: readAtlas([...destinations]) })
  const request = { ...bali.request, startLocation: 'Amsterdam', destination: 'Hintertupfing' }
  expect(await prepare.plan(request, evalContext())).toEqual({ planned: false, refusal: 'too_little_known' })
})

it('gives who comes for Carnival its programme (5)', async () => {
  const rio = await trip({ destination: 'Rio de Janeiro', startDate: '2027-02-05', endDate: '2027-02-10' })
  expect(eventsNamed(rio).found).toEqual([])
  expect(itemsOf(rio.plan).filter(({ event }) => event === 'rio-carnival').length).toBeGreaterThan(0)
})

it('goes by train where no flight is faster, and invents no flight from an unknown place (14)', async () => {
  const { plan } = await trip({ startLocation: 'Rome', destination: 'Naples' })
  expect(plan.arrival).toMatchObject({ mode: 'train' })
  expect(plan.arrival?.minutes).toBeLessThan(90)
  expect(plan.booking?.map(({ kind }) => kind)).not.toContain('flight')
  const unknown = (await trip({ startLocation: 'Hintertupfing', destination: 'Lisbon' })).plan
  expect(unknown.booking?.map(({ kind }) => kind)).not.toContain('flight')
  expect(unknown.tips.map(({ text }) => text).join(' ')).toContain('Look up the train')
})

it('tells what is true here and now, and why each day is as it is, never twice (15)', async () => {
  const { plan } = bangkok
  const tips = plan.tips.map(({ text }) => text).join(' ')
  expect(tips).toMatch(/In January usually \d+°/)
  expect(tips).not.toMatch(/greeting|thank-you|good months/)
  const reasons = plan.days.map(({ why }) => why)
  expect(reasons.every((why) => why)).toBe(true)
  expect(new Set(reasons).size).toBe(reasons.length)
})

it('does nothing against its own hint (3)', () => {
  expect(againstOwnHint(bali).found).toEqual([])
  expect(againstOwnHint(bangkok).found).toEqual([])
})

it('sees nearly everything at its best hour (3)', async () => {
  for (const each of [
    bali,
    await trip({ destination: 'Kapstadt', language: 'de', startDate: '2027-12-02', endDate: '2027-12-07' }),
  ]) {
    const { of, found } = atBestHour(each)
    expect(found.length / Math.max(1, of)).toBeLessThanOrEqual(0.15)
  }
})

it('keeps to daylight in December (4)', async () => {
  const iceland = await trip({ destination: 'Iceland', startDate: '2027-12-05', endDate: '2027-12-11' })
  expect(inDaylight(iceland).found).toEqual([])
})

it('names its tables, and eats at the hours of the country (6)', async () => {
  const palma = await trip({
    destination: 'Mallorca',
    adults: 2,
    kids: 3,
    startDate: '2027-06-02',
    endDate: '2027-06-08',
  })
  const { of, found } = mealsNamed(palma, true)
  expect(found.length / Math.max(1, of)).toBeLessThanOrEqual(0.2)
  expect(lunchInLocalHours(palma).found).toEqual([])
})

it('leaves no day of a month empty, and nothing is said twice (7)', () => {
  expect(daysWithStop(bangkok).found).toEqual([])
  expect(repeatedSentences(bangkok).found).toEqual([])
  expect(fillers(bangkok).found.length / bangkok.plan.days.length).toBeLessThanOrEqual(1)
})

it('drops no must-see beside an open day (8)', async () => {
  const seychelles = await trip({ destination: 'Seychelles', startDate: '2027-05-12', endDate: '2027-05-29' })
  for (const each of [bangkok, bali, seychelles]) expect(openDayBesideMustSee(each).found).toEqual([])
})

it('keeps neighbours together (9)', async () => {
  const vienna = await trip({
    destination: 'Wien',
    language: 'de',
    startDate: '2027-05-04',
    endDate: '2027-05-09',
  })
  const { of, found } = neighboursSplit(vienna)
  // Its museums alone fill more than a day.
  expect(found.length / Math.max(1, of)).toBeLessThanOrEqual(0.15)
  const palace = ['schoenbrunn-palace', 'gloriette', 'schoenbrunn-zoo']
  const days = vienna.plan.days.map(
    ({ items }) => items.filter(({ place }) => palace.includes(place?.id ?? '')).length,
  )
  expect(days.filter((count) => count > 0)).toEqual([3])
})

it('plans one big museum a day for children (10)', async () => {
  const vienna = await trip({
    destination: 'Vienna',
    kids: 3,
    startDate: '2027-12-10',
    endDate: '2027-12-14',
  })
  expect(bigMuseumsPerKidsDay(vienna).most).toBeLessThanOrEqual(1)
})

it('spends a fortnight on an island in more than one town (11)', async () => {
  expect(new Set(bali.plan.days.map(({ base }) => base.id)).size).toBeGreaterThan(1)
})

it('has something to do on days of action (12)', async () => {
  const punta = await trip({
    destination: 'San Juan',
    tripType: 'action',
    startDate: '2027-02-01',
    endDate: '2027-02-07',
  })
  const { of, found } = activeDays(punta)
  expect(of).toBeGreaterThan(0)
  expect(found.length / of).toBeLessThanOrEqual(0.4)
})

it('fills a trip of one day from the morning to dinner (13)', async () => {
  const { plan } = await trip({
    startLocation: 'Oxford',
    destination: 'London',
    startDate: '2027-05-11',
    endDate: '2027-05-11',
  })
  expect(itemsOf(plan).filter(({ kind }) => kind === 'sight').length).toBeGreaterThanOrEqual(4)
})

it('rises early for what is best then, unless one wants to start later', async () => {
  const rome = (wishes: PlanRequest['wishes']) =>
    trip({ destination: 'Rome', startDate: '2027-05-04', endDate: '2027-05-09', ...(wishes && { wishes }) })
  expect(startOf((await rome(undefined)).plan, 'trevi-fountain')).toBeLessThan(540)
  const late = (await rome({ startsAt: '10:30' })).plan
  expect(itemsOf(late).every(({ start }) => minutesOfDay(start) >= 630)).toBe(true)
})

it('goes back to nothing while there is something new', () => {
  const stops = itemsOf(bali.plan).filter(({ kind }) => kind === 'sight' || kind === 'daytrip')
  expect(new Set(stops.map(({ place }) => place?.id)).size).toBe(stops.length)
})

it('walks little where that is asked for', async () => {
  const { plan } = await trip({ destination: 'Prague', wishes: { mobility: 'little-walking' } })
  const walks = itemsOf(plan).flatMap(({ travel }) => (travel?.mode === 'walk' ? [travel.km] : []))
  expect(Math.max(0, ...walks)).toBeLessThanOrEqual(0.6)
})
