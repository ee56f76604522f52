// The examples that readers of earlier plans gave, one by one: what stood wrong there must not come back.
import { expect, it } from 'vitest'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

async function planned(changes: Partial<PlanRequest>) {
  return planOf(planner, tripRequest(changes))
}

type Found = Awaited<ReturnType<typeof planned>>

/** Stops, meals and evenings with the number of their day, in order. */
const itemsOf = ({ days }: Found) =>
  days.flatMap(({ items, sun }, day) => items.map((item) => ({ ...item, day, sun })))
const named = (plan: Found, name: RegExp) => itemsOf(plan).filter(({ title }) => name.test(title))
const textOf = (plan: Found) =>
  [plan.summary, ...plan.tips.map(({ text }) => text), ...itemsOf(plan).map(({ title }) => title)].join('\n')
const dayOf = (plan: Found, name: RegExp) => named(plan, name)[0]?.day

const BALI = { destination: 'Bali', startDate: '2027-05-02', endDate: '2027-05-15', startLocation: 'Sydney' }
const MALLORCA: Partial<PlanRequest> = {
  destination: 'Mallorca',
  startDate: '2027-07-10',
  endDate: '2027-07-17',
  kids: 3,
  wishes: { ages: [3, 6, 9] },
  tripType: 'relaxed',
}
const CAPE = { destination: 'Cape Town', startDate: '2027-02-20', endDate: '2027-02-27' }

it.each([
  [/Uluwatu Temple/, BALI, '16:20', '19:30'],
  [/Batur/, BALI, '01:00', '06:30'],
  // From Seminyak it is two and a half hours by car and boat.
  [/Nusa Penida/, BALI, '06:00', '09:45'],
  [/Signal Hill/, CAPE, '17:30', '21:00'],
  [/Table Mountain/, CAPE, '07:00', '12:00'],
  [/Es Trenc/, MALLORCA, '07:00', '11:00'],
  [/Khao ?San/, { destination: 'Bangkok', startDate: '2027-01-10', endDate: '2027-01-16' }, '17:00', '23:00'],
  [
    /Arpoador/,
    { destination: 'Rio de Janeiro', startDate: '2027-02-05', endDate: '2027-02-10' },
    '16:30',
    '20:00',
  ],
] as const)('sees %s when it is at its best (3)', async (name, trip, from, to) => {
  const found = named(await planned({ ...trip }), name).filter(({ kind }) => kind !== 'meal')
  for (const { start, title } of found) expect(start >= from && start <= to, `${title} ${start}`).toBe(true)
})

it('goes up Table Mountain early in the stay (3)', async () => {
  expect(dayOf(await planned(CAPE), /Table Mountain/)).toBeLessThanOrEqual(3)
})

it('keeps to the light in December, and to the park by day (4)', async () => {
  const iceland = await planned({
    destination: 'Reykjavík',
    startDate: '2027-12-10',
    endDate: '2027-12-14',
  })
  expect(dayOf(iceland, /Þingvellir/)).toBeDefined()
  for (const { end, sun } of named(iceland, /Gullfoss|Þingvellir/)) expect(end <= (sun?.set ?? '')).toBe(true)
  const york = await planned({ destination: 'New York', startDate: '2027-03-01', endDate: '2027-03-05' })
  for (const { end, sun } of named(york, /Central Park/)) expect(end <= (sun?.set ?? '')).toBe(true)
})

it.each([
  ['Munich', '2027-09-18', '2027-09-20', /Oktoberfest|Wiesn/],
  ['Marrakesh', '2027-02-20', '2027-02-24', /Ramadan/],
  ['Stockholm', '2027-06-23', '2027-06-27', /Midsummer/],
  ['Tokyo', '2027-03-27', '2027-04-02', /cherry|blossom/i],
  ['Crete', '2027-04-29', '2027-05-06', /Easter/],
  ['Vienna', '2027-12-18', '2027-12-22', /Christ|Advent/],
  ['Venice', '2027-01-31', '2027-01-31', /Carnival/],
  ['Rio de Janeiro', '2027-02-05', '2027-02-10', /Carnival/],
] as const)('tells who comes to %s on %s what is on (5)', async (destination, startDate, endDate, event) => {
  // One day is enough for who lives near.
  const near = destination === 'Venice' && { startLocation: 'Verona' }
  const plan = await planned({ destination, startDate, endDate, ...near })
  expect(textOf(plan)).toMatch(event)
  expect(itemsOf(plan).some((item) => item.event !== undefined)).toBe(true)
})

it('eats at Da Michele rather than looking at it, and not in the morning (6)', async () => {
  const naples = await planned({ destination: 'Naples', startDate: '2027-07-05', endDate: '2027-07-09' })
  for (const { kind } of named(naples, /Da Michele/)) expect(kind).toBe('meal')
  const family = { kids: 3, wishes: { ages: [3, 6, 9] } }
  const palma = await planned({
    destination: 'Mallorca',
    startDate: '2027-07-10',
    endDate: '2027-07-17',
    ...family,
  })
  for (const { kind, start, id } of itemsOf(palma))
    if (kind === 'meal') expect(start >= (id.endsWith('-dinner') ? '19:00' : '12:00'), start).toBe(true)
})

it('leaves no day open before the first sight of a month, and says nothing again and again (7)', async () => {
  const bangkok = await planned({
    destination: 'Bangkok',
    startDate: '2027-01-10',
    endDate: '2027-02-08',
    tripType: 'relaxed',
  })
  expect(dayOf(bangkok, /Grand Palace/)).toBeLessThanOrEqual(2)
  const open = bangkok.days.filter(({ items }) =>
    items.every(({ kind }) => kind === 'free' || kind === 'meal' || kind === 'evening'),
  )
  expect(open.length).toBeLessThan(6)
  expect(itemsOf(bangkok).filter(({ title }) => /A book and something/.test(title)).length).toBeLessThan(2)
})

it.each([
  ['Cape Town', '2027-02-20', '2027-02-27', /Stellenbosch|Franschhoek|Constantia|wine/i],
  ['Tokyo', '2027-03-27', '2027-04-02', /Nikk|Kamakura|Hakone/],
  ['Crete', '2027-05-02', '2027-05-12', /Samari|Spinalonga|Rethymno/],
] as const)('goes out of %s for what one comes for (8)', async (destination, startDate, endDate, name) => {
  const plan = await planned({ destination, startDate, endDate })
  expect(named(plan, name).length).toBeGreaterThan(0)
})

it.each([
  ['Vienna', '2027-05-10', '2027-05-14', [/Schönbrunn Palace/, /Gloriette|Schönbrunn Zoo|Palace Gardens/]],
  ['Bali', '2027-05-02', '2027-05-15', [/Gunung Kawi/, /Tirta Empul/]],
  ['Cape Town', '2027-02-20', '2027-02-27', [/Boulders/, /Cape Point|Cape of Good Hope/]],
] as const)('sees neighbours of %s on one day (9)', async (destination, startDate, endDate, [one, other]) => {
  const plan = await planned({ destination, startDate, endDate })
  const days = [dayOf(plan, one), dayOf(plan, other)]
  if (days.every((day) => day !== undefined)) expect(days[0]).toBe(days[1])
})
