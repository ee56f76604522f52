// What readers of earlier plans found wrong for a party, a way there or a purse, example by example.
import { expect, it } from 'vitest'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const destinations = readDestinations()
const sights = new Map(
  destinations.flatMap(({ id, sights }) => sights.map((sight) => [`${id}/${sight.id}`, sight] as const)),
)
const planner = createAtlasPlanner({ atlas: readAtlas([...destinations]) })

async function planned(changes: Partial<PlanRequest>) {
  return planOf(planner, tripRequest(changes))
}

type Found = Awaited<ReturnType<typeof planned>>
const basesOf = ({ days }: Found) => new Set(days.map(({ base }) => base.name))
const stopsOf = ({ days }: Found) =>
  days.flatMap(({ items, base }, day) =>
    items.flatMap(({ place }) => {
      const sight = place?.id && sights.get(`${base.id?.split('/')[0]}/${place.id}`)
      return sight ? [{ day, sight }] : []
    }),
  )
const tipsOf = (plan: Found) => plan.tips.map(({ text }) => text).join('\n')

const MUSEUMS = new Set(['museum', 'gallery', 'palace', 'library'])

it.each([
  ['Vienna', '2027-12-18', '2027-12-22', [4, 7, 10]],
  ['Rome', '2027-06-07', '2027-06-11', [8, 11]],
  ['Naples', '2027-07-05', '2027-07-09', [6, 10]],
] as const)('takes children in %s to no row of museums, and to no bones (10)', async (...trip) => {
  const [destination, startDate, endDate, ages] = trip
  const plan = await planned({
    destination,
    startDate,
    endDate,
    kids: ages.length,
    wishes: { ages: [...ages] },
  })
  const stops = stopsOf(plan)
  for (const index of plan.days.keys()) {
    const big = stops.filter(
      ({ day, sight }) =>
        day === index && MUSEUMS.has(sight.category) && sight.minutes >= 75 && sight.kids < 3,
    )
    expect(big.length, `day ${index + 1}`).toBeLessThanOrEqual(1)
  }
  expect(stops.filter(({ sight }) => /catacomb/i.test(sight.name.en))).toEqual([])
  const notes = plan.days.flatMap(({ items }) => items.flatMap(({ kidsNote }) => kidsNote ?? []))
  expect(new Set(notes).size).toBe(notes.length)
})

it.each([
  ['Mallorca', '2027-07-10', '2027-07-17', 2],
  ['Algarve', '2027-09-10', '2027-09-17', 2],
  ['Bali', '2027-05-02', '2027-05-15', 3],
  ['Crete', '2027-05-02', '2027-05-11', 2],
] as const)(
  'sleeps in more than one town of %s, and says who drives (11)',
  async (destination, startDate, endDate, least) => {
    const plan = await planned({ destination, startDate, endDate })
    expect(basesOf(plan).size).toBeGreaterThanOrEqual(least)
    const drives = plan.days.some(({ items }) =>
      items.some(({ kind, travel }) => kind !== 'transfer' && travel?.mode === 'car'),
    )
    if (drives) expect(tipsOf(plan) + JSON.stringify(plan.booking)).toMatch(/\bcar\b|driver|scooter|taxi/i)
  },
)

it('plans action as such in Barcelona, and luxury in Dubai (12)', async () => {
  const dates = { startDate: '2027-06-14', endDate: '2027-06-18' }
  const action = stopsOf(await planned({ destination: 'Barcelona', ...dates, tripType: 'action' }))
  const active = new Set(action.flatMap(({ day, sight }) => (sight.activity ? [day] : [])))
  expect(active.size).toBeGreaterThanOrEqual(3)
  const dubai = await planned({
    destination: 'Dubai',
    startDate: '2027-03-20',
    endDate: '2027-03-27',
    budget: 'luxury',
  })
  const titles = stopsOf(dubai).map(({ sight }) => `${sight.name.en} ${sight.category}`)
  expect(titles.join('\n')).toMatch(/spa|hammam/i)
  expect(titles.join('\n')).toMatch(/desert|dune/i)
  expect(titles.join('\n')).toMatch(/beach/i)
})

it('fills a day in London from Paris, and says when the train home goes (13)', async () => {
  const day = { startDate: '2027-09-04', endDate: '2027-09-04' }
  const plan = await planned({ startLocation: 'Paris', destination: 'London', ...day })
  expect(stopsOf(plan).length).toBeGreaterThanOrEqual(3)
  expect(plan.days[0]?.items[0]?.start.slice(0, 2)).toMatch(/0\d|10/)
  expect(plan.days[0]?.why).toMatch(
    /By train .* to London St Pancras, and on the way back there by \d\d:\d\d/,
  )
  expect(plan.arrival?.mode).toBe('train')
})

it.each([
  ['Linz', 'Hallstatt'],
  ['Augsburg', 'Bolzano'],
  ['Mannheim', 'Black Forest'],
] as const)('sends nobody by plane from %s to %s (14)', async (startLocation, destination) => {
  const plan = await planned({
    startLocation,
    destination,
    startDate: '2027-07-20',
    endDate: '2027-07-24',
  })
  expect(plan.booking?.map(({ kind }) => kind)).not.toContain('flight')
  expect(tipsOf(plan)).toMatch(/train/i)
})

it('knows the trains from Zurich to Vienna and from Rome to Naples (14)', async () => {
  const night = await planned({ startLocation: 'Zürich', destination: 'Vienna' })
  expect(tipsOf(night)).toMatch(/train/i)
  const naples = await planned({ startLocation: 'Rome', destination: 'Naples' })
  expect(naples.arrival?.minutes).toBeLessThanOrEqual(80)
})

it('says nothing that would be true anywhere (15)', async () => {
  for (const destination of ['Paris', 'Lisbon', 'Kyoto', 'Crete']) {
    const { tips } = await planned({ destination })
    const said = tips.map(({ text }) => text).join('\n')
    expect(said).not.toMatch(/one of the good months|a greeting and a thank-you|go a long way/)
  }
})

it.each([
  [{ destination: 'Rome', startDate: '2027-06-07', endDate: '2027-06-11', kids: 2 }, 900, 2400],
  [{ destination: 'Rio de Janeiro', startDate: '2027-02-05', endDate: '2027-02-10', adults: 5 }, 9000, 34000],
  [{ destination: 'Munich', startDate: '2027-09-18', endDate: '2027-09-20', adults: 4 }, 800, 2900],
  [{ destination: 'New York', startDate: '2027-03-10', endDate: '2027-03-14' }, 1500, 3700],
] as const)('asks for %o what it costs (money)', async (trip, least, most) => {
  const { budget } = await planned(trip)
  expect(budget.total).toBeGreaterThanOrEqual(least)
  expect(budget.total).toBeLessThanOrEqual(most)
})

it('pays for the Colosseum and the Forum once, and for children nothing where they are free (money)', async () => {
  const rome = { destination: 'Rome', startDate: '2027-06-07', endDate: '2027-06-11' }
  const two = await planned(rome)
  const costOf = (plan: Found, name: RegExp) =>
    plan.days.flatMap(({ items }) =>
      items.flatMap(({ title, cost }) => (name.test(title) && cost ? [cost] : [])),
    )
  expect(costOf(two, /^(Colosseum|Roman Forum|Palatine)/).length).toBeLessThanOrEqual(1)
  const four = await planned({ ...rome, kids: 2, wishes: { ages: [8, 11] } })
  const [alone] = costOf(two, /^Colosseum/)
  const [family] = costOf(four, /^Colosseum/)
  if (alone && family) expect(family.amount).toBe(alone.amount)
})
