import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../platform/database.ts'
import { users } from '../users/user.table.ts'
import { BY_ACCOUNT, type Challenge } from './challenge.ts'
import { createChallengeStore } from './challenge-store.ts'

const db = openDatabase(env.DB)
const store = createChallengeStore(db)
const email = 'new@example.com'

function challenge(id: string, given: Partial<Challenge>): Challenge {
  return {
    id,
    purpose: 'sign-in',
    email,
    requestedBy: BY_ACCOUNT,
    userId: null,
    createUser: false,
    language: 'en',
    name: '',
    newsletter: false,
    pendingTrip: null,
    redirectTo: null,
    linkHash: id,
    codeMac: null,
    browserHash: null,
    emailKind: null,
    attempts: 0,
    createdAt: 1,
    expiresAt: 100,
    endedAt: null,
    ...given,
  }
}

beforeEach(async () => {
  for (const id of ['ada', 'eve'])
    await db.insert(users).values({ id, email: `${id}@example.com`, language: 'en', createdAt: 0 })
})

it('counts no code that another account asked for, to one new address', async () => {
  await store.open(challenge('of-ada', { purpose: 'email-change', userId: 'ada' }))
  await store.open(challenge('of-eve', { purpose: 'email-change', userId: 'eve' }))
  const live = await store.live({ email, purpose: 'email-change', userId: 'ada' }, [BY_ACCOUNT], 2)
  expect(live.map(({ id }) => id)).toEqual(['of-ada'])
})

it('counts no code for another purpose', async () => {
  await store.open(challenge('moves', { purpose: 'email-change', userId: 'ada' }))
  await store.open(challenge('signs-in', {}))
  const live = await store.live({ email, purpose: 'sign-in' }, [BY_ACCOUNT], 2)
  expect(live.map(({ id }) => id)).toEqual(['signs-in'])
})
