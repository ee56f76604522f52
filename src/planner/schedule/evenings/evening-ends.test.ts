import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { clockTime, minutesOfDay } from '../../../platform/clock-time.ts'
import { frameDays } from '../frame.ts'
import { NOTHING_TAKEN } from '../taken.ts'
import { planEvening } from './plan-evening.ts'

const vienna = sampleDestination()
const [, frame] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
if (!frame) throw new Error('no frame')
const rockets: Evening = {
  id: 'event-new-year-1',
  name: { en: 'Rockets', de: 'Raketen' },
  at: vienna.center,
  kind: 'show',
  from: '21:00',
  to: '24:00',
  dates: [frame.date],
  event: 'new-year',
  finale: true,
  stay: 75,
  kids: true,
  hint: { en: 'At twelve.', de: 'Um zwölf.' },
}

/** The hours of that evening after a dinner until then, with children of these ages. */
function hours(evening: Evening, ages: number[] = [], dinnerEnds = '20:15', day = frame) {
  if (!day) throw new Error('no frame')
  const end = minutesOfDay(dinnerEnds)
  const party = { tripType: 'sightseeing', adults: 2, kids: ages.length, wishes: { ages } } as const
  const place = { ...vienna, evenings: [evening], sights: [] }
  const dinner = { kind: 'dinner', start: end - 75, end } as const
  const item = planEvening([dinner], place, day, party, NOTHING_TAKEN)
  return item?.evening && [clockTime(item.start), clockTime(item.end)]
}

it('is there for the last minutes of what ends with a bang, midnight and all', () => {
  expect(hours(rockets)).toEqual(['22:45', '24:00'])
  // Early dinner: home once more, and out again.
  expect(hours(rockets, [], '19:00')).toEqual(['22:45', '24:00'])
  expect(hours({ ...rockets, from: '21:30', to: '23:40' })).toEqual(['22:25', '23:40'])
})

it('takes children who can stay up, and no small ones who would leave before it', () => {
  expect(hours(rockets, [10])).toEqual(['22:45', '24:00'])
  expect(hours(rockets, [2, 10])).toBeUndefined()
  // A fair is left when it is time for bed.
  const { finale: _, ...fair } = { ...rockets, from: '19:30' }
  expect(hours(fair, [2, 10])).toBeDefined()
})

it('buys nobody a ticket for a feast that costs what they eat for in a week', () => {
  const ball = { ...rockets, cost: (vienna.daily.food[1] ?? 0) * 7 }
  expect(hours(ball)).toBeUndefined()
  expect(hours({ ...ball, cost: vienna.daily.food[1] ?? 0 })).toBeDefined()
})

it('lets teenagers stay up longer than children', () => {
  const { finale: _, event: __, ...lights } = { ...rockets, from: '21:00', to: '23:00' }
  expect(hours(lights, [14])).toEqual(['21:00', '22:15'])
  expect(hours(lights, [10])).toEqual(['21:00', '21:30'])
  expect(hours(lights, [10, 14])).toEqual(['21:00', '21:30'])
})

it('puts small children to bed after a long flight', () => {
  const { finale: _, event: __, ...lights } = { ...rockets, kind: 'lights' as const, from: '19:00' }
  const landed = frame && { ...frame, tired: true as const }
  expect(hours(lights, [2, 5], '18:45')).toBeDefined()
  expect(hours(lights, [2, 5], '18:45', landed)).toBeUndefined()
  expect(hours(lights, [10], '18:45', landed)).toBeDefined()
})
