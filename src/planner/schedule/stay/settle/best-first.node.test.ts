import { expect, it } from 'vitest'
import { planOf, tripRequest } from '../../../../../test/eval/drafts.ts'
import { readAtlas } from '../../../../../test/support/atlas-files.ts'
import { createAtlasPlanner } from '../../../atlas/planner.ts'

it('drives from no end of a lake to the other and back for a boat that could wait', async () => {
  const planner = createAtlasPlanner({ atlas: readAtlas() })
  const { days } = await planOf(
    planner,
    tripRequest({
      startLocation: 'Munich',
      destination: 'Lake Garda',
      startDate: '2027-05-14',
      endDate: '2027-05-18',
    }),
  )
  const driven = days.map(({ items }) => items.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0))
  expect(Math.max(...driven)).toBeLessThan(240)
})
