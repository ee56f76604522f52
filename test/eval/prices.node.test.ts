import { expect, it } from 'vitest'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { editPlan } from '../../src/planner/edit/edit-plan.ts'
import { sampleRequest } from '../support/sample-plan.ts'
import { evalAtlas, evalContext, evalPlanner } from './drafts.ts'

const atlas = evalAtlas()

async function planned(changes: Partial<PlanRequest>) {
  const request = sampleRequest({ kids: 0, ...changes })
  const outcome = await evalPlanner().plan(request, evalContext())
  if (!outcome.planned) throw new Error(outcome.refusal)
  const facts = await gatherFacts(outcome.plan, atlas, request)
  expect(verify(outcome.plan, request, facts).failed).toEqual([])
  return { ...outcome, request, facts }
}

function items({ plan }: Awaited<ReturnType<typeof planned>>) {
  return plan.days.flatMap(({ date, items: all }) => all.map((item) => ({ ...item, date })))
}

const PARIS = { destination: 'Paris', startDate: '2027-05-11', endDate: '2027-05-14', adults: 2 }

it('asks of Londoners what the Louvre asks of who lives outside of the European Economic Area', async () => {
  const louvreFrom = async (startLocation: string) => {
    const visit = items(await planned({ ...PARIS, startLocation })).find(
      ({ place }) => place?.id === 'louvre',
    )
    return { paid: visit?.cost?.amount, outside: visit?.note?.includes('European Economic Area') ?? false }
  }
  expect(await louvreFrom('London')).toEqual({ paid: 64, outside: true })
  expect(await louvreFrom('Cologne')).toEqual({ paid: 44, outside: false })
})

it('pays and books nothing in the state museums of Florence on a first Sunday', async () => {
  const trip = await planned({ destination: 'Florence', startDate: '2027-05-01', endDate: '2027-05-04' })
  const { sights } = trip.facts.destinations.find(({ id }) => id === 'florence') ?? { sights: [] }
  const free = items(trip).filter(
    ({ date, place }) => date === '2027-05-02' && sights.find(({ id }) => id === place?.id)?.reduced,
  )
  expect(free.length).toBeGreaterThan(0)
  expect(free.map(({ cost, note }) => [cost, note?.startsWith('Free on this day')])).toEqual(
    free.map(() => [undefined, true]),
  )
  const booked = trip.plan.booking?.flatMap(({ item }) => item ?? []) ?? []
  expect(free.filter(({ id }) => booked.includes(id))).toEqual([])
})

it('keeps the prices of who comes from there through a change of the plan', async () => {
  const trip = await planned({ ...PARIS, startLocation: 'London' })
  const louvre = items(trip).find(({ place }) => place?.id === 'louvre')
  const other = items(trip).find(({ kind, place }) => kind === 'sight' && place?.id !== 'louvre')
  if (!louvre || !other) throw new Error('no Louvre')
  const context = { atlas, request: trip.request, destinations: trip.facts.destinations, seed: 3 }
  const outcome = editPlan(trip.plan, { verb: 'remove', item: other.id }, context)
  if (!outcome.edited) throw new Error(outcome.reason)
  const kept = outcome.plan.days.flatMap((day) => day.items).find(({ place }) => place?.id === 'louvre')
  expect(kept?.cost).toEqual(louvre.cost)
  expect(verify(outcome.plan, trip.request, trip.facts).failed).toEqual([])
})
