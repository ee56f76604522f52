import { expect, it } from 'vitest'
import { VIENNA } from '../../../test/support/sample-trip.ts'
import { addUser, emptyPlan, testServices } from '../../../test/support/test-app.ts'
import { planRequestOf } from '../job/plan-request.ts'
import { createPlanRevisionStore } from './plan-revision-store.ts'

/** A finished trip; `named` is its plan with another summary, to tell revisions apart. */
async function finishedTrip() {
  const opened = testServices()
  const { submitTrip, trips, database } = opened.services
  const { id: userId, email } = await addUser(opened)
  const outcome = await submitTrip({ userId, email, request: VIENNA, key: 'k' })
  if (!outcome.submitted) throw new Error('not submitted')
  const tripId = outcome.id
  const claim = await trips.claim(tripId, opened.clock.time, 1000)
  if (!claim) throw new Error('not claimed')
  const plan = emptyPlan(planRequestOf(claim))
  const named = (summary: string) => ({ ...plan, summary })
  await trips.complete(claim, named('revision 0'), opened.clock.time, undefined)
  const first = (await trips.findOwned(tripId, userId))?.revision ?? 0
  const at = (changes: number, user = userId) => ({ tripId, userId: user, revision: first + changes })
  const summary = async () => (await trips.findOwned(tripId, userId))?.plan?.summary
  return { store: createPlanRevisionStore(database), at, named, summary, tripId }
}

it('changes and takes back on the revision that was read, and no other', async () => {
  const { store, at, named, summary } = await finishedTrip()
  expect(await store.replace(at(0), named('revision 1'))).toBe(true)
  expect(await store.replace(at(0), named('too late'))).toBe(false)
  expect(await store.undo(at(0))).toBe(false)
  expect(await store.undo(at(2))).toBe(false)
  expect(await summary()).toBe('revision 1')
  expect(await store.undo(at(1))).toBe(true)
  expect(await summary()).toBe('revision 0')
})

it('keeps what can be taken back when an undo comes too late', async () => {
  const { store, at, named, summary } = await finishedTrip()
  await store.replace(at(0), named('revision 1'))
  await store.replace(at(1), named('revision 2'))
  expect(await store.undo(at(1))).toBe(false)
  expect(await store.undo(at(2))).toBe(true)
  expect(await summary()).toBe('revision 1')
  expect(await store.undo(at(3))).toBe(true)
  expect(await summary()).toBe('revision 0')
})

it('takes the last twenty changes back', async () => {
  const { store, at, named, summary, tripId } = await finishedTrip()
  for (let n = 0; n < 22; n++) await store.replace(at(n), named(`revision ${n + 1}`))
  for (let n = 0; n < 20; n++) expect(await store.undo(at(22 + n)), `undo ${n + 1}`).toBe(true)
  expect(await summary()).toBe('revision 2')
  expect(await store.canUndo(tripId)).toBe(false)
})

it('changes nothing for somebody else', async () => {
  const { store, at, named, summary } = await finishedTrip()
  expect(await store.replace(at(0, 'a-stranger'), named('theirs'))).toBe(false)
  await store.replace(at(0), named('revision 1'))
  expect(await store.undo(at(1, 'a-stranger'))).toBe(false)
  expect(await summary()).toBe('revision 1')
})
