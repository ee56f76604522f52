import { expect, it } from 'vitest'
import { loadOf, type Measured, reachedAt, totalsPerPlan } from './capacity-model.ts'

const measured: Measured = {
  costs: [
    { name: 'submit a trip', rowsRead: 3, rowsWritten: 8, statements: 4 },
    { name: 'the trip', rowsRead: 4, rowsWritten: 0, statements: 2 },
    { name: 'job: every minute', rowsRead: 17, rowsWritten: 0, statements: 9 },
  ],
  planBytes: 5000,
  jobCpuMs: 100,
  jobSeconds: 6,
  generationsPerPlan: 2,
}

it('weighs each request by how often it runs for a plan, and leaves the cron out', () => {
  expect(totalsPerPlan(measured.costs)).toEqual({ rowsRead: 35, rowsWritten: 8, statements: 20 })
})

it('puts the tightest limit first and grows in step with the plans', () => {
  const [first, ...others] = loadOf(1000, measured)
  expect(first?.share).toBeGreaterThanOrEqual(Math.max(...others.map(({ share }) => share)))
  const more = loadOf(10_000, measured)
  for (const load of more) {
    const less = loadOf(1000, measured).find(({ name }) => name === load.name)
    expect(load.share / (less?.share ?? 0)).toBeCloseTo(10)
    expect(reachedAt(load, 10_000)).toBeCloseTo(10_000 / load.share)
  }
})

it('divides statements and bytes, and nothing else, by the number of databases', () => {
  const one = loadOf(1000, measured)
  const three = loadOf(1000, measured, 3)
  const less = one
    .filter(({ name, share }) => three.some((load) => load.name === name && load.share < share))
    .map(({ name }) => name)
  expect(less.toSorted()).toEqual(['a database after a year', 'statements of a database'])
})
