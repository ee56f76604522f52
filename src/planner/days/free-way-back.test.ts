import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { withFreeHours } from './free-hours.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const [lat, lon] = vienna.center
const request = sampleRequest({ startDate: '2027-05-05', endDate: '2027-05-07' })

/** So many degrees north of town. */
function stop(id: string, start: string, end: string, north: number, more: Partial<PlanItem> = {}): PlanItem {
  const place = { id, name: id, lat: lat + north, lon, verified: true }
  return { id: `2-${id}`, start, end, kind: 'sight', title: id, place, ...more }
}

function pauseIn(items: PlanItem[], sights: Sight[] = []): string | undefined {
  const day: PlanDay = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
  const destination = { ...vienna, sights, food: [] }
  return withFreeHours([day], () => destination, request, 1)[0]?.items.find(({ kind }) => kind === 'free')
    ?.why
}

it('sends nobody back before a trip at whose goal one is', () => {
  const lunch = stop('inn', '09:00', '13:30', 1, { kind: 'meal' })
  const trip = stop('town', '16:00', '19:00', 1, { kind: 'daytrip' })
  expect(pauseIn([lunch, trip])).toContain('look around before')
})

it('speaks of the last boat only to who has come by one', () => {
  const isle: Sight = { ...first, id: 'isle', at: [lat + 0.4, lon], reach: { mode: 'ferry', minutes: 50 } }
  const why = (mode: 'transit' | 'car') => {
    const travel = { mode, minutes: 60, km: 45 }
    return pauseIn(
      [stop('isle', '09:00', '15:00', 0.4, { travel }), stop('tower', '19:00', '20:00', 0)],
      [isle],
    )
  }
  expect(why('transit')).toContain('last sailing')
  expect(why('car')).not.toContain('last sailing')
})
