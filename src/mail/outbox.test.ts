import { expect, it } from 'vitest'
import { testServices } from '../../test/support/test-app.ts'
import type { NewMail } from './outbox.ts'

const MAIL: NewMail = {
  id: 'account-deleted:1',
  kind: 'account-deleted',
  recipient: 'ada@example.com',
  language: 'en',
  data: {},
}
const LEASE_MS = 60_000

async function storedMail() {
  const { services, clock } = testServices()
  const { outbox, database } = services
  await database.run(outbox.insert(MAIL, clock.time))
  return { outbox, clock }
}

it('gives an e-mail to one sender until the lease is over', async () => {
  const { outbox, clock } = await storedMail()
  const claims = await Promise.all([1, 2, 3].map(() => outbox.claim(MAIL.id, clock.time, LEASE_MS)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await outbox.claim(MAIL.id, clock.time + LEASE_MS - 1, LEASE_MS)).toBeUndefined()
  expect(await outbox.claim(MAIL.id, clock.time + LEASE_MS, LEASE_MS)).toMatchObject({ attempts: 2 })
})

it('never gives out an e-mail that was sent', async () => {
  const { outbox, clock } = await storedMail()
  const mail = await outbox.claim(MAIL.id, clock.time, LEASE_MS)
  if (!mail) throw new Error('not claimed')
  await outbox.settle(mail, 'sent')
  expect(await outbox.claim(MAIL.id, clock.time + 10 * LEASE_MS, LEASE_MS)).toBeUndefined()
  expect(await outbox.due(clock.time + 10 * LEASE_MS, 10)).toEqual([])
})

it('lets only the current claim postpone or drop an e-mail', async () => {
  const { outbox, clock } = await storedMail()
  const late = await outbox.claim(MAIL.id, clock.time, LEASE_MS)
  const current = await outbox.claim(MAIL.id, clock.time + LEASE_MS, LEASE_MS)
  if (!late || !current) throw new Error('not claimed')
  await outbox.postpone(late, 0)
  await outbox.settle(late, 'dropped')
  expect(await outbox.due(clock.time + LEASE_MS, 10)).toEqual([])
  await outbox.postpone(current, clock.time)
  expect(await outbox.due(clock.time, 10)).toEqual([{ id: MAIL.id }])
})
