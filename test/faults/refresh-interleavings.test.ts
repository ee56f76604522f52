import { faultRow } from '../support/fault-row.ts'
import { checkLostAnswers, checkTheft, type RefreshedSessions } from '../support/refresh-property.ts'
import { testServices } from '../support/test-app.ts'

/** In D1 itself; ten thousand of the same run on SQLite, in refresh-interleavings.node.test.ts. */
const SAMPLE = 200

async function open(): Promise<RefreshedSessions> {
  const fixture = testServices()
  const { auth, clock } = fixture.services
  if (!auth) throw new Error('no auth')
  const made = await auth.users.ensure(
    { id: 'ada', email: 'ada@example.com', name: '', language: 'en' },
    clock.now(),
  )
  if (!made) throw new Error('no user')
  return {
    clock: fixture.clock,
    start: async () => (await auth.sessions.open(made.user, 'token', '')).refreshToken,
    refresh: async (token) => {
      const outcome = await auth.sessions.refresh(token, 'token')
      return outcome.refreshed ? outcome.granted.refreshToken : undefined
    },
  }
}

faultRow('never signs an owner out whose answers get lost', async () =>
  checkLostAnswers(await open(), SAMPLE),
)

faultRow('never leaves a thief a session that its owner goes on using', async () =>
  checkTheft(await open(), SAMPLE),
)
