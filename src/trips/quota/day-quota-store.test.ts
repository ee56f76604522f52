import { expect, it } from 'vitest'
import { testServices } from '../../../test/support/test-app.ts'
import { dayQuota } from '../trip.table.ts'
import { triesAreUsed } from './day-quota-store.ts'

it('calls tries used where the last one was given back, not where it holds the day', async () => {
  const { database } = testServices().services
  const day = '2026-11-21'
  await database.insert(dayQuota).values([
    { owner: 'holds', day, tripId: 'a-trip', generations: 3 },
    { owner: 'gave-back', day, tripId: null, generations: 3 },
    { owner: 'has-one-left', day, tripId: null, generations: 2 },
  ])
  expect(await triesAreUsed(database, 'holds', day)).toBe(false)
  expect(await triesAreUsed(database, 'gave-back', day)).toBe(true)
  expect(await triesAreUsed(database, 'has-one-left', day)).toBe(false)
  expect(await triesAreUsed(database, 'gave-back', '2026-11-22')).toBe(false)
})
