import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { isByBoat, isOnlyByBoat } from '../../atlas/ways/straits.ts'
import { planSheet } from '../../trips/plan/plan-sheet.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { gatherFacts } from '../verify/fact-source.ts'

const atlas = readAtlas()

async function ridesOf(destination: string, budget: 'comfort' | 'luxury') {
  const dates = { startDate: '2027-02-10', endDate: '2027-02-15' }
  const plan = await planOf(
    createAtlasPlanner({ atlas, iterations: 3 }),
    sampleRequest({ destination, budget, ...dates }),
  )
  const { known } = planSheet(plan, await gatherFacts(plan, atlas), { locale: 'en', kids: 0 })
  const items = plan.days.flatMap((day) => day.items)
  return items.flatMap(({ id, kind, travel }) =>
    travel && kind !== 'transfer' && travel.mode !== 'walk' ? [known.get(id)?.ride ?? travel.mode] : [],
  )
}

it.each(['comfort', 'luxury'] as const)('goes from island to island by boat (%s)', async (budget) => {
  expect([...new Set(await ridesOf('Maldives', budget))]).toEqual(['boat'])
})

it('has a driver where no bus runs, and the boat to the next island all the same', async () => {
  expect(await ridesOf('Lombok', 'comfort')).toContain('car')
  expect(await ridesOf('Lombok', 'comfort')).not.toContain('transit')
})

it('rides over a bridge where there is one, and takes the boat over the creek', () => {
  const [fahidi, spices, marina] = [
    [25.2637, 55.3003],
    [25.2677, 55.2967],
    [25.0777, 55.1404],
  ] as const
  expect(isByBoat('dubai', fahidi, spices)).toBe(true)
  expect(isByBoat('dubai', marina, spices)).toBe(false)
  expect(isByBoat('istanbul', [41.0086, 28.9802], [40.99, 29.02])).toBe(false)
})

it('drives to no other island', () => {
  const [santaMaria, boaVista] = [
    [16.598, -22.906],
    [15.975, -22.84],
  ] as const
  expect(isOnlyByBoat(santaMaria, boaVista)).toBe(true)
  expect(isOnlyByBoat(santaMaria, [16.802, -22.999])).toBe(false)
  expect(isOnlyByBoat([41.0086, 28.9802], [40.99, 29.02])).toBe(false)
})

it('sees from an island what lies on it, not on the next', async () => {
  const planner = createAtlasPlanner({ atlas, iterations: 3 })
  const dates = { startDate: '2027-01-22', endDate: '2027-01-26' }
  const { days } = await planOf(planner, sampleRequest({ destination: 'Cape Verde', ...dates }))
  const latitudes = days.flatMap(({ items }) => items.flatMap(({ place }) => place?.lat ?? []))
  expect(Math.min(...latitudes)).toBeGreaterThan(16.5)
})
