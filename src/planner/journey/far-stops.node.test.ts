import { expect, it } from 'vitest'
import { evalContext, planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { StopOrder } from '../../trips/trip-stops.ts'
import { staysOfJourney } from '../plan-legs.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import { translatePlan } from '../prose/translate-plan.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })

function journey(places: readonly string[], order: StopOrder = 'given', endDate = '2027-04-17'): PlanRequest {
  const stops = places.map((each) => {
    const [, place = each, nights] = /^(.+?)(?: (\d+))?$/.exec(each) ?? []
    return { place, ...(nights && { nights: Number(nights) }) }
  })
  const route = { stops, order, ends: 'start' as const }
  const dates = { startDate: '2027-04-03', endDate }
  return sampleRequest({ startLocation: 'Berlin', destination: places[0] ?? '', ...dates, route })
}

async function planned(request: PlanRequest) {
  const plan = await planOf(planner, request)
  const { failed } = verify(plan, request, await gatherFacts(plan, atlas))
  return { plan, failed: failed.map(({ id, day }) => `${id} ${day}`) }
}

const dayOf = ({ days }: Plan, date: string | undefined) => days.find((day) => day.date === date)

it('flies over an ocean by day: there on the day one leaves, by the clocks there', async () => {
  const { plan, failed } = await planned(journey(['Paris 7', 'New York 7']))
  const leg = plan.legs?.find(({ toId }) => toId === 'new-york')
  expect(leg).toMatchObject({ mode: 'flight', depart: '07:25', arrive: { date: leg?.date, time: '13:30' } })
  const items = dayOf(plan, leg?.date)?.items.slice(0, 2)
  expect(items?.map(({ kind, title, start }) => `${start} ${kind} ${title}`)).toEqual([
    '07:25 transfer From Paris to New York',
    '13:30 checkin Check in and drop the bags in New York',
  ])
  expect(failed).toEqual([])
})

it('spends a night on board, for which no bed is paid', async () => {
  const { plan, failed } = await planned(journey(['London 5', 'Dubai 4', 'Sydney 5']))
  expect(failed).toEqual([])
  const days = plan.days.filter(isUnderWay)
  expect(days.map(({ date, base }) => `${date} ${base.name}`)).toEqual([
    '2027-04-08 Dubai',
    '2027-04-12 Sydney',
  ])
  expect(staysOfJourney(plan).map(({ nights, underWay }) => [nights, underWay])).toEqual([
    [5, undefined],
    [4, 1],
    [5, 1],
  ])
  expect(plan.summary).toContain('5 in London, 3 in Dubai and 4 in Sydney')
  expect(days[0]?.items.map(({ title }) => title)).toEqual(['Last hours in London', 'From London to Dubai'])
  expect(days[0]?.items[0]?.why).toContain('minutes away')
  const dubai = plan.stays.find(({ area }) => area.startsWith('Dubai'))
  expect(dubai?.url).toContain('2027-04-09')
})

it('crosses the date line in both directions', async () => {
  const east = await planned(journey(['Tokyo 7', 'Honolulu 7']))
  const there = east.plan.legs?.[1]
  expect([there?.depart, there?.arrive]).toEqual(['18:35', { date: there?.date, time: '12:10' }])
  const west = await planned(journey(['Los Angeles 7', 'Sydney 7']))
  expect(west.plan.legs?.[1]).toMatchObject({ date: '2027-04-10', arrive: { date: '2027-04-12' } })
  // Short as the flight is, the clocks differ by a day.
  const short = await planned(journey(['Bora Bora 7', 'Auckland 7']))
  expect(short.plan.legs?.[1]).toMatchObject({ date: '2027-04-10', arrive: { date: '2027-04-11' } })
  const back = await planned(journey(['Auckland 7', 'Tahiti 7']))
  expect(back.plan.legs?.[1]).toMatchObject({ depart: '21:30', arrive: { date: '2027-04-10' } })
  expect([...east.failed, ...west.failed, ...short.failed, ...back.failed]).toEqual([])
})

it('takes the order of stops with fewer hours in the air', async () => {
  const request = journey(['Sydney', 'Dubai', 'Singapore'], 'best', '2027-04-24')
  const { plan, failed } = await planned(request)
  expect(staysOfJourney(plan).map(({ name }) => name)).toEqual(['Sydney', 'Singapore', 'Dubai'])
  expect(failed).toEqual([])
})

it('flies by night where one would be there too late for the bags', async () => {
  const { plan, failed } = await planned(journey(['Riyadh 7', 'Kandy 7']))
  expect(plan.legs?.[1]).toMatchObject({ date: '2027-04-10', arrive: { date: '2027-04-11', time: '11:00' } })
  expect(failed).toEqual([])
})

it('refuses a stop whose nights are all under way', async () => {
  await expect(planned(journey(['London 12', 'Dubai 1', 'Abu Dhabi 1']))).rejects.toThrow()
})

it("counts the nights on the way from home as the first stop's", async () => {
  const outcome = (first: string) =>
    planner.plan(journey([first, 'Kyoto'], 'given', '2027-04-08'), { ...evalContext() })
  expect(await outcome('Tokyo 1')).toEqual({ planned: false, refusal: 'no_valid_plan' })
  const { plan } = await planned(journey(['Tokyo', 'Kyoto 3'], 'given', '2027-04-08'))
  expect(plan.days.map(isUnderWay)).toEqual([true, false, false, false, false, false])
  const long = sampleRequest({ startLocation: 'Berlin', destination: 'Bangkok', startDate: '2027-01-10' })
  const tour = await planOf(planner, { ...long, endDate: '2027-01-24' })
  expect(isUnderWay(tour.days[0] ?? { items: [] })).toBe(true)
})

it('says the same in German', async () => {
  const request = journey(['London 7', 'Dubai 7'])
  const { plan } = await planned(request)
  const german = { ...request, language: 'de' as const }
  const facts = await gatherFacts(plan, atlas)
  const day = translatePlan(plan, german, facts, atlas).days.find(isUnderWay)
  expect(day?.items.map(({ title }) => title)).toEqual(['Letzte Stunden in London', 'Von London nach Dubai'])
  expect(day?.items[1]?.note).toContain('Die Nacht vergeht an Bord.')
})

it('is judged by the verifier: nobody lands sooner than the plane, or visits anything on board', async () => {
  const request = journey(['London 7', 'Dubai 7'])
  const { plan } = await planned(request)
  const facts = await gatherFacts(plan, atlas)
  const failedOf = (changed: Plan) => verify(changed, request, facts).failed.map(({ id }) => id)
  const late = plan.legs?.map((leg) => (leg.arrive ? { ...leg, depart: '23:30' } : leg))
  expect(failedOf({ ...plan, ...(late && { legs: late }) })).toContain('joints')
  const early = plan.legs?.map((leg) =>
    leg.arrive ? { ...leg, arrive: { ...leg.arrive, date: leg.date } } : leg,
  )
  expect(failedOf({ ...plan, ...(early && { legs: early }) })).toContain('joints')
  const sight = plan.days.flatMap(({ items }) => items).find(({ kind }) => kind === 'sight')
  const days = plan.days.map((day) =>
    sight && isUnderWay(day) ? { ...day, items: [{ ...sight, id: 'x' }, ...day.items] } : day,
  )
  expect(failedOf({ ...plan, days })).toContain('joints')
})
