import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../../planner/atlas/planner.ts'
import { gatherFacts } from '../../planner/verify/fact-source.ts'
import { planSheet } from './plan-sheet.ts'

it('counts the walk instead of a ride as the planner does, children slower', () => {
  const plan = samplePlan()
  const ride = (km: number) => ({ mode: 'transit', minutes: 15, km }) as const
  const [first, second] = plan.days[0]?.items ?? []
  if (!first || !second) throw new Error('the sample has two items')
  first.travel = ride(1.5)
  second.travel = ride(6)
  const of = (kids: number) => planSheet(plan, { destinations: [] }, { locale: 'en', kids }).known
  expect([of(0).get(first.id)?.onFoot, of(1).get(first.id)?.onFoot]).toEqual([20, 25])
  expect(of(0).get(second.id)?.onFoot).toBeUndefined()
})

it('goes out by the bus that the atlas knows, and back, and nowhere else', async () => {
  const atlas = readAtlas()
  const request = sampleRequest({ destination: 'Florence', startDate: '2027-05-12', endDate: '2027-05-17' })
  const plan = await planOf(createAtlasPlanner({ atlas, iterations: 3 }), request)
  const { known } = planSheet(plan, await gatherFacts(plan, atlas), { locale: 'en', kids: 0 })
  const items = plan.days.flatMap((day) => day.items)
  const rides = items.map(({ id }) => known.get(id)?.ride)
  const placeAt = (index: number) => items[index]?.place?.id ?? ''
  const siena = items.findIndex((_, index) => placeAt(index) === 'siena-piazza-del-campo')
  expect(rides.slice(siena, siena + 2)).toEqual(['bus', 'bus'])
  const byBus = ['fiesole', 'siena-piazza-del-campo']
  const others = rides.flatMap((ride, index) =>
    ride === 'bus' && !byBus.includes(placeAt(index)) && !byBus.includes(placeAt(index - 1)) ? [index] : [],
  )
  expect(others).toEqual([])
})
