import type { Sight } from '../../../../atlas/destination.ts'
import type { Coordinates } from '../../../../atlas/distance.ts'
import { type DayFrame, isSpentThere } from '../../frame.ts'
import { CAME_FOR } from '../../party/fame.ts'
import { type Party, wantsOf } from '../../party/party-likes.ts'
import { NEXT_DOOR_KM, othersWithin, withinAnArea, withinAWalk } from './neighbour-pairs.ts'

/** What is wished for of the days of a stay, beside short ways and even loads. */

/** What it is worth to see on one day a pair of neighbours, more where they stand next door, and one of an area. */
const WORTH = { pair: 0.8, nextDoor: 0.1, area: 0.6 }

export interface DayWishes {
  /** By stop: those within a walk of it. */
  near: readonly ReadonlySet<number>[]
  /** By stop: what a day is worth for holding it and another one, by that other's number. */
  together: readonly ReadonlyMap<number, number>[]
  /** By day: it is spent there from morning or noon to evening, and should hold something. */
  full: readonly boolean[]
  /** By stop: what one comes for, and what a rough sea may stop; neither waits for the day of leaving. */
  first?: readonly boolean[]
  boats?: readonly boolean[]
  /** By day: one leaves on it, and had full days before. */
  last?: readonly boolean[]
  /** The days that see it are to keep it: those of the beginning. */
  keeps?: (stop: number, day: number) => boolean
  /** What each day should hold one of, by stop: something to do, made for children, of water or green. */
  wanted: readonly { worth: number; replaces: number; forChildren?: true; marks: readonly boolean[] }[]
}

export function dayWishes(
  sights: readonly Sight[],
  frames: readonly DayFrame[],
  party: Party,
  isCold = false,
  center?: Coordinates,
): DayWishes {
  const hasFullDays = frames.some(({ role, maxStops }) => role === 'full' && maxStops > 0)
  const near = withinAWalk(sights)
  return {
    near,
    together: worthTogether(sights.length, [
      { worth: WORTH.pair, others: near },
      { worth: WORTH.nextDoor, others: othersWithin(sights, () => NEXT_DOOR_KM) },
      { worth: WORTH.area, others: center ? withinAnArea(sights, center) : [] },
    ]),
    full: frames.map((frame) => isSpentThere(frame) && !frame.move && frame.maxStops > 0),
    first: sights.map(({ score }) => score >= CAME_FOR),
    boats: sights.map(({ point, reach }) => point === 'pier' || reach?.mode === 'ferry'),
    last: frames.map(({ role }) => role === 'departure' && hasFullDays),
    wanted: wantsOf(party).map(({ suits, ...want }) => ({
      ...want,
      marks: sights.map((sight) => suits(sight) && !(isCold && sight.category === 'beach')),
    })),
  }
}

function worthTogether(
  stops: number,
  pairs: readonly { worth: number; others: readonly ReadonlySet<number>[] }[],
): Map<number, number>[] {
  const found = Array.from({ length: stops }, () => new Map<number, number>())
  for (const { worth, others } of pairs)
    for (const [stop, beside] of others.entries())
      for (const other of beside) found[stop]?.set(other, (found[stop]?.get(other) ?? 0) + worth)
  return found
}
