import { expect, it } from 'vitest'
import { readTrip } from '../../../test/eval/changes/trips.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { editPlanAll } from './edit-plan.ts'
import type { PlanEdit } from './plan-edit.ts'

const { plan, context } = await readTrip('v', readAtlas())

it('offers for a stop at night the latest hour that works, not the day where it stands already', () => {
  const day = plan.days.findIndex(({ items }) =>
    items.some(({ place }) => place?.id === 'schoenbrunn-palace'),
  )
  const item = plan.days[day]?.items.find(({ place }) => place?.id === 'schoenbrunn-palace')?.id ?? ''
  const outcome = editPlanAll(plan, [{ verb: 'time', item, day, start: '22:00' }], context)
  if (outcome.edited) throw new Error('nobody is let in at night')
  const [nearest] = outcome.nearest ?? []
  expect(nearest).toMatchObject({ verb: 'time', item, day })
  if (nearest?.verb !== 'time') return
  expect(editPlanAll(plan, [nearest], context).edited).toBe(true)
  const hour = Number(nearest.start.slice(0, 2))
  const later = { ...nearest, start: `${hour + 1}:00` }
  expect(editPlanAll(plan, [later], context).edited).toBe(false)
})

it('keeps the other wishes in what it offers for the one that does not work', () => {
  const late = plan.days.findIndex(({ items }) =>
    items.some(({ place }) => place?.id === 'schoenbrunn-palace'),
  )
  const item = plan.days[late]?.items.find(({ place }) => place?.id === 'schoenbrunn-palace')?.id ?? ''
  const first: PlanEdit = { verb: 'note', day: 0, text: 'Passports' }
  const last: PlanEdit = { verb: 'note', day: 1, text: 'Swimwear' }
  const lost: PlanEdit = { verb: 'note', day: 60, text: 'There is no such day' }
  const atNight: PlanEdit = { verb: 'time', item, day: late, start: '22:00' }
  const outcome = editPlanAll(plan, [first, atNight, lost, last], context)
  if (outcome.edited) throw new Error('nobody is let in at night')
  expect(outcome.refused).toBe(1)
  expect(outcome.nearest).toEqual([first, expect.objectContaining({ verb: 'time', item }), last])
  expect(editPlanAll(plan, outcome.nearest ?? [], context).edited).toBe(true)
  // Nothing comes near to it: the others alone.
  const without = editPlanAll(plan, [first, lost, last], context)
  expect(without).toMatchObject({ edited: false, refused: 1, nearest: [first, last] })
  expect(editPlanAll(plan, [lost], context)).not.toHaveProperty('nearest')
})

it('judges the other wishes by the dates of a trip that one of them makes longer', () => {
  const longer: PlanEdit = { verb: 'length', by: 1 }
  const note: PlanEdit = { verb: 'note', day: plan.days.length, text: 'The day more' }
  const lost: PlanEdit = { verb: 'note', day: 60, text: 'There is no such day' }
  const outcome = editPlanAll(plan, [lost, longer, note], context)
  expect(outcome).toMatchObject({ edited: false, refused: 0, nearest: [longer, note] })
})
