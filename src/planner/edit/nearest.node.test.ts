import { expect, it } from 'vitest'
import { readTrip } from '../../../test/eval/changes/trips.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { editPlanAll } from './edit-plan.ts'

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
