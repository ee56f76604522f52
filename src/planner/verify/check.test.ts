import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Plan } from '../plan.ts'
import { type PlanFacts, verify } from './verify.ts'
import { SENTENCES } from './texts/check-messages.ts'

const facts = { destinations: [sampleDestination()] }

function unlisted(change: (plan: Plan) => void, known: PlanFacts = facts): string[] {
  const plan = samplePlan()
  change(plan)
  const listed = new Set<string>(verify(plan, sampleRequest(), known).checks.map(({ id }) => id))
  return Object.keys(SENTENCES.en).filter((id) => !listed.has(id))
}

/** The sample's places somewhere that nobody knows: no base, no record. */
function offTheMap(plan: Plan): void {
  delete plan.destination.id
  for (const day of plan.days) {
    day.base = { name: plan.destination.name }
    for (const one of day.items) {
      delete one.rainAlternative
      if (one.place) one.place = { ...one.place, verified: false }
      delete one.place?.id
    }
  }
}

it('lists a check only where the plan holds something to check', () => {
  expect(unlisted(() => undefined)).toEqual(
    expect.arrayContaining([
      'transfers',
      'kids-fit',
      'start-time',
      'meal-place-open',
      'best-hour',
      'meals-named',
    ]),
  )
  const noShelter = (plan: Plan) =>
    plan.days.forEach(({ items }) => items.forEach((one) => delete one.rainAlternative))
  expect(unlisted(noShelter)).toContain('rain-alternatives')
  expect(unlisted((plan) => Object.assign(plan, { flights: [], stays: [] }))).toContain('link-hosts')
})

it('says nothing of reach, map, hours or usual prices where nothing is known', () => {
  expect(unlisted(offTheMap, { destinations: [] })).toEqual(
    expect.arrayContaining(
      [
        'known-places place-names coordinates radius bases rain-alternatives',
        'closed-days opening-hours visit-length budget-level party transfers',
      ].flatMap((ids) => ids.split(' ')),
    ),
  )
})

it('finds places far from each other where nobody knows the base', () => {
  const plan = samplePlan()
  offTheMap(plan)
  const last = plan.days[2]?.items.find(({ place }) => place)
  Object.assign(last?.place ?? {}, { lat: 50 })
  const { failed } = verify(plan, sampleRequest(), { destinations: [] })
  expect(failed.map(({ id }) => id)).toContain('radius')
})

it('asks for no plan for rain in a month in which it hardly rains', () => {
  const year = Array.from({ length: 12 }, () => 20)
  const withRain = (raindays: number) => {
    const climate = { high: year, low: year, raindays: year.map(() => raindays), sun: year }
    return { destinations: [{ ...sampleDestination(), climate }] }
  }
  const stays = () => undefined
  expect(unlisted(stays, withRain(1))).toContain('rain-plan')
  expect(unlisted(stays, withRain(8))).not.toContain('rain-plan')
})
