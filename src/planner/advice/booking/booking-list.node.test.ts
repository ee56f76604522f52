import { expect, it } from 'vitest'
import { readAtlas } from '../../../../test/support/atlas-files.ts'
import { planOf } from '../../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../../atlas/planner.ts'
import { createCheckedPlanner } from '../../checked-planner.ts'
import type { PlanRequest } from '../../plan.ts'
import { wayThere } from '../ways-there.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

async function booking(changes: Partial<PlanRequest>) {
  const plan = await planOf(planner, sampleRequest(changes))
  return plan.booking ?? []
}

const OKTOBERFEST = { destination: 'Munich', startDate: '2027-09-18', endDate: '2027-09-20' }

it('looks for a bed as early as the event on those days asks', async () => {
  const bed = (await booking(OKTOBERFEST)).find(({ kind }) => kind === 'lodging')
  expect(bed?.from).toBe('2026-11-22')
  const quiet = await booking({ ...OKTOBERFEST, startDate: '2027-11-09', endDate: '2027-11-11' })
  expect(quiet.find(({ kind }) => kind === 'lodging')?.from).toBe('2027-10-10')
})

it('names the tickets with their official site, then the bed and the way there', async () => {
  const list = await booking({ destination: 'Barcelona' })
  const sagrada = list.find(({ title }) => /Sagrada/.test(title))
  expect(sagrada).toMatchObject({ kind: 'ticket', site: expect.stringMatching(/\./) })
  expect(list.map(({ kind }) => kind).slice(-2)).toEqual(['lodging', 'flight'])
})

it('books a train where that is as fast, and a car where one needs it', async () => {
  const rome = await booking({ startLocation: 'Rome', destination: 'Naples' })
  expect(rome.map(({ kind }) => kind)).toContain('train')
  expect(rome.map(({ kind }) => kind)).not.toContain('flight')
  const iceland = await booking({ destination: 'Iceland', endDate: '2027-05-13' })
  expect(iceland.map(({ kind }) => kind)).toContain('car')
})

it('books a car for the day trip that has no other way', async () => {
  const sanGalgano = { mustSees: ['Abbey of San Galgano'] }
  const siena = await booking({ destination: 'Siena', wishes: sanGalgano })
  expect(siena.map(({ kind }) => kind)).toContain('car')
})

it('books the train where that is the ordinary way, whatever flies somewhere near', async () => {
  const ruegen = { startLocation: 'Cologne', destination: 'Rügen' }
  const kinds = async (changes: Partial<PlanRequest>) => (await booking(changes)).map(({ kind }) => kind)
  expect(await kinds(ruegen)).toContain('train')
  expect(await kinds({ ...ruegen, budget: 'luxury' })).not.toContain('flight')
  expect(await kinds({ startLocation: 'Hamburg', destination: 'Munich', budget: 'budget' })).toContain(
    'train',
  )
  expect(await kinds({ startLocation: 'Berlin', destination: 'Barcelona', budget: 'budget' })).toContain(
    'flight',
  )
})

it('knows of the ways there the one that is soonest there', () => {
  const flights = [{ label: 'Flights: HAM – VIE', url: 'https://www.google.com/travel/flights' }]
  const train = { from: 'Hamburg', mode: 'train' as const, minutes: 345, changes: 0 }
  expect(wayThere({ arrival: train, flights })).toBe('flight')
  expect(wayThere({ arrival: { ...train, minutes: 100 }, flights })).toBe('train')
  expect(wayThere({ arrival: train, flights: [] })).toBe('train')
  expect(wayThere({ flights: [] })).toBeUndefined()
  expect(wayThere({ flights: [{ label: 'Flights: SZG', url: '' }] })).toBeUndefined()
})

it('names the train beside the flight where the plan tells of both, and needs neither', async () => {
  const ways = (await booking({ startLocation: 'Copenhagen', destination: 'Stockholm' })).filter(
    ({ kind }) => kind === 'train' || kind === 'flight',
  )
  expect(ways.map(({ kind, required }) => ({ kind, required }))).toEqual([
    { kind: 'train', required: false },
    { kind: 'flight', required: false },
  ])
})

it('hires a car where the plan drives out of town, and none where trains take one there', async () => {
  const week = { startDate: '2027-06-14', endDate: '2027-06-20' }
  const kinds = async (destination: string) =>
    (await booking({ ...week, destination })).map(({ kind }) => kind)
  expect(await kinds('Lanzarote')).toContain('car')
  expect(await kinds('Zürich')).not.toContain('car')
})

it('hires a car for the day trip by road from a town that needs none, and not for a taxi ride', async () => {
  const siena = { destination: 'Siena', startDate: '2027-05-24', endDate: '2027-05-27' }
  const [car, ...more] = (await booking(siena)).filter(({ kind }) => kind === 'car')
  expect(car).toMatchObject({ required: false })
  expect(car?.day).toBeDefined()
  expect(more).toEqual([])
  const singapore = { destination: 'Singapore', startDate: '2027-02-16', endDate: '2027-02-19' }
  expect((await booking(singapore)).map(({ kind }) => kind)).not.toContain('car')
  // To Wadi Rum one has a driver, as everywhere round Petra.
  const petra = { destination: 'Petra', startDate: '2027-04-13', endDate: '2027-04-16' }
  expect((await booking(petra)).map(({ kind }) => kind)).not.toContain('car')
})

