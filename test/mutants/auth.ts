import { type Mutant, mutantsOf } from './mutant.ts'

const CODES = [
  'src/auth/codes/challenge-store.test.ts',
  'test/faults/auth-codes.test.ts',
  'test/journeys/sign-in.test.ts',
  'test/journeys/sign-in-link.test.ts',
  'test/journeys/account-codes.test.ts',
]
const SESSIONS = [
  'test/faults/auth-sessions.test.ts',
  'test/faults/safety-lines.test.ts',
  'test/journeys/log-out.test.ts',
  'test/journeys/sign-in.test.ts',
]
const CHALLENGES = 'src/auth/codes/challenge-store.ts'
const CHECK = 'src/auth/codes/check-code.ts'
const STORE = 'src/auth/sessions/session-store.ts'

/** One-time codes and links, their limits, sessions, refresh tokens and revocation. */
export const AUTH_MUTANTS: Mutant[] = [
  ...mutantsOf(CHALLENGES, CODES, [
    ['code-tries-are-counted', 'lt(challenges.attempts, max), alive(now)', 'alive(now)'],
    [
      'code-used-once',
      'and(eq(challenges.id, id), alive(now)))\n      return meta.changes > 0\n    },\n\n    /** Which',
      'eq(challenges.id, id))\n      return meta.changes > 0\n    },\n\n    /** Which',
    ],
    [
      'code-expires',
      'and(isNull(challenges.endedAt), gt(challenges.expiresAt, now))',
      'isNull(challenges.endedAt)',
    ],
    ['new-code-voids-old', '.set({ endedAt: createdAt })', '.set({ requestedBy })'],
    [
      'code-for-its-account',
      'userId === undefined ? undefined : eq(challenges.userId, userId),\n            alive',
      'alive',
    ],
    [
      'code-for-its-purpose',
      'eq(challenges.purpose, purpose),\n            userId === undefined',
      'userId === undefined',
    ],
  ]),
  ...mutantsOf(CHECK, CODES, [
    [
      'code-tries-kept-for-known-devices',
      'own ? CODE.attempts : CODE.attempts - CODE.reservedAttempts',
      'CODE.attempts',
    ],
    ['code-is-compared', 'if (!equalInConstantTime(mac, kept.found)) continue', ''],
    [
      'code-race',
      'if (!(await challenges.consume(challenge.id, now))) continue',
      'await challenges.consume(challenge.id, now)',
    ],
    ['failures-of-a-network', 'if (!taken.taken) return', 'if (taken.taken === null) return'],
    ['link-for-sign-in-only', "if (!challenge || challenge.purpose !== 'sign-in')", 'if (!challenge)'],
    [
      'link-secret',
      'return equalInConstantTime(await sha256(linkSecret), challenge.linkHash) ? challenge : undefined',
      'return challenge',
    ],
  ]),
  ...mutantsOf(
    'src/auth/codes/attempt-limits.ts',
    ['test/faults/auth-codes.test.ts', 'test/journeys/contact.test.ts'],
    [
      ['limit-count', 'at > ${now - within}) < ${max}', 'at > ${now - within}) <= ${max}'],
      [
        'limit-window',
        'where owner = ${owner} and at > ${now - within})',
        'where owner = ${owner} and at > ${now})',
      ],
    ],
  ),
  ...mutantsOf(STORE, SESSIONS, [
    [
      'session-ends-in-time',
      'eq(sessions.userId, userId), alive(now)))\n      return found',
      'eq(sessions.userId, userId)))\n      return found',
    ],
    [
      'reuse-ends-session',
      'if (found) await db.delete(sessions).where(eq(sessions.id, found.session.id))',
      '',
    ],
    ['refresh-grace', 'hash = ${hash} and used_at >= ${graceFrom}', 'hash = ${hash} and used_at is not null'],
    ['refresh-ends-in-time', 'and(sql`id in (${followed})`, alive(now))', 'sql`id in (${followed})`'],
    [
      'log-out-everywhere-is-own',
      'and(eq(sessions.userId, userId), except === undefined',
      'and(except === undefined',
    ],
  ]),
  ...mutantsOf(
    STORE,
    ['test/faults/auth-strangers-ids.test.ts', 'test/journeys/account.test.ts'],
    [
      [
        'device-list-is-own',
        'and(eq(sessions.id, id), eq(sessions.userId, userId)))\n      return meta',
        'eq(sessions.id, id))\n      return meta',
      ],
    ],
  ),
  ...mutantsOf('src/auth/sessions/refresh-session.ts', SESSIONS, [
    ['cookie-stays-cookie', 'if (session.transport !== transport) {', 'if (transport === undefined) {'],
    [
      'access-stays-cookie',
      'if (!claims || claims.transport !== transport) return undefined',
      'if (!claims) return undefined',
    ],
  ]),
  ...mutantsOf('src/auth/sessions/access-token.ts', SESSIONS, [
    ['access-token-expires', 'currentDate: new Date(clock.now())', 'currentDate: new Date(0)'],
    ['access-token-one-spelling', 'if (!SIGNATURE.test(token)) return undefined', ''],
    ['access-token-type', '          typ: TYPE,\n          currentDate', '          currentDate'],
    ['access-token-audience', '          audience: AUDIENCE,\n          typ', '          typ'],
  ]),
  ...mutantsOf(
    'src/auth/sessions/require-viewer.ts',
    ['src/auth/sessions/require-viewer.test.ts'],
    [['guarded-pages', "if (!c.get('viewer')) throw new AppError('not_signed_in')", '']],
  ),
]
