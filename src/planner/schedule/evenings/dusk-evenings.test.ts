import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import { withDuskEvenings } from './dusk-evenings.ts'

const vienna = sampleDestination()
const frames = frameDays(sampleRequest({ startDate: '2027-05-09', endDate: '2027-05-14' }))

const [first] = vienna.sights
if (!first) throw new Error('no sights')
const stalls: Sight = {
  ...first,
  id: 'stalls',
  at: vienna.center,
  category: 'street',
  setting: 'outdoor',
  hours: 'always',
  closed: [],
  exceptions: [{ days: ['mon'] }],
  best: [{ from: '20:00', to: '24:00' }],
  daylight: false,
  minutes: 120,
  score: 9,
}

it('keeps a street of food stalls for an evening on which they are there, though one of the days has none', () => {
  const { sights, evenings } = withDuskEvenings({ ...vienna, sights: [stalls] }, frames, sampleRequest({}))
  expect(sights).toEqual([])
  const dates = evenings?.filter(({ id }) => id === 'stalls').flatMap((evening) => evening.dates ?? [])
  expect(dates).toContain('2027-05-11')
  expect(dates).not.toContain('2027-05-10')
})

it('stays on no deck after it has closed', () => {
  const deck: Sight = { ...stalls, hours: '10:00-22:00', best: [{ from: '20:00', to: '23:00' }] }
  const { evenings } = withDuskEvenings({ ...vienna, sights: [deck] }, frames, sampleRequest({}))
  expect(new Set(evenings?.filter(({ id }) => id === 'stalls').map(({ to }) => to))).toEqual(
    new Set(['22:00']),
  )
})

it('keeps nothing for the evening of a day whose way home begins after dinner', () => {
  const home = frames.map((frame) => ({ ...frame, returns: true as const }))
  const place = { ...vienna, sights: [stalls] }
  expect(withDuskEvenings(place, home, sampleRequest({}))).toBe(place)
})

it('keeps for after dinner what would make dinner late, and is lit', () => {
  const bridge: Sight = {
    ...stalls,
    id: 'bridge',
    exceptions: [],
    best: [{ from: '20:05', to: '22:30' }],
    minutes: 30,
  }
  const full = frames.map((frame) => ({
    ...frame,
    role: 'full' as const,
    late: 1260,
    dinner: 1110,
    latestDinner: 1275,
  }))
  const { sights, evenings } = withDuskEvenings({ ...vienna, sights: [bridge] }, full, sampleRequest({}))
  expect(sights).toEqual([])
  expect(evenings?.some(({ id }) => id === 'bridge')).toBe(true)
})

it('has an evening for each start of a show, and none between them', () => {
  const show: Sight = { ...stalls, exceptions: [], minutes: 60, starts: [{ times: ['20:15', '21:30'] }] }
  const { evenings } = withDuskEvenings({ ...vienna, sights: [show] }, frames, sampleRequest({}))
  const dated = evenings?.filter(({ dates }) => dates?.includes('2027-05-11'))
  expect(dated).toMatchObject([
    { from: '20:15', to: '21:15', onTime: true },
    { from: '21:30', to: '22:30', onTime: true },
  ])
})
