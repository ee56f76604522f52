import { expect, it } from 'vitest'
import { cryptoIds } from '../../platform/ids.ts'
import { CODE } from '../auth-constants.ts'
import { createPasskeyChallenges } from './passkey-challenge.ts'

it('takes a challenge for one ceremony, in one browser, of one account, for its time', async () => {
  const clock = { time: 1_000, now: () => clock.time }
  const challenges = createPasskeyChallenges({ secret: 'secret', clock, ids: cryptoIds })
  const use = { ceremony: 'confirm', requestHash: 'browser', userId: 'ada' } as const
  const challenge = await challenges.issue(use)
  expect(await challenges.expiryOf(challenge, use)).toBe(1_000 + CODE.lifetime)
  for (const other of [
    { ...use, ceremony: 'sign-in' },
    { ...use, ceremony: 'register' },
    { ...use, requestHash: 'another' },
    { ...use, requestHash: undefined },
    { ...use, userId: 'eve' },
  ] as const)
    expect(await challenges.expiryOf(challenge, other)).toBeUndefined()
  clock.time += CODE.lifetime
  expect(await challenges.expiryOf(challenge, use)).toBeUndefined()
})
