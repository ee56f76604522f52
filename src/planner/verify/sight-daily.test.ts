import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { verify } from './verify.ts'

const facts = { destinations: [sampleDestination()] }

it('praises no plan for days without a sight', () => {
  const plan = samplePlan()
  const { score } = verify(plan, sampleRequest(), facts)
  const [, second] = plan.days
  if (second) second.items = second.items.filter(({ kind }) => kind !== 'sight')
  expect(score).toBeGreaterThan(75)
  const { score: emptied, failed } = verify(plan, sampleRequest(), facts)
  expect(emptied).toBe(0)
  expect(failed).toContainEqual({ id: 'sight-daily', severity: 'hard', passed: false, day: 1 })
})

it('asks for no sight on a day on which everything is shut', () => {
  const plan = samplePlan()
  const [, second] = plan.days
  if (second) second.items = second.items.filter(({ kind }) => kind !== 'sight')
  const vienna = sampleDestination()
  const shutOn = (date: string, count: number) => ({
    ...vienna,
    sights: vienna.sights.map((sight, index) =>
      index < count ? { ...sight, exceptions: [{ dates: [date] }] } : sight,
    ),
  })
  const failed = (destination: typeof vienna) =>
    verify(plan, sampleRequest(), { destinations: [destination] }).failed.map(({ id }) => id)
  expect(failed(shutOn('2027-05-08', Infinity))).not.toContain('sight-daily')
  expect(failed(shutOn('2027-05-08', 3))).toContain('sight-daily')
  expect(failed(shutOn('2027-05-09', Infinity))).toContain('sight-daily')
  // Nobody is sent where nothing is in season.
  const inWinter = { ...vienna, sights: vienna.sights.map((sight) => ({ ...sight, season: [1] })) }
  expect(failed(inWinter)).toContain('sight-daily')
})
