import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { translatePlan } from '../prose/translate-plan.ts'
import { frameOf } from '../schedule/schedule-day.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })
const ICELAND = sampleRequest({ destination: 'iceland', startDate: '2027-06-18', endDate: '2027-06-27' })

it('stops beside the road between two bases of a region, and sees it on no other day', async () => {
  const plan = await planOf(planner, ICELAND)
  const index = plan.days.findIndex(({ base }) => base.id === 'iceland/vik')
  const day = plan.days[index]
  expect(plan.legs).toBeUndefined()
  expect(day?.items.slice(0, 3).map(({ kind }) => kind)).toEqual(['transfer', 'free', 'transfer'])
  expect(day?.items[1]?.place?.id).toBe('seljalandsfoss')
  const stops = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'transfer'))
  expect(stops.filter(({ place }) => place?.id === 'seljalandsfoss')).toHaveLength(1)
  const facts = await gatherFacts(plan, atlas)
  expect(verify(plan, ICELAND, facts).failed).toEqual([])
  // A day that is changed keeps its halt, in either language.
  expect(frameOf(plan, index, ICELAND, facts.destinations).move?.leg?.via?.halts[0]?.sight?.id).toBe(
    'seljalandsfoss',
  )
  const german = translatePlan(plan, { ...ICELAND, language: 'de' }, facts, atlas)
  expect(german.days[index]?.items[1]?.title).toBe('Halt unterwegs: Seljalandsfoss')
})

it('knows where a round comes back to a base, as planned and as stored', async () => {
  const plan = await planOf(planner, ICELAND)
  const { destinations } = await gatherFacts(plan, atlas)
  const ids = plan.days.map(({ base }) => base.id)
  const moves = plan.days.flatMap((_, index) => {
    const { move } = frameOf(plan, index, ICELAND, destinations)
    return move ? [{ isBack: move.isBack ?? false, seen: ids.slice(0, index).includes(ids[index]) }] : []
  })
  expect(moves.map(({ seen }) => seen)).toContain(true)
  expect(moves.map(({ seen }) => seen)).toContain(false)
  for (const { isBack, seen } of moves) expect(isBack).toBe(seen)
})

it('finds a halt that does not lie on the way', async () => {
  const plan = structuredClone(await planOf(planner, ICELAND))
  const halt = plan.days.flatMap(({ items }) => items.filter(({ id }) => id.endsWith('-via')))[0]
  const facts = await gatherFacts(plan, atlas)
  const far = facts.destinations.flatMap(({ sights }) => sights).find(({ id }) => id === 'godafoss')
  if (!halt?.place || !far) throw new Error('no halt')
  halt.place = { id: far.id, name: far.name.en, lat: far.at[0], lon: far.at[1], verified: true }
  expect(verify(plan, ICELAND, facts).failed.map(({ id }) => id)).toContain('radius')
})
