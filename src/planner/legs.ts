import type { Atlas, DestinationHead } from '../atlas/atlas.ts'
import { journeyBetween } from './travel.ts'

/** Some nights at one base. */
export interface Stay {
  id: string
  /** Index of the trip's first day there, and how many days. */
  first: number
  days: number
}

/** Up to so many days everything happens around one base; without sights or day trips it is left sooner. */
const ONE_BASE_DAYS = 7
const ONE_BASE_DAYS_WITH_NOTHING = 3
/** A move that takes longer leaves nothing of its day, minutes. */
const LONGEST_MOVE = 330
/** Longer on the way than this, one direction, is no day trip, minutes. */
const LONGEST_EXCURSION = 110
const LONGEST = { home: 7, homeWithoutSights: 5, further: 6 }
/** Nobody unpacks for less. */
const SHORTEST = 2

/** Neighbours with sights that make a day trip, nearest first. */
export function dayTripsFrom(atlas: Pick<Atlas, 'head'>, head: DestinationHead): DestinationHead[] {
  return neighbours(atlas, head).filter((neighbour) => {
    const { mode, minutes } = journeyBetween(head, neighbour)
    return mode !== 'transit' && minutes <= LONGEST_EXCURSION
  })
}

function neighbours(atlas: Pick<Atlas, 'head'>, head: DestinationHead): DestinationHead[] {
  return head.nearby.flatMap((id) => atlas.head(id) ?? []).filter(({ sights }) => sights > 0)
}

/**
 * Splits a long trip into stays, the place asked for first, then neighbours with sights; a short one is a single stay,
 * and so is a long one where no neighbour is near.
 */
export function splitIntoStays(atlas: Pick<Atlas, 'head'>, home: DestinationHead, days: number): Stay[] {
  const something = home.sights > 0 || dayTripsFrom(atlas, home).length > 0
  if (days <= (something ? ONE_BASE_DAYS : ONE_BASE_DAYS_WITH_NOTHING))
    return [{ id: home.id, first: 0, days }]
  const bases = [{ head: home, longest: home.sights > 0 ? LONGEST.home : LONGEST.homeWithoutSights }]
  while (bases.reduce((sum, { longest }) => sum + longest, 0) < days) {
    const next = nextBase(
      atlas,
      bases.map(({ head }) => head),
    )
    if (!next) break
    bases.push({ head: next, longest: LONGEST.further })
  }
  return share(
    bases.map(({ head, longest }) => ({ id: head.id, longest })),
    days,
  )
}

/** The nearest neighbour with sights that is not yet a base, of the last base or an earlier one. */
function nextBase(
  atlas: Pick<Atlas, 'head'>,
  bases: readonly DestinationHead[],
): DestinationHead | undefined {
  const last = bases.at(-1)
  return bases
    .toReversed()
    .flatMap((base) => neighbours(atlas, base))
    .find((head) => last && !bases.includes(head) && journeyBetween(last, head).minutes <= LONGEST_MOVE)
}

/**
 * Gives every base its shortest stay, then the days left in turn, the first base first; what is over after the longest
 * stays is shared out in the same way.
 */
function share(bases: readonly { id: string; longest: number }[], days: number): Stay[] {
  const lengths = bases.map(() => SHORTEST)
  const longestOf = (index: number) => bases[index]?.longest ?? 0
  for (let left = days - SHORTEST * bases.length; left > 0; left--) {
    const roomy = lengths.findIndex(
      (length, index) => length < longestOf(index) && length === shortestYet(lengths, longestOf),
    )
    const next = roomy >= 0 ? roomy : lengths.indexOf(Math.min(...lengths))
    lengths[next] = (lengths[next] ?? 0) + 1
  }
  let first = 0
  return bases.map(({ id }, index) => {
    const stay = { id, first, days: lengths[index] ?? SHORTEST }
    first += stay.days
    return stay
  })
}

function shortestYet(lengths: readonly number[], longestOf: (index: number) => number): number {
  return Math.min(...lengths.filter((length, index) => length < longestOf(index)))
}
