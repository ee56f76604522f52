import { expect, it } from 'vitest'
import { done, planned, stopsOf } from '../../../test/support/edited-plan.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { isStop } from '../plan.ts'
import { editPlan } from './edit-plan.ts'

it('leaves room for the way there and back on a trip of one day', async () => {
  const { plan, context } = await planned({ startDate: '2027-05-08', endDate: '2027-05-08' })
  const [item] = stopsOf(plan, 0)
  const [day] = done(plan, { verb: 'remove', item: item?.id ?? '' }, context).days
  expect(day?.items.every(({ start, end }) => start >= '11:00' && end <= '18:30')).toBe(true)
})

it('says the hours of the day to which a stop moves', async () => {
  const { plan, context } = await planned({
    destination: 'Barcelona',
    startDate: '2027-05-05',
    endDate: '2027-05-09',
  })
  for (const [from, { items }] of plan.days.entries())
    for (const item of items.filter(isStop))
      for (const to of plan.days.keys()) {
        const outcome =
          to === from ? undefined : editPlan(plan, { verb: 'move', item: item.id, day: to }, context)
        if (!outcome?.edited) continue
        const moved = outcome.plan.days[to]
        const found = moved?.items.find(({ place }) => place?.id === item.place?.id)
        const sight = context.destinations[0]?.sights.find(({ id }) => id === item.place?.id)
        if (!found?.note || !sight || sight.hours === 'always') continue
        const hours = hoursOn(moved?.date ?? '')(sight) ?? ''
        expect(found.note).toContain(hours.replace('-', ' to '))
      }
})
