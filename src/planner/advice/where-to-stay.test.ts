import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { PARTNERS } from './booking/partners.ts'
import { staysOf } from './where-to-stay.ts'

it('sends who walks little to no lanes of stairs, unless there is nothing else', () => {
  const vienna = sampleDestination()
  const [day] = samplePlan().days
  if (!day) throw new Error('no day')
  const [first, ...others] = vienna.areas
  if (!first) throw new Error('no areas')
  const days = [day, day]
  const areasOf = (areas: typeof vienna.areas, wishes: ReturnType<typeof sampleRequest>['wishes'] = {}) => {
    const home = { ...vienna, areas }
    const request = sampleRequest({ wishes })
    return staysOf({ request, home, days, bases: [home, home], partners: PARTNERS }).map(({ area }) => area)
  }
  const steep = { ...first, steep: true } as const
  expect(areasOf([steep, ...others])).toContain(first.name)
  expect(areasOf([steep, ...others], { mobility: 'little-walking' })).not.toContain(first.name)
  expect(areasOf([steep], { mobility: 'step-free' })).toEqual([first.name])
})
