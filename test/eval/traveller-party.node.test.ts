// What differs by who travels and what they have: each of these was wrong in earlier plans.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { evalAtlas, planOf, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: evalAtlas() })

async function planned(changes: Partial<PlanRequest>): Promise<Plan> {
  return planOf(planner, tripRequest(changes))
}

const itemsOf = (plan: Plan) => plan.days.flatMap(({ items }) => items)

it('wakes no small child before nine, and has dinner early with it', async () => {
  const plan = await planned({
    destination: 'Rome',
    kids: 2,
    wishes: { ages: [3, 6] },
    startDate: '2027-05-04',
    endDate: '2027-05-09',
  })
  const stops = itemsOf(plan).filter(({ kind }) => kind === 'sight' || kind === 'daytrip')
  expect(stops.every(({ start }) => start >= '09:00')).toBe(true)
  const dinners = itemsOf(plan).filter(({ id }) => id.endsWith('-dinner'))
  expect(dinners.every(({ start }) => start <= '20:00')).toBe(true)
})

it('spends on a table what the level has', async () => {
  const newYork = { destination: 'New York', startDate: '2027-10-14', endDate: '2027-10-18' }
  const dearest = async (budget: PlanRequest['budget']) => {
    const plan = await planned({ ...newYork, budget })
    return Math.max(
      ...itemsOf(plan).flatMap(({ kind, cost }) => (kind === 'meal' && cost ? [cost.amount] : [])),
    )
  }
  expect(await dearest('budget')).toBeLessThan(115)
  expect(await dearest('comfort')).toBeLessThan(160)
  expect(await dearest('luxury')).toBeGreaterThan(200)
})

it('has no table on Christmas Eve in a kitchen that is shut', async () => {
  const vienna = await planned({ destination: 'Vienna', startDate: '2027-12-22', endDate: '2027-12-26' })
  const eve = vienna.days.find(({ date }) => date === '2027-12-24')
  const dinner = eve?.items.find(({ id }) => id.endsWith('-dinner'))
  expect(dinner?.place).toBeUndefined()
})
