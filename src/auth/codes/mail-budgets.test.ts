import { expect, it } from 'vitest'
import { CODE_SENDS } from '../auth-constants.ts'
import { waysFor } from './mail-budgets.ts'

it('leaves the slow way open where a network has had its codes for an address', () => {
  const ways = waysFor(
    { kind: 'stranger', network: '203.0.113.7', wideNetwork: '203.0.113.0', proof: 'needless' },
    'ada@example.com',
  )
  const often = ways.map(({ budgets }) => budgets.find(({ owner }) => owner[2] === '203.0.113.0')?.rules)
  expect(often[0]).toEqual(CODE_SENDS)
  // What counts here is the last minute alone; the hour and the day are used up when this way is taken.
  expect(often[1]).toEqual([{ max: 1, within: 60_000 }])
  expect(ways.map(({ linkOnly }) => linkOnly)).toEqual([undefined, true])
})
