import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { withFreeHours } from './free-hours.ts'

const vienna = sampleDestination()
const [lat, lon] = vienna.center
const couple = { tripType: 'sightseeing', adults: 2, kids: 0, budget: 'comfort', language: 'en' } as const

function stop(id: string, start: string, end: string, north: number, minutes = 0): PlanItem {
  const place = { id, name: id, lat: lat + north, lon, verified: true }
  const travel = { mode: 'train', minutes, km: 30 } as const
  return { id, start, end, kind: 'sight', title: id, place, ...(minutes > 0 && { travel }) }
}

/** What is said of the free time between the last two of these. */
function said(items: PlanItem[], party: Parameters<typeof withFreeHours>[2] = couple): string | undefined {
  const day: PlanDay = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
  const told = withFreeHours([day], () => ({ ...vienna, sights: [], food: [] }), party, 1)
  return told[0]?.items.findLast(({ kind }) => kind === 'free')?.why
}

it('sends nobody back for a rest for which the way there and on leaves no time', () => {
  const gate = stop('gate', '09:00', '13:00', 0.3)
  expect(said([gate, stop('castle', '16:00', '17:00', 0.02, 70)])).toContain('rest where you stay')
  expect(said([gate, stop('castle', '14:35', '16:00', 0.02, 30)])).toContain('No rush here')
})

it('has arrived once the bags are down', () => {
  const bags: PlanItem = { id: 'bags', start: '13:00', end: '13:45', kind: 'checkin', title: 'Check in' }
  const halt = stop('halt', '09:00', '11:00', 1)
  expect(said([halt, bags, stop('palace', '16:00', '17:00', 0)])).toContain('Time to arrive')
  const early = { ...bags, start: '10:50', end: '11:35' }
  expect(said([halt, early, stop('palace', '13:30', '14:30', 0)])).toContain('look around close by')
})

it('lets a small child sleep after lunch', () => {
  const items = [stop('zoo', '09:00', '13:00', 0), stop('palace', '16:00', '17:00', 0)]
  expect(said(items, { ...couple, kids: 1, wishes: { ages: [2] } })).toContain('nap')
  expect(said(items, { ...couple, kids: 1, wishes: { ages: [6] } })).not.toContain('nap')
  const faraway = [stop('zoo', '09:00', '13:00', 0.3), stop('palace', '14:55', '17:00', 0.3, 30)]
  expect(said(faraway, { ...couple, kids: 1, wishes: { ages: [2] } })).toContain('in the shade')
  const soon = [stop('zoo', '09:00', '13:00', 0.02), stop('palace', '14:10', '17:00', 0.02, 15)]
  expect(said(soon, { ...couple, kids: 1, wishes: { ages: [2] } })).not.toContain('nap')
})