it('books no seat at the table of a feast, and nothing that one pays at its gate', async () => {
  const titles = (await booking(OKTOBERFEST)).map(({ title }) => title)
  expect(titles).not.toContain('A tent without a reservation')
  expect(titles).not.toContain('Oide Wiesn with old rides')
  const carnival = { destination: 'Rio de Janeiro', startDate: '2027-02-05', endDate: '2027-02-10' }
  const parade = (await booking(carnival)).map(({ title }) => title)
  expect(parade).toContain('Special Group in the Sambódromo')
})

it('buys the card that pays, and beside it only the time slots that it does not give', async () => {
  const week = { destination: 'Oslo', startDate: '2027-05-11', endDate: '2027-05-14' }
  const oslo = await booking(week)
  expect(oslo).toContainEqual(
    expect.objectContaining({ kind: 'ticket', title: 'Oslo Pass', required: false, site: 'visitoslo.com' }),
  )
  const paris = (await booking({ ...week, destination: 'Paris' })).map(({ title }) => title)
  expect(paris).toContain('Paris Museum Pass')
  expect(paris).toContain('Louvre')
  expect(paris).not.toContain('Arc de Triomphe')
})

it('books tickets before tables, none of them left out for a table, and fine tables earlier', async () => {
  const dubai = { destination: 'Dubai', startDate: '2027-07-12', endDate: '2027-07-17' }
  const list = await booking({ ...dubai, startLocation: 'Zurich', budget: 'luxury' })
  const kinds = list.flatMap(({ kind }) => (kind === 'ticket' || kind === 'table' ? kind : []))
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a === 'table') - Number(b === 'table')))
  expect(kinds.length).toBeGreaterThan(8)
  const [table] = list.filter(({ kind }) => kind === 'table')
  expect(table?.from).toMatch(/^2027-06/)
})

it('books the dinner of New Year’s Eve a month before, at a table that needs it on no other night', async () => {
  const days = { startDate: '2027-12-30', endDate: '2028-01-02' }
  const list = await booking({ ...days, destination: 'Budapest', budget: 'budget' })
  expect(list).toContainEqual(expect.objectContaining({ kind: 'table', day: 1, from: '2027-12-01' }))
  expect(list.filter(({ kind }) => kind === 'table')).toHaveLength(1)
})

it('looks for a bed as early as the tip on an event says, however few it draws', async () => {
  const midsummer = { destination: 'Stockholm', startDate: '2027-06-23', endDate: '2027-06-27' }
  const bed = (await booking(midsummer)).find(({ kind }) => kind === 'lodging')
  expect(bed?.from).toBe('2027-02-23')
})

it('looks for a bed three months before a night in the high season', async () => {
  const bedFrom = async (month: string) => {
    const week = { startDate: `2027-${month}-10`, endDate: `2027-${month}-13` }
    const list = await booking({ destination: 'Mallorca', ...week })
    return list.find(({ kind }) => kind === 'lodging')?.from
  }
  expect(await bedFrom('07')).toBe('2027-04-11')
  expect(await bedFrom('10')).toBe('2027-09-10')
})

it('books the train to what sells out with it, and no seat on a regional line', async () => {
  const andes = { startLocation: 'Los Angeles', destination: 'Cusco' }
  const cusco = await booking({ ...andes, startDate: '2027-07-02', endDate: '2027-07-10' })
  expect(cusco).toContainEqual(
    expect.objectContaining({ kind: 'train', title: 'Machu Picchu', required: true }),
  )
  const ghent = await booking({ startLocation: 'Brussels', destination: 'Ghent' })
  expect(ghent.map(({ kind }) => kind)).not.toContain('train')
})

it('says that one flies home from another airport', async () => {
  const week = { startDate: '2027-06-27', endDate: '2027-07-03' }
  const lofoten = await booking({ ...week, startLocation: 'Oslo', destination: 'Lofoten' })
  expect(lofoten.find(({ kind }) => kind === 'flight')?.title).toBe('to SVJ, home from LKN')
})

it('books no way to where one lives', async () => {
  const home = { startLocation: 'Cologne', destination: 'Cologne', wishes: { atHome: true as const } }
  expect((await booking(home)).map(({ kind }) => kind)).not.toContain('train')
})

it('looks for nothing before the day on which it was planned', async () => {
  const checked = createCheckedPlanner({ atlas: readAtlas() })
  const soon = sampleRequest({ ...OKTOBERFEST, startDate: '2027-01-08', endDate: '2027-01-10' })
  const { booking: list = [] } = await planOf(checked, soon)
  expect(list.map(({ from }) => from).toSorted()[0]).toBe('2027-01-01')
})
