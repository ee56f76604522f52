import { expect, it } from 'vitest'
import { bundledAtlas } from '../atlas/bundled-atlas.ts'
import { createAtlasPlanner } from './atlas-planner.ts'
import { isStop } from './checks/subject.ts'
import { openSights } from './edit/edit-facts.ts'
import { editPlan } from './edit/edit-plan.ts'
import type { Plan, PlanRequest } from './plan.ts'
import { translatePlan } from './translate-plan.ts'
import { isUnderWay } from './under-way.ts'
import { verify } from './verify.ts'
import { gatherFacts } from './verify-facts.ts'

const atlas = bundledAtlas()
const planner = createAtlasPlanner({ atlas })
const TOKYO: PlanRequest = {
  startLocation: 'New York',
  destination: 'Tokyo',
  adults: 2,
  kids: 0,
  startDate: '2027-10-01',
  endDate: '2027-10-06',
  budget: 'comfort',
  tripType: 'sightseeing',
  language: 'en',
}

async function planned(request: PlanRequest): Promise<Plan> {
  const signal = new AbortController().signal
  const context = { seed: 1, now: '2027-01-01T00:00:00Z', attempt: 1, signal, onDay: async () => undefined }
  const outcome = await planner.plan(request, context)
  if (!outcome.planned) throw new Error(outcome.refusal)
  return outcome.plan
}

const roles = ({ days }: Plan) => days.map((day) => day.items.map(({ kind }) => kind))

it('spends the first day on the way where the flight lands on another', async () => {
  const plan = await planned(TOKYO)
  const [first, second] = plan.days
  expect(first?.title).toBe('On the way to Tokyo')
  expect(roles(plan)[0]).toEqual(['transfer'])
  expect(roles(plan)[1]?.slice(0, 2)).toEqual(['transfer', 'checkin'])
  expect(second?.items[1]?.start).toBe('15:00')
  expect(plan.tips[0]?.text).toContain('in the plan you arrive on 2 October')
  expect(plan.stays.every(({ url }) => url.includes('2027-10-02'))).toBe(true)
  const verdict = verify(plan, TOKYO, await gatherFacts(plan, atlas))
  expect(verdict.faults).toEqual([])
})

it('pays for no room on the plane', async () => {
  const far = await planned(TOKYO)
  const near = await planned({ ...TOKYO, startLocation: 'Seoul' })
  expect(far.budget.lodging * 5).toBe(near.budget.lodging * 4)
})

it('has no room for the journey in too short a trip, and says so', async () => {
  const plan = await planned({ ...TOKYO, endDate: '2027-10-02' })
  expect(plan.days.some(isUnderWay)).toBe(false)
  expect(plan.tips[0]?.text).toContain('set out')
})

it('speaks the other language, and stays as it is when the arrival is edited', async () => {
  const plan = await planned(TOKYO)
  const facts = await gatherFacts(plan, atlas)
  const german = translatePlan(plan, { ...TOKYO, language: 'de' }, facts, atlas)
  expect(german.days[0]).toMatchObject({
    title: 'Unterwegs nach Tokio',
    items: [{ title: 'Unterwegs nach Tokio' }],
  })
  expect(german.days[1]?.items[0]?.title).toBe('Landung und Weg zur Unterkunft')
  const stop = plan.days[1]?.items.find(({ kind }) => kind === 'sight')
  if (!stop) throw new Error('nothing to remove')
  const edited = editPlan(
    plan,
    { verb: 'remove', item: stop.id },
    { ...facts, atlas, request: TOKYO, seed: 1 },
  )
  if (!edited.edited) throw new Error(JSON.stringify(edited))
  expect(edited.plan.days[1]?.items.slice(0, 2)).toEqual(plan.days[1]?.items.slice(0, 2))
})

it('puts nothing on the day in the air', async () => {
  const plan = await planned(TOKYO)
  const facts = await gatherFacts(plan, atlas)
  const [open] = openSights(plan, 0, facts.destinations)
  if (!open) throw new Error('nothing to add')
  const context = { ...facts, atlas, request: TOKYO, seed: 1 }
  expect(editPlan(plan, { verb: 'add', day: 0, place: open.id }, context).edited).toBe(false)
  const again = editPlan(plan, { verb: 'again', day: 0 }, context)
  expect(again.edited && again.plan.days[0]?.items.some(isStop)).toBe(false)
})
