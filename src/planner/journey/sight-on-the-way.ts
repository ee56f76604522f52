import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { hoursOn, openOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { CHECK_IN } from '../limits.ts'
import type { StopWay } from '../travel/stop-ways.ts'
import { DETOUR } from './road-halts.ts'

/** What is stopped for on the road: nobody drives past it and comes back on another day. */
const LEAST_SCORE = 7
/** Nearer than this to either end it is seen from there, km. */
const APART_KM = 20
/** On a shorter way nothing lies far from both ends; all of it, the visit with it, takes no longer; minutes. */
const LEAST_WAY = 60
const LONGEST = 450
const LONGEST_VISIT = 120
const STEEP = 2
/** For what is held on no more days than this one is there in time; the bags are put down first. */
const FEW_DAYS = 2
/** What lies so near another good sight is seen with it, km. */
const TOGETHER_KM = 5

export interface RoadTask {
  from: Destination
  to: Destination
  /** The way between them. */
  way: StopWay
  date: string
  /** When one leaves, minutes after midnight. */
  leaves: number
  except: ReadonlySet<string>
}

/**
 * The best sight that lies beside the road from one stop to the next, free and open at any hour, by daylight; undefined
 * where there is none. What has tickets, starts or neighbours is planned on a day of its own.
 */
export function sightOnTheWay({ from, to, way, date, leaves, except }: RoadTask): Sight | undefined {
  if (way.mode !== 'car' || way.minutes < LEAST_WAY) return undefined
  const isOpen = openOn(date)
  const { sunrise, sunset } = daylightOn(date, to.center, to.zone)
  const eventBegins = Math.min(Infinity, ...to.sights.map((sight) => latestFor(sight, date)))
  const fits = (sight: Sight) => {
    const there = leaves + way.minutes * shareBefore(sight, from, to)
    return (
      sight.score >= LEAST_SCORE &&
      isFreeStop(sight) &&
      !except.has(sight.id) &&
      isOpen(sight) &&
      isBeside(sight, from, to) &&
      way.minutes + sight.minutes <= LONGEST &&
      there >= sunrise &&
      there + sight.minutes <= sunset &&
      leaves + way.minutes + sight.minutes + CHECK_IN <= eventBegins
    )
  }
  const sights = [...from.sights, ...to.sights]
  const apart = ({ at }: Sight) => Math.min(distanceKm(from.center, at), distanceKm(at, to.center))
  // Among equals what one would drive back to furthest.
  const [best] = sights
    .filter((sight) => fits(sight) && !hasNeighbour(sight, sights))
    .toSorted((a, b) => b.score - a.score || apart(b) - apart(a))
  return best
}

export function hasNeighbour({ id, at }: Sight, sights: readonly Sight[]): boolean {
  return sights.some(
    (each) => each.id !== id && each.score >= LEAST_SCORE && distanceKm(each.at, at) <= TOGETHER_KM,
  )
}

/** When one must be there for a feast of that day, minutes after midnight. */
export function latestFor(sight: Sight, date: string): number {
  const days = (sight.exceptions ?? []).flatMap(({ dates = [] }) => dates)
  const hours = hoursOn(date)(sight)
  if (!sight.event || days.length > FEW_DAYS || !days.includes(date) || !hours) return Infinity
  return spanOfHours(hours).closes - sight.minutes
}

/** How much of the way is behind one there, from 0 to 1. */
function shareBefore({ at }: Sight, from: Destination, to: Destination): number {
  const [there, on] = [distanceKm(from.center, at), distanceKm(at, to.center)]
  return there / (there + on)
}

function isFreeStop(sight: Sight): boolean {
  const { hours, adult, price, ticket, starts, booking, event, minutes, effort = 0 } = sight
  const isBound = Boolean(ticket ?? starts ?? booking ?? event)
  const isFree = (adult ?? price) === 0
  return hours === 'always' && isFree && !isBound && minutes <= LONGEST_VISIT && effort <= STEEP
}

function isBeside({ at }: Sight, from: Destination, to: Destination): boolean {
  const [there, on] = [distanceKm(from.center, at), distanceKm(at, to.center)]
  return Math.min(there, on) >= APART_KM && there + on <= DETOUR * distanceKm(from.center, to.center)
}
