import { expect, it } from 'vitest'
import { done, planned, stopsOf } from '../../../test/support/edited-plan.ts'
import { editPlan } from '../../planner/edit/edit-plan.ts'
import type { Plan } from '../../planner/plan.ts'
import { comparePlans, costDifference } from './compare-plans.ts'

function paid({ days }: Plan): number {
  return days.flatMap(({ items }) => items).reduce((sum, { cost }) => sum + (cost?.amount ?? 0), 0)
}

it('tells the money of a removed ticket, on its day and for the trip', async () => {
  const { plan, context } = await planned()
  const stop = plan.days.flatMap((_, day) => stopsOf(plan, day)).find(({ cost }) => (cost?.amount ?? 0) > 0)
  const after = done(plan, { verb: 'remove', item: stop?.id ?? '' }, context)
  const changes = comparePlans(plan, after)
  const shown = changes.reduce((sum, { cost }) => sum + cost.after - cost.before, 0)
  expect(shown).toBe(paid(after) - paid(plan))
  expect(shown).toBeLessThan(0)
  const fares = after.budget.transport - plan.budget.transport
  expect(costDifference(plan, after, changes)).toBe(shown + fares)
})

it('tells what another restaurant costs, though the budget counts usual meals', async () => {
  const { plan, context } = await planned()
  const after = done(plan, { verb: 'meal', day: 1, meal: 'dinner', name: 'Chez Nous' }, context)
  const changes = comparePlans(plan, after)
  expect(after.budget.food).toBe(plan.budget.food)
  expect(changes.map(({ day }) => day)).toContain(1)
  expect(costDifference(plan, after, changes)).toBe(
    paid(after) - paid(plan) + after.budget.transport - plan.budget.transport,
  )
  expect(paid(after)).not.toBe(paid(plan))
})

it('counts the minutes on the way of each day before and after', async () => {
  const { plan, context } = await planned()
  const [first] = stopsOf(plan, 1)
  const after = done(plan, { verb: 'remove', item: first?.id ?? '' }, context)
  const way = (of: Plan, day: number) =>
    of.days[day]?.items.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0)
  for (const { day, travel } of comparePlans(plan, after))
    expect([travel.before, travel.after]).toEqual([way(plan, day), way(after, day)])
})

it('counts the budget of a trip that has another number of days, and converts foreign tickets', async () => {
  const { plan, context } = await planned()
  const shorter = editPlan(plan, { verb: 'length', by: -1 }, context)
  if (!shorter.edited) throw new Error(shorter.reason)
  const after = shorter.plan
  expect(costDifference(plan, after, comparePlans(plan, after))).toBe(after.budget.total - plan.budget.total)
  const [day] = plan.days
  if (!day) throw new Error('no days')
  const abroad = {
    ...day,
    items: day.items.map((item) => ({ ...item, cost: { amount: 2500, currency: 'CZK' } })),
  }
  const [change] = comparePlans({ ...plan, days: plan.days.with(0, abroad) }, plan)
  expect(change?.cost.before).toBeLessThan(2500 * day.items.length * 0.1)
  expect(change?.cost.before).toBeGreaterThan(0)
})

it('says that lunch and dinner change tables, each by its own name', async () => {
  const { plan, context } = await planned()
  const named = (of: Plan, meal: string) => of.days[1]?.items.find(({ id }) => id.endsWith(`-${meal}`))?.title
  const before = done(
    done(plan, { verb: 'meal', day: 1, meal: 'lunch', name: 'Bei Ida' }, context),
    { verb: 'meal', day: 1, meal: 'dinner', name: 'Chez Nous' },
    context,
  )
  const swapped = done(
    done(before, { verb: 'meal', day: 1, meal: 'lunch', name: 'Chez Nous' }, context),
    { verb: 'meal', day: 1, meal: 'dinner', name: 'Bei Ida' },
    context,
  )
  const change = comparePlans(before, swapped).find(({ day }) => day === 1)
  const titles = (items: readonly { kind: string; title: string }[] = []) =>
    items.filter(({ kind }) => kind === 'meal').map(({ title }) => title)
  expect(titles(change?.removed)).toEqual([named(before, 'lunch'), named(before, 'dinner')])
  expect(titles(change?.added)).toEqual([named(swapped, 'lunch'), named(swapped, 'dinner')])
  expect(titles(change?.moved)).toEqual([])
})
