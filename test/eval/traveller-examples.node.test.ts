// The places that a traveller named who found earlier plans wrong; the number is that of the weakness.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { evalAtlas, evalContext, planOf, tripRequest } from './drafts.ts'

const atlas = evalAtlas()
const planner = createAtlasPlanner({ atlas })
const prepare = createCheckedPlanner({ atlas })

async function planned(changes: Partial<PlanRequest>): Promise<Plan> {
  return planOf(planner, tripRequest(changes))
}

/** What a plan visits by that name. */
function visits(plan: Plan, name: RegExp) {
  return plan.days.flatMap(({ items }, day) =>
    items
      .filter(({ kind, title }) => ['sight', 'daytrip', 'evening'].includes(kind) && name.test(title))
      .map(({ start, end, title }) => ({ day, start, end, title })),
  )
}

/** The same, and it is visited. */
function seen(plan: Plan, name: RegExp) {
  const found = visits(plan, name)
  expect(found).not.toEqual([])
  return found
}

const isMoving = ({ items }: Plan['days'][number]) =>
  items.some(({ kind }) => kind === 'transfer' || kind === 'checkin')

it.each(['Toskana', 'Giethoorn', 'Monschau', 'Hallstatt', 'Castelmezzano', 'Iceland', 'Canary Islands'])(
  'plans no empty day of %s, or says that too little is known (1, 2)',
  async (destination) => {
    const request = tripRequest({ destination, startDate: '2027-05-20', endDate: '2027-05-25' })
    const outcome = await prepare.plan(request, evalContext({ seed: 7 }))
    if (!outcome.planned) return expect(outcome.refusal).toBe('too_little_known')
    const whole = outcome.plan.days.filter((day) => !isMoving(day))
    const empty = whole.filter(({ items }) => !items.some(({ place, kind }) => place && kind !== 'meal'))
    expect(empty.map(({ title }) => title)).toEqual([])
  },
)

it('ends a day on Bali at the cliff of Uluwatu, and starts one at night for Batur (3)', async () => {
  const bali = await planned({ destination: 'Bali', startDate: '2027-05-02', endDate: '2027-05-15' })
  for (const { end } of seen(bali, /^Uluwatu Temple/)) expect(end > '18:00').toBe(true)
  for (const { start } of visits(bali, /Mount Batur.*(sunrise|climb|hike)/i))
    expect(start < '06:30').toBe(true)
})

it('is on Khao San Road in the evening, and on the rock of Arpoador for its sunset (3)', async () => {
  const bangkok = await planned({ destination: 'Bangkok', startDate: '2027-01-10', endDate: '2027-01-16' })
  for (const { start } of seen(bangkok, /Khao ?san/i)) expect(start > '17:00').toBe(true)
  const rio = await planned({ destination: 'Rio de Janeiro', startDate: '2027-02-05', endDate: '2027-02-10' })
  for (const { start } of seen(rio, /Arpoador/)) expect(start > '16:30').toBe(true)
})

it('goes up Table Mountain in the morning, and Signal Hill for sunset (3)', async () => {
  const cape = await planned({ destination: 'Cape Town', startDate: '2027-12-02', endDate: '2027-12-07' })
  for (const { start } of seen(cape, /^Table Mountain/)) expect(start < '11:00').toBe(true)
  for (const { end } of visits(cape, /Signal Hill/)) expect(end > '19:30').toBe(true)
})

it('is out of Central Park before it is dark (4)', async () => {
  const newYork = await planned({ destination: 'New York', startDate: '2027-10-14', endDate: '2027-10-18' })
  const park = visits(newYork, /^Central Park/)
  expect(park).not.toEqual([])
  for (const { end } of park) expect(end <= '18:20').toBe(true)
})

it.each([
  ['Munich', '2027-09-18', '2027-09-20'],
  ['Stockholm', '2027-06-23', '2027-06-27'],
  ['Tokyo', '2027-03-27', '2027-04-02'],
  ['Crete', '2027-04-29', '2027-05-06'],
  ['Vienna', '2027-12-18', '2027-12-22'],
])('has the feast of these days in %s on its programme (5)', async (destination, startDate, endDate) => {
  const { days } = await planned({ destination, startDate, endDate })
  expect(days.flatMap(({ items }) => items.flatMap(({ event }) => event ?? []))).not.toEqual([])
})

