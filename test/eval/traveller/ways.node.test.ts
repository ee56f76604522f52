import { expect, it } from 'vitest'
import type { Plan } from '../../../src/planner/plan.ts'
import { evalAtlas, tripRequest } from '../drafts.ts'
import { backAndForth } from './ways.ts'

/** One day in Paris that sees these, in this order. */
async function dayThrough(...ids: string[]) {
  const paris = await evalAtlas().load('paris')
  if (!paris) throw new Error('no Paris')
  const items = ids.map((id) => ({
    id,
    kind: 'sight',
    start: '09:00',
    end: '10:00',
    title: id,
    place: { id },
  }))
  const plan = { days: [{ date: '2027-05-11', base: { id: 'paris' }, items }] } as unknown as Plan
  return backAndForth({ request: tripRequest({}), plan, destinations: new Map([['paris', paris]]) })
}

it('finds a day that leaves a part of town and comes back to it', async () => {
  expect((await dayThrough('louvre', 'versailles', 'notre-dame')).found).toHaveLength(1)
  expect(await dayThrough('louvre', 'notre-dame', 'versailles')).toEqual({ of: 1, found: [] })
})
