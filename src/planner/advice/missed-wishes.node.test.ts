import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { planOf } from '../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { TripWishes } from '../../trips/trip-wishes.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { PlanRequest } from '../plan.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

async function notOnThePlan(wishes: TripWishes, changes: Partial<PlanRequest> = {}) {
  const plan = await planOf(planner, sampleRequest({ ...changes, wishes }))
  return plan.tips.find(({ topic }) => topic === 'Not on the plan' || topic === 'Nicht im Plan')?.text
}

it('says of each must-see that is missing why', async () => {
  const mustSees = ['Schönbrunn', 'Narnia Castle', 'Dürnstein']
  // A winter weekend: the boats and vineyards of the Wachau rest.
  const winter = { startDate: '2027-01-15', endDate: '2027-01-17' }
  expect(await notOnThePlan({ mustSees }, winter)).toBe(
    'Made for another season: Dürnstein in the Wachau. Not known to our atlas by this name: Narnia Castle.',
  )
  expect(await notOnThePlan({ mustSees: ['Narnia'] }, { ...winter, language: 'de' })).toBe(
    'Unter diesem Namen kennt unser Atlas dort nichts: Narnia.',
  )
})

it('says what who walks little cannot reach, and what lies at another base', async () => {
  expect(await notOnThePlan({ mustSees: ['Kahlenberg'], mobility: 'little-walking' })).toBe(
    'Steps or a climb on the way: Kahlenberg.',
  )
  const crete = { destination: 'Crete', endDate: '2027-05-09' }
  expect(await notOnThePlan({ mustSees: ['Samaria Gorge'], oneBase: true }, crete)).toMatch(/Samaria/)
})

it('says nothing where all of it is on the plan', async () => {
  expect(await notOnThePlan({ mustSees: ['Schönbrunn', 'Albertina'] })).toBeUndefined()
  expect(await notOnThePlan({})).toBeUndefined()
})

it('says, unasked, what a place is known for and is shut', async () => {
  const bruges = { destination: 'Bruges', startDate: '2027-07-03', endDate: '2027-07-04' }
  expect(await notOnThePlan({}, bruges)).toBe('Closed on your days: Groeninge Museum.')
  expect(await notOnThePlan({ mustSees: ['Groeninge Museum'] }, bruges)).toBe(
    'Closed on your days: Groeninge Museum.',
  )
  expect(
    await notOnThePlan({}, { ...bruges, startDate: '2026-12-05', endDate: '2026-12-06' }),
  ).toBeUndefined()
})
