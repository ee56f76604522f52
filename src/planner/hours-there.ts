import { downToFive, upToFive } from '../platform/clock-time.ts'

/** Who lives near has most of the first and of the last day there, minutes after midnight. */
export interface HoursThere {
  /** One is at the door. */
  there: number
  /** One sets out for home. */
  leave: number
}

/** One leaves home after breakfast, is back before night, and needs so long to and from a platform. */
const HOME = { leaves: 480, back: 1320, platform: 20 }
/** Nobody is there sooner or leaves later, and who comes later than this comes at the usual hour. */
const THERE = { soonest: 570, latest: 690, leaves: 1140 }
/** Further away nobody is that fast, km; and as the crow flies nobody is faster, km/h. */
const NEAR = { km: 250, kmh: 250 }

/** The hours of who is under way for so long; undefined for a longer way. */
export function hoursThere(minutes: number): HoursThere | undefined {
  const there = Math.max(THERE.soonest, upToFive(HOME.leaves + minutes + HOME.platform))
  return there > THERE.latest ? undefined : { there, leave: leavesFrom(there) }
}

/** The same of a plan in which one has come by then: both ways take as long. */
export function hoursFrom(there: number): HoursThere | undefined {
  return there > THERE.latest ? undefined : { there, leave: leavesFrom(there) }
}

function leavesFrom(there: number): number {
  return Math.min(THERE.leaves, downToFive(HOME.leaves + HOME.back - there))
}

/** Whether so far away anybody may have such hours, km. */
export function isNearHome(km: number): boolean {
  return km <= NEAR.km
}

/** The most that anybody has there who lives so far away, km. */
export function mostHoursThere(km: number | undefined): HoursThere | undefined {
  return km === undefined || !isNearHome(km) ? undefined : hoursThere((km / NEAR.kmh) * 60 - HOME.platform)
}
