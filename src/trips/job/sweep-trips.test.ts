import { expect, it } from 'vitest'
import { VIENNA } from '../../../test/support/sample-trip.ts'
import { addUser, testServices } from '../../../test/support/test-app.ts'

async function submittedTrip() {
  const opened = testServices()
  const user = await addUser(opened)
  const submit = (key: string) =>
    opened.services.submitTrip({ userId: user.id, email: user.email, request: VIENNA, key })
  const outcome = await submit('k')
  if (!outcome.submitted) throw new Error('not submitted')
  return { ...opened, trips: opened.services.trips, id: outcome.id, submit }
}

it('gives a trip up that was begun six times, however young', async () => {
  const { services, trips, clock, id } = await submittedTrip()
  for (let attempt = 1; attempt <= 6; attempt++) {
    expect(await trips.claim(id, clock.time, 1000)).toMatchObject({ attempt })
    clock.time += 46_000
    if (attempt === 5) await services.sweepTrips()
    expect((await trips.byId(id))?.status).toBe('pending')
  }
  await services.sweepTrips()
  expect(await trips.byId(id)).toMatchObject({ status: 'failed', failure: 'gave_up' })
})

it('forgets no day that still counts', async () => {
  const { services, clock, submit } = await submittedTrip()
  await services.sweepTrips()
  expect(await submit('another')).toMatchObject({ submitted: false })
  clock.time += 24 * 3_600_000
  await services.sweepTrips()
  expect(await submit('tomorrow')).toMatchObject({ submitted: true })
})
