import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { frameDays } from '../frame.ts'
import { NOTHING_TAKEN } from '../taken.ts'
import { planEvening } from './plan-evening.ts'

const vienna = sampleDestination()
const opera: Evening = {
  id: 'opera',
  name: { en: 'Opera', de: 'Oper' },
  at: [vienna.center[0], vienna.center[1]],
  kind: 'theatre',
  from: '19:30',
  to: '22:30',
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
}
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const frame = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))[1]

/** The hours of the evening after a dinner that ends then. */
function after(dinnerEnds: string, evening: Evening): [number, number] | undefined {
  if (!frame) throw new Error('no frame')
  const end = minutesOfDay(dinnerEnds)
  const dinner = { kind: 'dinner', start: end - 75, end } as const
  const place = { ...vienna, evenings: [evening] }
  const item = planEvening([dinner], place, frame, party, NOTHING_TAKEN)
  return item && [item.start, item.end]
}

it('enters a performance at its start and stays to its end', () => {
  expect(after('19:15', opera)).toEqual([minutesOfDay('19:30'), minutesOfDay('22:30')])
  expect(after('20:45', opera)).toBeUndefined()
})

it('drops in late where music goes on all evening, and where nobody pays', () => {
  const cellar: Evening = { ...opera, kind: 'concert', cost: 1, from: '20:00', to: '24:00' }
  expect(after('20:45', cellar)?.[0]).toBe(minutesOfDay('20:45'))
  const fountains: Evening = { ...opera, kind: 'show', from: '20:00', to: '22:00' }
  expect(after('20:45', fountains)?.[0]).toBe(minutesOfDay('20:45'))
})
