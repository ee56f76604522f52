import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { seenByNight } from './event-days.ts'

const [sight] = sampleDestination().sights
if (!sight) throw new Error('no sights')
const shore = { ...sight, id: 'shore', best: [{ from: '18:00', to: '23:59' }] }
const sun = {
  id: 'midnight-sun',
  name: sight.name,
  hint: sight.hint,
  at: sight.at,
  kind: 'show' as const,
  from: '22:45',
  to: '24:00',
  dates: ['2027-06-18'],
  event: 'midsummer',
  visits: 'shore',
  finale: true as const,
}
const frames = [{ date: '2027-06-18' }, { date: '2027-06-19' }]
const left = (changes: Partial<typeof sun>, best = shore.best, wanted: string[] = []) =>
  seenByNight([{ ...shore, best }], { evenings: [{ ...sun, ...changes }] }, frames, new Set(wanted))

it('leaves to a night of the stay what a feast shows there at its best', () => {
  expect(left({})).toEqual(['shore'])
  expect(left({ dates: ['2027-06-19'] })).toEqual([])
  expect(left({}, shore.best, ['shore'])).toEqual([])
})

it('shows by day what is worth the day', () => {
  expect(left({}, [{ from: '09:00', to: '12:00' }])).toEqual([])
})