it('sees both Auschwitz and the mine of Wieliczka in four days in Kraków, where both were asked for', async () => {
  const plan = await planned({
    destination: 'Kraków',
    startLocation: 'Berlin',
    startDate: '2027-05-10',
    endDate: '2027-05-13',
    wishes: { mustSees: ['Auschwitz', 'Wieliczka'] },
  })
  const [camp] = seen(plan, /Auschwitz/)
  const [mine] = seen(plan, /Wieliczka/)
  expect(camp?.day).not.toBe(mine?.day)
})

it('goes to Da Michele for a meal, not for a visit (6)', async () => {
  const naples = await planned({ destination: 'Naples', startDate: '2027-07-05', endDate: '2027-07-09' })
  expect(visits(naples, /Michele/)).toEqual([])
})

it('has seen the Grand Palace before a day of a month is left open (7)', async () => {
  const bangkok = await planned({ destination: 'Bangkok', startDate: '2027-01-10', endDate: '2027-02-08' })
  const [palace] = visits(bangkok, /Grand Palace/)
  expect(palace?.day).toBeLessThanOrEqual(4)
})

it('walks through Samaria in a week on Crete, and sleeps in Chania for it (8, 11)', async () => {
  const crete = await planned({ destination: 'Crete', startDate: '2027-05-08', endDate: '2027-05-15' })
  expect(visits(crete, /Samaria/)).not.toEqual([])
  expect(crete.days.map(({ base }) => base.name)).toContain('Chania')
})

it.each([
  ['Bali', '2027-05-02', '2027-05-15', /Gunung Kawi|Tirta Empul/],
  ['Vienna', '2027-05-04', '2027-05-09', /Schönbrunn|Gloriette/],
] as const)('sees neighbours of %s on one day (9)', async (destination, startDate, endDate, names) => {
  const days = visits(await planned({ destination, startDate, endDate }), names).map(({ day }) => day)
  expect(new Set(days).size).toBeLessThanOrEqual(1)
})

it.each(['Algarve', 'Mallorca'])(
  'sleeps in more than one place in a week of %s (11)',
  async (destination) => {
    const { days } = await planned({ destination, startDate: '2027-09-10', endDate: '2027-09-17' })
    expect(new Set(days.map(({ base }) => base.id)).size).toBeGreaterThan(1)
  },
)

it('rides, paddles or climbs in Barcelona where action is asked for (12)', async () => {
  const asked = { destination: 'Barcelona', startDate: '2027-06-14', endDate: '2027-06-18' }
  const active = /kayak|bike|Aigües|climb|surf|hike|Montserrat/i
  const action = visits(await planned({ ...asked, tripType: 'action' }), active)
  expect(action.length).toBeGreaterThanOrEqual(2)
})

it.each([
  ['Linz', 'Hallstatt'],
  ['Augsburg', 'Bolzano'],
  ['Mannheim', 'Black Forest'],
])('books no flight from %s to %s (14)', async (startLocation, destination) => {
  const { booking } = await planned({ startLocation, destination })
  expect(booking?.map(({ kind }) => kind)).not.toContain('flight')
})

it('knows the train from Zurich to Vienna (14)', async () => {
  const { tips } = await planned({ startLocation: 'Zurich', destination: 'Vienna' })
  expect(tips.find(({ topic }) => topic === 'By train')?.text).toMatch(/^From Zurich the train/)
})

it.each([
  ['Rome', { kids: 2, startDate: '2027-06-07', endDate: '2027-06-11' }, 900],
  ['Rio de Janeiro', { adults: 5, startDate: '2027-02-05', endDate: '2027-02-10' }, 9000],
  ['Munich', { adults: 4, startDate: '2027-09-18', endDate: '2027-09-20' }, 800],
] as const)('knows what the beds of %s cost (money)', async (destination, party, least) => {
  const { budget } = await planned({ destination, ...party })
  expect(budget.lodging).toBeGreaterThanOrEqual(least)
})
