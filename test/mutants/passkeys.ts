import { type Mutant, mutantsOf } from './mutant.ts'

const PASSKEYS = [
  'src/auth/passkeys/passkey-challenge.test.ts',
  'test/faults/passkeys.test.ts',
  'test/journeys/passkeys.test.ts',
]

/** What an authenticator's answer has to be, and whose passkey it is. */
export const PASSKEY_MUTANTS: Mutant[] = [
  ...mutantsOf('src/auth/passkeys/verify-passkey.ts', PASSKEYS, [
    [
      'passkey-user-verified',
      'requireUserVerification: true,\n    credential',
      'requireUserVerification: false,\n    credential',
    ],
    [
      'passkey-made-with-user-verified',
      'requireUserVerification: true,\n    supported',
      'requireUserVerification: false,\n    supported',
    ],
    [
      'passkey-made-for-this-site',
      '    expectedRPID: party.id,\n    requireUserVerification: true,\n    supported',
      '    requireUserVerification: true,\n    supported',
    ],
    ['passkey-signature', 'return verified.verified ?', 'return verified.authenticationInfo ?'],
  ]),
  ...mutantsOf('src/auth/passkeys/passkey-challenge.ts', PASSKEYS, [
    ['challenge-for-its-ceremony', "'passkey', ceremony, requestHash", "'passkey', requestHash"],
    ['challenge-in-its-browser', 'ceremony, requestHash, userId', 'ceremony, userId'],
    ['challenge-is-ours', '!equalInConstantTime(mac, await macOf(use, random, expiry))', '!mac'],
    ['challenge-expires', 'Number(expiry) > clock.now() ?', 'Number(expiry) > 0 ?'],
  ]),
  ...mutantsOf('src/auth/passkeys/passkeys.ts', PASSKEYS, [
    ['challenge-used-once', 'if (!signed || !(await seen.useUp()))', 'if (!signed)'],
    ['challenge-to-register-used-once', ' || !(await seen.useUp())) return { added', ') return { added'],
    ['passkey-of-the-viewer', 'use.userId !== undefined && use.userId !== user.id', 'user.id === undefined'],
    [
      'passkey-in-its-own-name',
      'userHandle && withoutShard(handleText(userHandle)) !== user.id',
      'userHandle === user.id',
    ],
    ['passkey-is-the-one-made', 'made?.id !== answer.data.id', '!made'],
    [
      'passkey-counter',
      'return (await store.countUse(passkey.id, signed.counter, clock.now())) ? user : undefined',
      'return user',
    ],
    ['passkey-added-is-told', "'passkey-added', requester", "'signed-in', requester"],
    ['passkey-removed-is-told', "'passkey-removed', requester", "'signed-in', requester"],
  ]),
  ...mutantsOf('src/auth/passkeys/passkey-store.ts', PASSKEYS, [
    ['passkeys-of-an-account', '< ${MAX_PASSKEYS}', '< ${MAX_PASSKEYS + 90}'],
    [
      'only-owner-renames-passkey',
      '.set({ name })\n        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))',
      '.set({ name })\n        .where(eq(passkeys.id, id))',
    ],
    [
      'only-owner-removes-passkey',
      'db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))',
      'db.delete(passkeys).where(eq(passkeys.id, id))',
    ],
    ['passkey-list-is-own', '.where(eq(passkeys.userId, userId))\n        .orderBy', '.orderBy'],
    ['passkey-counter-goes-on', 'and(eq(passkeys.id, id), or(goesOn, countsNothing))', 'eq(passkeys.id, id)'],
    ['used-challenges-are-kept', 'lt(usedChallenges.expiresAt, now)', 'lt(usedChallenges.expiresAt, 9e15)'],
  ]),
  ...mutantsOf('src/account/passkeys/passkeys-api.routes.ts', PASSKEYS, [
    ['passkey-needs-a-proof', 'if (!confirmed.confirmed) return identityRefused(c, confirmed)\n', ''],
  ]),
]
