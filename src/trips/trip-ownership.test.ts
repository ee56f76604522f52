import { expect, it } from 'vitest'
import { VIENNA } from '../../test/support/sample-trip.ts'
import { addUser, testServices } from '../../test/support/test-app.ts'

/** A trip with its links, and somebody else who has an account. */
async function ownedAndStranger() {
  const opened = testServices()
  const { submitTrip, trips, tripLinks } = opened.services
  const owner = await addUser(opened)
  const stranger = await addUser(opened, 'eve@example.com')
  const outcome = await submitTrip({ userId: owner.id, email: owner.email, request: VIENNA, key: 'k' })
  if (!outcome.submitted) throw new Error('not submitted')
  const tripId = outcome.id
  const link = (userId: string, token: string) =>
    tripLinks.ensure({ tripId, userId, kind: 'shared', token, now: opened.clock.time })
  return { trips, tripLinks, owner, stranger, tripId, link }
}

it('lists the trips of one account, not of others', async () => {
  const { trips, owner, stranger, tripId } = await ownedAndStranger()
  expect(await trips.list(owner.id, 10, 0)).toMatchObject([{ id: tripId }])
  expect(await trips.list(stranger.id, 10, 0)).toEqual([])
  expect(await trips.page(owner.id, 10)).toMatchObject([{ id: tripId }])
  expect(await trips.page(stranger.id, 10)).toEqual([])
})

it('makes a link for the owner of its trip alone', async () => {
  const { tripLinks, owner, stranger, tripId, link } = await ownedAndStranger()
  expect(await link(stranger.id, 'a-stranger-s-token')).toBeUndefined()
  expect(await tripLinks.tripBehind('a-stranger-s-token', 'shared')).toBeUndefined()
  expect(await link(owner.id, 'the-owner-s-token')).toBe('the-owner-s-token')
  expect((await tripLinks.tripBehind('the-owner-s-token', 'shared'))?.id).toBe(tripId)
})

it('tells nobody else the token of a link', async () => {
  const { tripLinks, owner, stranger, tripId, link } = await ownedAndStranger()
  await link(owner.id, 'the-owner-s-token')
  expect(await link(stranger.id, 'another-token')).toBeUndefined()
  expect(await tripLinks.tripWithLinks(tripId, stranger.id)).toBeUndefined()
  expect((await tripLinks.tripWithLinks(tripId, owner.id))?.links).toEqual({ shared: 'the-owner-s-token' })
})

it('lets the owner alone revoke a link', async () => {
  const { tripLinks, owner, stranger, tripId, link } = await ownedAndStranger()
  await link(owner.id, 'the-owner-s-token')
  expect(await tripLinks.revoke(tripId, stranger.id, 'shared')).toBe(false)
  expect(await tripLinks.tripBehind('the-owner-s-token', 'shared')).toBeDefined()
  expect(await tripLinks.revoke(tripId, owner.id, 'shared')).toBe(true)
  expect(await tripLinks.tripBehind('the-owner-s-token', 'shared')).toBeUndefined()
})
