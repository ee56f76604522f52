import { expect, it } from 'vitest'
import { planned } from '../../../../test/support/edited-plan.ts'
import type { TripRoute } from '../../../trips/trip-stops.ts'
import { verify } from '../../verify/verify.ts'
import { editPlan } from '../edit-plan.ts'
import type { PlanEdit } from '../plan-edit.ts'

it('leaves every hard check whole when the bases of a region are changed as stops', async () => {
  const stops = ['Reykjavik', 'Vik', 'Höfn', 'Akureyri'].map((place) => ({ place }))
  const route: TripRoute = { stops, order: 'given', ends: 'start' }
  const { plan, context } = await planned({ destination: 'Iceland', endDate: '2027-05-17', route })
  const bases = [...new Set(plan.days.map(({ base: { id = '' } }) => id))]
  const edits = bases.flatMap((base): PlanEdit[] => [
    { verb: 'nights', base, by: 1 },
    { verb: 'nights', base, by: -1 },
    { verb: 'drop-place', base },
  ])
  const made = edits.flatMap((edit) => {
    const outcome = editPlan(plan, edit, context)
    return outcome.edited ? [{ edit, plan: outcome.plan }] : []
  })
  expect(made.length).toBeGreaterThan(2)
  for (const { edit, plan: after } of made) {
    const { faults } = verify(after, context.request, context)
    expect(
      faults.filter(({ check }) => check !== 'sight-daily'),
      JSON.stringify(edit),
    ).toEqual([])
  }
})

it('still names the bases as the stops of the journey after a change', async () => {
  const stops = ['Reykjavik', 'Vik', 'Höfn', 'Akureyri'].map((place) => ({ place }))
  const route: TripRoute = { stops, order: 'given', ends: 'start' }
  const { plan, context } = await planned({ destination: 'Iceland', endDate: '2027-05-17', route })
  const outcome = editPlan(plan, { verb: 'nights', base: 'iceland/vik', by: 1 }, context)
  if (!outcome.edited) throw new Error('no edit')
  const named = outcome.plan.route?.stops.map(({ place }) => place)
  expect(named?.slice(0, 4)).toEqual(['Reykjavík', 'Vík', 'Höfn', 'Akureyri'])
})
