import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { isStop, type PlanDay, type PlanRequest } from '../plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { translatePlan } from '../prose/translate-plan.ts'
import { scheduleDay } from '../schedule/schedule-day.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })

async function moveTo(base: string, changes: Partial<PlanRequest>) {
  const request = sampleRequest(changes)
  const plan = await planOf(planner, request)
  const facts = await gatherFacts(plan, atlas, request)
  expect(verify(plan, request, facts).failed).toEqual([])
  const index = plan.days.findIndex((day) => day.base.id === base)
  return { request, plan, facts, index, halts: haltsOf(plan.days[index]) }
}

function haltsOf(day: PlanDay | undefined) {
  const items = day?.items ?? []
  const arrives = items.findIndex(({ kind }) => kind === 'checkin')
  return items.slice(0, arrives).filter(({ kind }) => kind !== 'transfer')
}

const idsOf = (items: ReturnType<typeof haltsOf>) => items.map(({ place }) => place?.id)

it('sees what the road passes in its order, waits for a door, and brings lunch on a long walk', async () => {
  const days = { startDate: '2027-06-18', endDate: '2027-06-22', tripType: 'action' as const }
  const { halts, plan } = await moveTo('lofoten/reine', { destination: 'Lofoten', ...days })
  expect(idsOf(halts)).toEqual(['nusfjord', 'kvalvika-beach'])
  const [village, beach] = halts
  expect(village?.start).toBe('10:00')
  expect(village?.cost?.amount).toBeGreaterThan(0)
  expect(beach?.note).toContain('Bring lunch')
  const later = plan.days.flatMap(({ items }) => items.filter(isStop)).map(({ place }) => place?.id)
  expect(later).not.toContain('nusfjord')
  expect(later).not.toContain('kvalvika-beach')
})

it('has lunch at a kitchen on the road, on the day as planned, as changed and as translated', async () => {
  const dates = { startDate: '2027-07-01', endDate: '2027-07-10' }
  const { halts, plan, request, facts, index } = await moveTo('iceland/hofn', {
    destination: 'Iceland',
    ...dates,
  })
  expect(idsOf(halts)).toEqual(['nailed-it-jokulsarlon', 'jokulsarlon'])
  expect(halts[0]).toMatchObject({ kind: 'meal', title: 'Lunch: Nailed It Fish & Chips' })
  expect(halts[1]?.travel?.mode).toBe('walk')
  const day = plan.days[index]
  const task = { plan, index, stops: day?.items.filter(isStop) ?? [], arrangement: 'given' as const }
  const again = scheduleDay({ ...task, request, destinations: facts.destinations, seed: 1 })
  expect(haltsOf(again)).toEqual(halts)
  const german = translatePlan(plan, { ...request, language: 'de' }, facts, atlas)
  const said = haltsOf(german.days[index]).map(({ title }) => title)
  expect(said).toEqual([
    'Mittagessen: Nailed It Fish & Chips',
    'Halt unterwegs: Jökulsárlón und Diamantstrand',
  ])
})

it('waits for the hour at which the country has lunch', async () => {
  const dates = { startDate: '2027-08-01', endDate: '2027-08-14' }
  const { halts } = await moveTo('namibia/damaraland', { destination: 'Namibia', ...dates })
  expect(halts.filter(({ kind }) => kind === 'meal').map(({ start }) => start)).toEqual(['12:30'])
})

it('has lunch where one is going, when nothing else is planned that day', async () => {
  const dates = { startDate: '2027-05-15', endDate: '2027-05-24' }
  const { plan } = await moveTo('sri-lanka/south-coast', {
    destination: 'Sri Lanka',
    ...dates,
    budget: 'budget',
    tripType: 'relaxed',
  })
  expect(plan.days[6]?.items.map(({ title }) => title)).toContain('On to where you stay in Galle and Mirissa')
})

it('follows a road by the towns on it, and takes what is lesser as a break of a long drive', async () => {
  const dates = { startDate: '2027-08-01', endDate: '2027-08-14' }
  const { halts } = await moveTo('namibia/etosha', { destination: 'Namibia', ...dates })
  expect(idsOf(halts)).toEqual(['petrified-forest', 'farmhouse-outjo'])
})

it('pays nothing on the road before a border where the money changes', async () => {
  const dates = { startDate: '2027-06-05', endDate: '2027-06-25' }
  const { halts } = await moveTo('batumi', { destination: 'Artvin', ...dates })
  expect(halts.every(({ kind, cost }) => kind === 'meal' || !cost)).toBe(true)
})

it('stops on a slow road at what is not far from the next bed, but for no sunset in the morning', async () => {
  const bali = {
    destination: 'Bali',
    startDate: '2027-05-02',
    endDate: '2027-05-15',
    startLocation: 'Sydney',
  }
  const { halts, plan } = await moveTo('bali/munduk', bali)
  expect(idsOf(halts)).toContain('jatiluwih')
  const moves = plan.days.flatMap((day) => idsOf(haltsOf(day)))
  expect(moves).not.toContain('tanah-lot')
  expect(moves).not.toContain('jimbaran-bay')
})

it('takes longer for what lies off the road', async () => {
  const dates = { startDate: '2027-09-10', endDate: '2027-09-17', startLocation: 'London' }
  const { plan } = await moveTo('faro/lagos', { destination: 'Algarve', tripType: 'relaxed', ...dates })
  const items = plan.days.flatMap((day) => day.items)
  const castle = items.findLastIndex(({ title }) => title.includes('Silves Castle'))
  const onward = items[castle + 1]
  expect(onward?.kind).toBe('transfer')
  expect(onward?.travel?.minutes).toBeGreaterThanOrEqual(30)
})
