import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'

it('drives on and home in the car one drove out in', async () => {
  const dates = { startDate: '2027-08-07', endDate: '2027-08-13' }
  const request = sampleRequest({
    startLocation: 'Hamburg',
    destination: 'Rügen',
    adults: 2,
    kids: 2,
    ...dates,
  })
  const { days } = await planOf(createAtlasPlanner({ atlas: readAtlas() }), request)
  // Who has been home leaves the car there in the evening.
  const rides = days.map(({ items }) =>
    items.flatMap(({ kind, travel }) => (kind === 'evening' ? [] : (travel?.mode ?? []))),
  )
  const driven = rides.flatMap((modes) => (modes.includes('car') ? [modes.slice(modes.indexOf('car'))] : []))
  expect(driven.length).toBeGreaterThan(1)
  expect(driven.flat()).not.toContain('transit')
})

it('rides no bus on the day on which a hired car takes one to the next base', async () => {
  const dates = { startDate: '2027-07-17', endDate: '2027-07-24' }
  const request = sampleRequest({
    startLocation: 'Köln',
    destination: 'Mallorca',
    tripType: 'relaxed',
    adults: 2,
    kids: 3,
    wishes: { ages: [4, 8, 11] },
    ...dates,
  })
  const { days } = await planOf(createAtlasPlanner({ atlas: readAtlas() }), request)
  const moves = days.filter(({ items }) =>
    items.some(({ kind, travel }) => kind === 'transfer' && travel?.mode === 'car'),
  )
  const rides = moves.flatMap(({ items }) => items.flatMap(({ travel }) => travel?.mode ?? []))
  expect(rides.filter((mode) => mode === 'car').length).toBeGreaterThan(1)
  expect(rides).not.toContain('transit')
})
