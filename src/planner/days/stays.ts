import type { Atlas, DestinationHead } from '../../atlas/atlas.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { journeyBetween } from '../travel/travel-time.ts'

/** Some nights at one base. */
export interface Stay {
  id: string
  /** Index of the trip's first day there, and how many days. */
  first: number
  days: number
}

/** Up to so many days everything happens around the place asked for. */
const ONE_BASE_DAYS = 8
/** A region's bases bear so many times the days that suit them: nobody flies on for a night or two. */
const STRETCHED = 1.14
/** A move that takes longer leaves nothing of its day, minutes. */
const LONGEST_MOVE = 330
/** Longer on the way than this, one direction, is no day trip, minutes. */
const LONGEST_EXCURSION = 110
/** What lies nearer is the same place, km. */
const ELSEWHERE_KM = 12
const LONGEST = { home: 7, further: 6 }
/** A day has room for so many sights; a place is worth as many days as it has sights for, and half ones at both ends. */
const SIGHTS_A_DAY = 2
/** Nobody unpacks for less than two nights, days. */
const SHORTEST = 3

/** Neighbours with sights that make a day trip, nearest first. */
export function dayTripsFrom(atlas: Pick<Atlas, 'head'>, head: DestinationHead): DestinationHead[] {
  return neighbours(atlas, head).filter((neighbour) => {
    const { mode, minutes } = journeyBetween(head, neighbour)
    const isElsewhere = distanceKm(head.center, neighbour.center) >= ELSEWHERE_KM
    return isElsewhere && mode !== 'transit' && minutes <= LONGEST_EXCURSION
  })
}

function neighbours(atlas: Pick<Atlas, 'head'>, head: DestinationHead): DestinationHead[] {
  return head.nearby.flatMap((id) => atlas.head(id) ?? []).filter(({ sights }) => sights > 0)
}

/** Whether the days are more than one place is stayed at for. `offered`: days that a region's bases are worth. */
export function isLongTrip(days: number, offered: number = LONGEST.home): boolean {
  return days > Math.max(ONE_BASE_DAYS, offered * STRETCHED)
}

/**
 * Splits a long trip into stays, the place asked for first, then neighbours with sights; a short one is a single stay,
 * and so is a long one where no neighbour is near. Nobody is sent on to `origin`, where they come from.
 */
export function splitIntoStays(
  atlas: Pick<Atlas, 'head'>,
  home: DestinationHead,
  days: number,
  origin?: string,
  longestAtHome = LONGEST.home,
): Stay[] {
  if (!isLongTrip(days, longestAtHome)) return [{ id: home.id, first: 0, days }]
  const bases = [{ head: home, longest: daysAt(home, longestAtHome) }]
  while (bases.reduce((sum, { longest }) => sum + longest, 0) < days) {
    const next = nextBase(
      atlas,
      bases.map(({ head }) => head),
      origin,
    )
    if (!next) break
    bases.push({ head: next, longest: daysAt(next, LONGEST.further) })
  }
  return share(
    bases.map(({ head: { id, sights }, longest }) => ({ id, sights, longest })),
    days,
  )
}

/** As many days as a place can fill, up to so many. */
function daysAt({ sights }: DestinationHead, longest: number): number {
  return Math.max(SHORTEST, Math.min(longest, Math.ceil(sights / SIGHTS_A_DAY) + 1))
}

/** The nearest neighbour with sights that is not yet a base, of the last base or an earlier one. */
function nextBase(
  atlas: Pick<Atlas, 'head'>,
  bases: readonly DestinationHead[],
  origin: string | undefined,
): DestinationHead | undefined {
  const last = bases.at(-1)
  return bases
    .toReversed()
    .flatMap((base) => neighbours(atlas, base))
    .filter((head) => head.id !== origin && !bases.includes(head))
    .find((head) => last && journeyBetween(last, head).minutes <= LONGEST_MOVE)
}

/**
 * Gives every base its shortest stay, then fills up the place asked for, then the others in turn; what is over after
 * the longest stays goes to where the most sights are left for a day.
 */
function share(bases: readonly { id: string; sights: number; longest: number }[], days: number): Stay[] {
  const lengths = bases.map(() => SHORTEST)
  for (let left = days - SHORTEST * bases.length; left > 0; left--) {
    const roomy = lengths.map((length, index) => (length < (bases[index]?.longest ?? 0) ? length : Infinity))
    const full = !roomy.some(Number.isFinite)
    const next =
      roomy[0] !== Infinity
        ? 0
        : shortest(full ? lengths.map((length, index) => length / (bases[index]?.sights || 1)) : roomy)
    lengths[next] = (lengths[next] ?? 0) + 1
  }
  let first = 0
  return bases.map(({ id }, index) => {
    const stay = { id, first, days: lengths[index] ?? SHORTEST }
    first += stay.days
    return stay
  })
}

function shortest(lengths: readonly number[]): number {
  return lengths.indexOf(Math.min(...lengths))
}
