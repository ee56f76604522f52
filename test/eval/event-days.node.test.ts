// What readers missed in plans for the days of a feast, one test each: every one of them failed then.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

async function planned(changes: Partial<PlanRequest>): Promise<Plan> {
  const plan = await planOf(planner, tripRequest(changes))
  const broken = plan.provenance.checks.filter(({ severity, passed }) => severity === 'hard' && !passed)
  expect(broken).toEqual([])
  return plan
}

const dayOf = (plan: Plan, date: string) => plan.days.find((day) => day.date === date)?.items ?? []
const idsOf = (items: Plan['days'][number]['items']) => items.flatMap(({ place }) => place?.id ?? [])

it('spends the day of a feast at it, main act and all, and nowhere out of town', async () => {
  const cusco = await planned({
    destination: 'Cusco',
    startDate: '2027-06-22',
    endDate: '2027-06-27',
    tripType: 'action',
  })
  const solstice = dayOf(cusco, '2027-06-24')
  expect(idsOf(solstice)).toEqual(expect.arrayContaining(['event-inti-raymi-1', 'event-inti-raymi-2']))
  expect(solstice.map(({ kind }) => kind)).not.toContain('daytrip')
  const orleans = await planned({
    destination: 'New Orleans',
    startDate: '2027-02-05',
    endDate: '2027-02-10',
  })
  const tuesday = dayOf(orleans, '2027-02-09')
  expect(tuesday.filter(({ event }) => event === 'mardi-gras-new-orleans')).toHaveLength(2)
  expect(tuesday.map(({ kind }) => kind)).not.toContain('daytrip')
})

it('gives a single day in town the programme of that day', async () => {
  const venice = await planned({
    startLocation: 'Bologna',
    destination: 'Venice',
    startDate: '2027-02-06',
    endDate: '2027-02-06',
  })
  expect(dayOf(venice, '2027-02-06').filter(({ event }) => event === 'venice-carnival')).not.toEqual([])
})

it('does not go to a museum again that an event has shown', async () => {
  const vienna = await planned({ destination: 'Vienna', startDate: '2027-12-22', endDate: '2027-12-27' })
  const items = vienna.days.flatMap((day) => day.items)
  expect(idsOf(items)).toContain('event-vienna-christmas-eve-1')
  expect(idsOf(items)).not.toContain('kunsthistorisches-museum')
  // It is paid for all the same.
  expect(
    items.find(({ place }) => place?.id === 'event-vienna-christmas-eve-1')?.cost?.amount,
  ).toBeGreaterThan(0)
})

it('stays up for the flame at midnight, and eats the lamb of Easter for lunch', async () => {
  const athens = await planned({ destination: 'Athens', startDate: '2027-04-29', endDate: '2027-05-04' })
  const flame = dayOf(athens, '2027-05-01').at(-1)
  expect(flame).toMatchObject({ kind: 'evening', event: 'greek-holy-week', start: '23:00', end: '24:00' })
  const easter = dayOf(athens, '2027-05-02')
  expect(idsOf(easter)).toContain('event-greek-holy-week-3')
  expect(easter.filter(({ kind }) => kind === 'meal')).toHaveLength(1)
})

it('has no dinner after an iftar', async () => {
  const dubai = await planned({ destination: 'Dubai', startDate: '2027-02-14', endDate: '2027-02-18' })
  const iftar = dubai.days.find(({ items }) => items.some(({ event }) => event === 'ramadan-emirates'))
  if (!iftar) throw new Error('no iftar')
  expect(iftar.items.filter(({ kind, start }) => kind === 'meal' && start > '16:00')).toEqual([])
})

it('leaves a race to those who come for it', async () => {
  const asked = { destination: 'Mexico City', startDate: '2027-10-29', endDate: '2027-11-03' }
  const isRace = ({ event }: { event?: string }) => event === 'mexico-city-grand-prix'
  const usual = await planned(asked)
  expect(usual.days.flatMap(({ items }) => items).filter(isRace)).toEqual([])
  const told = usual.tips.map(({ topic, text }) => `${topic}: ${text}`).join(' ')
  expect(`${usual.summary} ${told}`).toContain('Mexico City Grand Prix')
  const fan = await planned({ ...asked, wishes: { mustSees: ['Mexico City Grand Prix'] } })
  expect(fan.days.flatMap(({ items }) => items).filter(isRace)).not.toEqual([])
})

it('says nothing of what ends while one is in the air', async () => {
  const cape = await planned({
    startLocation: 'London',
    destination: 'Cape Town',
    startDate: '2027-11-20',
    endDate: '2027-11-27',
  })
  expect(`${cape.summary} ${cape.tips.map(({ text }) => text).join(' ')}`).not.toContain('Whale season')
})

it('sees a market once that stands before Christmas and over it', async () => {
  const vienna = await planned({ destination: 'Vienna', startDate: '2026-12-23', endDate: '2026-12-26' })
  const names = vienna.days.flatMap(({ items }) =>
    items.flatMap(({ kind, title }) => (kind === 'sight' ? [title] : [])),
  )
  expect(names).toContain('City Hall market under the lights')
  expect(new Set(names).size).toBe(names.length)
})

it('rises for the maples, and sits in a tent of the Oktoberfest on a weekday', async () => {
  const kyoto = await planned({
    destination: 'Kyoto',
    startDate: '2027-11-18',
    endDate: '2027-11-22',
    tripType: 'relaxed',
  })
  const maples = kyoto.days.flatMap(({ items }) =>
    items.filter(({ event }) => event === 'kyoto-autumn-leaves'),
  )
  expect(maples.some(({ start }) => start < '09:30')).toBe(true)
  const munich = await planned({ destination: 'Munich', startDate: '2027-09-18', endDate: '2027-09-20' })
  expect(idsOf(dayOf(munich, '2027-09-19'))).toContain('event-oktoberfest-1')
  expect(idsOf(dayOf(munich, '2027-09-20'))).toContain('event-oktoberfest-2')
})

it('sends nobody to a table in town while a feast serves lunch', async () => {
  const munich = await planned({
    destination: 'Munich',
    startDate: '2027-09-18',
    endDate: '2027-09-20',
    adults: 4,
  })
  const tent = dayOf(munich, '2027-09-20').find(({ title }) => title === 'A tent without a reservation')
  expect(tent?.event).toBe('oktoberfest')
  expect(tent?.note ?? '').not.toContain('Lunch')
})
