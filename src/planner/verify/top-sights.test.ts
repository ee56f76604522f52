import { expect, it } from 'vitest'
import type { Destination } from '../../atlas/destination.ts'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { verify } from './verify.ts'

function hasTopSights(destination: Destination, plan = samplePlan()): boolean | undefined {
  const { checks } = verify(plan, sampleRequest(), { destinations: [destination] })
  return checks.find(({ id }) => id === 'top-sights')?.passed
}

/** Vienna with two sights that count more than all others: shut by so and so long, or never. */
function vienna(shut?: { from: string; to: string }): Destination {
  const place = sampleDestination()
  const [first] = place.sights
  if (!first) throw new Error('a sample without a sight')
  const greatest = (id: string) => ({ ...first, id, score: 10, ...(shut && { shut }) })
  return { ...place, sights: [greatest('opera'), greatest('treasury'), ...place.sights] }
}

it('misses the best that is left out', () => {
  expect(hasTopSights(vienna())).toBe(false)
  expect(hasTopSights(vienna({ from: '2027-05-08', to: '2027-05-08' }))).toBe(false)
})

it('asks for none that is shut on all days of the trip', () => {
  expect(hasTopSights(vienna({ from: '2027-01-01', to: '2028-12-31' }))).toBe(true)
})

it('counts what is seen in the evening', () => {
  const plan = samplePlan()
  for (const [index, id] of ['opera', 'treasury'].entries())
    plan.days[index]?.items.push({
      id: `evening-${id}`,
      kind: 'evening',
      start: '21:00',
      end: '22:00',
      title: id,
      place: { id, name: id, lat: 48.2, lon: 16.37, verified: true },
    })
  expect(hasTopSights(vienna(), plan)).toBe(true)
})

it('counts what is seen by another entry', () => {
  const plan = samplePlan()
  const [first, second] = plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? []))
  const place = vienna()
  const visits = new Map([
    [first, 'opera'],
    [second, 'treasury'],
  ])
  const sights = place.sights.map((sight) => {
    const by = visits.get(sight.id)
    return by ? { ...sight, visits: by } : sight
  })
  expect(hasTopSights({ ...place, sights }, plan)).toBe(true)
})
