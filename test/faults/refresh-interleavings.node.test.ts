import { drizzle } from 'drizzle-orm/d1'
import { createSessions } from '../../src/auth/sessions/refresh-session.ts'
import { createSessionStore } from '../../src/auth/sessions/session-store.ts'
import { users } from '../../src/auth/users/user.table.ts'
import { cryptoIds } from '../../src/platform/ids.ts'
import { counts } from '../support/counts.ts'
import { faultRow } from '../support/fault-row.ts'
import { openNodeD1 } from '../support/node-d1.ts'
import { randomFrom } from '../support/random.ts'
import { checkLostAnswers, checkTheft, type RefreshedSessions } from '../support/refresh-property.ts'

const INTERLEAVINGS = counts({ full: 10_000, quick: 1000 })

/** The store's own SQL on SQLite; the access token, which no rule looks at, is none. */
async function open(): Promise<RefreshedSessions> {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const random = randomFrom(3)
  const db = drizzle(openNodeD1(() => Math.floor(random() * 4)))
  const user = {
    id: 'ada',
    email: 'ada@example.com',
    name: '',
    language: 'en' as const,
    createdAt: clock.time,
  }
  await db.insert(users).values(user)
  const sessions = createSessions({
    store: createSessionStore(db),
    tokens: {
      sign: async () => ({ token: 'none', expiresAt: clock.time }),
      read: async () => undefined,
    },
    secret: 'x'.repeat(32),
    carry: (token) => token,
    clock,
    ids: cryptoIds,
    log: { info() {}, warn() {}, error() {} },
  })
  return {
    clock,
    start: async () => (await sessions.open(user, 'token', '')).refreshToken,
    refresh: async (token) => {
      const outcome = await sessions.refresh(token, 'token')
      return outcome.refreshed ? outcome.granted.refreshToken : undefined
    },
  }
}

faultRow(`never signs an owner out whose answers get lost, in ${INTERLEAVINGS} interleavings`, async () =>
  checkLostAnswers(await open(), INTERLEAVINGS),
)

faultRow(
  `never leaves a thief a session that its owner goes on using, in ${INTERLEAVINGS} interleavings`,
  async () => checkTheft(await open(), INTERLEAVINGS),
)
