import { expect, it } from 'vitest'
import { planFromAtlas } from '../../../test/support/atlas-planner.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { openSights } from '../edit/edit-facts.ts'
import { editPlan } from '../edit/edit-plan.ts'
import { isStop, type Plan } from '../plan.ts'
import { translatePlan } from '../prose/translate-plan.ts'
import { isUnderWay } from './transfer-items.ts'
import { verify } from '../verify/verify.ts'
import { gatherFacts } from '../verify/fact-source.ts'

const atlas = bundledAtlas()
const TOKYO = sampleRequest({
  startLocation: 'London',
  destination: 'Tokyo',
  startDate: '2027-10-01',
  endDate: '2027-10-06',
})

const roles = ({ days }: Plan) => days.map((day) => day.items.map(({ kind }) => kind))

it('spends the first day on the way where the flight lands on another', async () => {
  const plan = await planFromAtlas(TOKYO)
  const [first, second] = plan.days
  expect(first?.title).toBe('On the way to Tokyo')
  expect(roles(plan)[0]).toEqual(['transfer'])
  expect(roles(plan)[1]?.slice(0, 2)).toEqual(['transfer', 'checkin'])
  expect(second?.items[1]?.start).toBe('15:00')
  const getting = plan.tips.find(({ topic }) => topic === 'Getting there')
  expect(getting?.text).toContain('in the plan you arrive on 2 October')
  expect(plan.stays.every(({ url }) => url.includes('2027-10-02'))).toBe(true)
  const verdict = verify(plan, TOKYO, await gatherFacts(plan, atlas, TOKYO))
  expect(verdict.faults).toEqual([])
})

it('pays for no room on the plane', async () => {
  const far = await planFromAtlas(TOKYO)
  const near = await planFromAtlas({ ...TOKYO, startLocation: 'Seoul' })
  expect(far.budget.lodging * 5).toBe(near.budget.lodging * 4)
})

it('plans no trip that the journey takes all of', async () => {
  for (const endDate of ['2027-10-01', '2027-10-02'])
    await expect(planFromAtlas({ ...TOKYO, endDate })).rejects.toThrow('no_time_there')
  expect((await planFromAtlas({ ...TOKYO, endDate: '2027-10-03' })).days.map(isUnderWay)).toEqual([
    true,
    false,
    false,
  ])
})

it('stays long enough for the journey when a day is taken away', async () => {
  const request = { ...TOKYO, endDate: '2027-10-03' }
  const plan = await planFromAtlas(request)
  const facts = await gatherFacts(plan, atlas)
  for (const edit of [
    { verb: 'length', by: -1 },
    { verb: 'length', by: -1, day: 0 },
  ] as const)
    expect(editPlan(plan, edit, { ...facts, atlas, request, seed: 1 })).toMatchObject({ reason: 'not_here' })
})

it('speaks the other language, and stays as it is when the arrival is edited', async () => {
  const plan = await planFromAtlas(TOKYO)
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
  const plan = await planFromAtlas(TOKYO)
  const facts = await gatherFacts(plan, atlas)
  const [open] = openSights(plan, 0, facts.destinations)
  if (!open) throw new Error('nothing to add')
  const context = { ...facts, atlas, request: TOKYO, seed: 1 }
  expect(editPlan(plan, { verb: 'add', day: 0, place: open.id }, context).edited).toBe(false)
  const again = editPlan(plan, { verb: 'again', day: 0 }, context)
  expect(again.edited && again.plan.days[0]?.items.some(isStop)).toBe(false)
})
