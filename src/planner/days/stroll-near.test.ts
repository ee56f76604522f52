import { expect, it } from 'vitest'
import { strollNamed } from '../../../test/support/free-hour.ts'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import type { Evening } from '../../atlas/destination.ts'

const { center } = sampleDestination()
/** After dark in February, minutes after midnight. */
const DUSK = { from: 1100, to: 1160 }
const day = { date: '2027-02-24' }

const quay: Evening = {
  id: 'quay',
  name: { en: 'Lanterns of the quay', de: 'Laternen am Kai' },
  at: center,
  kind: 'promenade',
  from: 'sunset',
  to: '23:00',
  kids: true,
  hint: { en: 'Dhows on one side.', de: 'Auf der einen Seite Dhaus.' },
}

it('names a walk by lamplight once it is dark, that costs nothing and is near', () => {
  expect(strollNamed([quay], DUSK, { day })).toBe('quay')
  expect(strollNamed([quay], { from: 960, to: 1020 }, { day })).toBeUndefined()
  expect(strollNamed([{ ...quay, cost: 10 }], DUSK, { day })).toBeUndefined()
  expect(strollNamed([{ ...quay, kind: 'bar' }], DUSK, { day })).toBeUndefined()
  expect(strollNamed([{ ...quay, at: [center[0] + 0.02, center[1]] }], DUSK, { day })).toBeUndefined()
})

it('names none that a day holds, at night or as a sight', () => {
  expect(strollNamed([quay], DUSK, { day, used: ['quay'] })).toBeUndefined()
  const sights = [openSight('by-day')]
  expect(strollNamed([quay], DUSK, { day, used: ['by-day'], destination: { sights } })).toBeUndefined()
})
