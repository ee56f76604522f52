import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'

const planner = createAtlasPlanner({ atlas: readAtlas(), iterations: 3 })

it('goes from Cusco to Ollantaytambo where that is asked for, and pays the train to Machu Picchu', async () => {
  const request = sampleRequest({
    startLocation: 'Lima',
    destination: 'Cusco',
    startDate: '2027-06-02',
    endDate: '2027-06-07',
    adults: 2,
    kids: 0,
    wishes: { mustSees: ['Ollantaytambo', 'Machu Picchu'] },
  })
  const plan = await planOf(planner, request)
  const { days, budget } = plan
  const trips = days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? []))
  expect(trips).toEqual(expect.arrayContaining(['ollantaytambo', 'machu-picchu']))
  expect(budget.transport).toBeGreaterThan(2 * 560)
})
