import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { VIENNA } from '../../../test/support/sample-trip.ts'
import { users } from '../../auth/users/user.table.ts'
import { openDatabase } from '../../platform/database.ts'
import { trips } from '../trip.table.ts'
import { createPlanChangeStore } from './plan-change-store.ts'

const db = openDatabase(env.DB)
const store = createPlanChangeStore(db)
const { budget: _, ...asked } = VIENNA

beforeEach(async () => {
  for (const id of ['ada', 'eve'])
    await db.insert(users).values({ id, email: `${id}@example.com`, language: 'en', createdAt: 0 })
  await db.insert(trips).values({
    id: 'vienna',
    userId: 'ada',
    submissionKey: 'one',
    ...asked,
    budgetType: 'comfort',
    status: 'completed',
    createdAt: 0,
    quotaOwner: 'ada',
    quotaDay: '2027-01-01',
  })
  await store.add({ id: 'slower', tripId: 'vienna', revision: 3, operations: [{ verb: 'again', day: 1 }] }, 0)
})

it('opens a proposal to the traveller of its trip alone', async () => {
  expect(await store.open('slower', 'vienna', 'eve', 1)).toBeUndefined()
  expect(await store.open('slower', 'elsewhere', 'ada', 1)).toBeUndefined()
  expect(await store.open('slower', 'vienna', 'ada', 1)).toMatchObject({ id: 'slower', revision: 3 })
})

it('lets nobody but the traveller of its trip drop a proposal', async () => {
  expect(await store.drop('slower', 'vienna', 'eve')).toBe(false)
  expect(await store.drop('slower', 'vienna', 'ada')).toBe(true)
  expect(await store.open('slower', 'vienna', 'ada', 1)).toBeUndefined()
})
