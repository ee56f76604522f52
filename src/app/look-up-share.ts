import type { Limits } from '../auth/codes/attempt-limits.ts'
import { isLoopback, networkOf, wideNetworkOf } from '../auth/codes/requester.ts'
import type { Clock } from '../platform/clock.ts'

/** Whether one more place may be looked up at the open services for whoever asks from this address. */
export type MayLookUp = (ip: string | undefined) => Promise<boolean>

const HOUR = 60 * 60_000
/** The services let us ask some 2,000 times a day, all visitors together: no network uses that up. */
const NETWORK = [
  { max: 20, within: HOUR },
  { max: 50, within: 24 * HOUR },
]
const WIDE_NETWORK = [
  { max: 40, within: HOUR },
  { max: 100, within: 24 * HOUR },
]

export function createMayLookUp(limits: Pick<Limits, 'ownerOf' | 'takeAll'>, clock: Clock): MayLookUp {
  return async (ip) => {
    if (!ip || isLoopback(ip)) return true
    const wanted = [
      { owner: await limits.ownerOf('look-up', 'network', networkOf(ip)), rules: NETWORK },
      { owner: await limits.ownerOf('look-up', 'wide', wideNetworkOf(ip)), rules: WIDE_NETWORK },
    ]
    return (await limits.takeAll(wanted, clock.now())).taken
  }
}
