import type { DestinationHead } from '../../atlas/atlas.ts'
import type { Destination, Station } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { connectionsBetween } from '../../atlas/lookup/start-place.ts'
import type { Locale } from '../../i18n/locale.ts'
import { clockTime, downToFive, upToFive } from '../../platform/clock-time.ts'
import { dayLimits, TEXT_LIMITS } from '../limits.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { proseIn } from '../prose/prose.ts'
import { clockShift } from './clock-shift.ts'
import { journeyBetween } from './travel-time.ts'

/** There and back on one day: minutes door to door, and the clock, minutes after midnight. */
export interface DayOut {
  from: DestinationHead
  mode: 'train' | 'bus' | 'ferry' | 'car'
  minutes: number
  /** Passports and bags are checked before one boards. */
  isChecked?: true
  /** Where its train arrives, as far as that is known. */
  station?: Station
  /** One leaves home, by its clock; is there, and must leave again, by the clocks there. */
  leaves: number
  opens: number
  closes: number
}

/** To the platform or quay, and from it to the door, minutes. */
const BESIDES = { train: 45, bus: 30, ferry: 75, car: 0 }
/** Out of and into these countries that is so on trains, but for those in the second list; and takes so long, minutes. */
const CHECKED = { countries: new Set(['GB']), not: new Set(['IE']), minutes: 60 }
/** Nobody leaves home sooner for a day, but for a flight or passports, or is back later. */
const LEAVES = { usual: 420, checked: 360 }
const BACK = 1410
/** A longer way is no outing, and what leaves less there is none either, minutes. */
const LONGEST = 300
const LEAST_THERE = 300
/** A meal from then on is supper. */
const SUPPER = '17:00'

/** How a day there goes from where one lives; undefined where nothing but a flight leads there, or it is too far. */
export function dayOut(
  home: Destination,
  start: DestinationHead,
  { startDate: date, tripType, kids, wishes }: PlanRequest,
): DayOut | undefined {
  const limits = dayLimits(tripType, kids, 0, 1, wishes)
  if (wishes?.atHome || wishes?.arrival?.time || wishes?.departure?.time) return undefined
  const way = wayThere(home, start)
  if (!way || way.minutes > LONGEST) return undefined
  const shift = clockShift(start.zone, home.zone, date)
  const opens = Math.max(
    limits.open,
    upToFive(LEAVES[way.isChecked ? 'checked' : 'usual'] + way.minutes + shift),
  )
  const closes = Math.min(limits.close, downToFive(BACK - way.minutes + shift))
  if (closes - opens < LEAST_THERE) return undefined
  const station = way.mode === 'train' ? stationFor(home, start.id) : undefined
  const leaves = downToFive(opens - shift - way.minutes)
  return { from: start, ...way, ...(station && { station }), opens, closes, leaves }
}

/** By plane: bags, belts and both ways to an airport, minutes; of these those after landing; and km/h. */
const FLIGHT = { besides: 270, landed: 60, kmh: 750 }
/** Who flies for a day leaves home as soon, and has so much of it there at least, minutes. */
const FLIES = { from: LEAVES.checked, leastThere: 120 }

/** The hours of a day there by plane, by the clocks there. */
export function flownOut(
  from: DestinationHead,
  to: Destination,
  date: string,
): Pick<DayOut, 'opens' | 'closes'> {
  const minutes = flightMinutes(distanceKm(from.center, to.center))
  const shift = clockShift(from.zone, to.zone, date)
  return { opens: upToFive(FLIES.from + minutes + shift), closes: downToFive(BACK - minutes + shift) }
}

/** Whether who flies there and back on one day has next to none of it there. */
export function isTooFarForADay(km: number): boolean {
  return BACK - FLIES.from - 2 * flightMinutes(km) < FLIES.leastThere
}

/** From one's own door until a short flight has landed. */
export function minutesToGate(km: number): number {
  return flightMinutes(km) - FLIGHT.landed
}

function flightMinutes(km: number): number {
  return FLIGHT.besides + (km / FLIGHT.kmh) * 60
}

function stationFor({ stations = [] }: Destination, from: string): Station | undefined {
  return stations.find((each) => each.from?.includes(from)) ?? stations.find((each) => !each.from)
}

/** Where such a day begins and ends. */
export function atStation(home: Destination, out: DayOut | undefined): Destination {
  return out?.station ? { ...home, center: out.station.at } : home
}

type Way = Pick<DayOut, 'mode' | 'minutes' | 'isChecked'>

function wayThere(home: Destination, start: DestinationHead): Way | undefined {
  const isChecked = isCheckedByTrain(start.country, home.country)
  const known = connectionsBetween(start.id, home)
    .flatMap(({ mode, minutes }): Way[] => {
      if (mode === 'night-train') return []
      const checks = mode === 'train' && isChecked ? CHECKED.minutes : 0
      const whole = upToFive(minutes + BESIDES[mode] + checks)
      return [{ mode, minutes: whole, ...(checks > 0 && { isChecked: true as const }) }]
    })
    .toSorted((a, b) => a.minutes - b.minutes)
  const { mode, minutes } = journeyBetween(start, home)
  return known[0] ?? (mode === 'train' || mode === 'car' ? { mode, minutes } : undefined)
}

function isCheckedByTrain(...ends: [string, string]): boolean {
  const [from, to] = ends
  return (
    from !== to && ends.some((end) => CHECKED.countries.has(end)) && !ends.some((end) => CHECKED.not.has(end))
  )
}

/** The same, of a trip that is planned: where its day begins. */
export function fromStation(home: Destination, { days }: Pick<Plan, 'days'>): Destination {
  const { lat, lon } = days[0]?.base ?? {}
  return days.length > 1 || lat === undefined || lon === undefined ? home : { ...home, center: [lat, lon] }
}

/** The day with its way there and home in words, where they fit. */
export function withWayOut(
  day: PlanDay,
  { from, mode, minutes, isChecked, station, leaves, closes }: DayOut,
  to: Pick<Destination, 'names' | 'sights'>,
  language: Locale,
): PlanDay {
  const { dayOut, supperUnderWay } = proseIn(language)
  const said = dayOut({
    mode,
    minutes,
    ...(isChecked && { isChecked }),
    from: from.names[language],
    to: to.names[language],
    ...(station && { station: station.name }),
    leaves: clockTime(leaves),
    back: clockTime(closes),
  })
  const away = dines(day, to) ? said : `${said} ${supperUnderWay[mode]}`
  const whole = day.why ? `${away} ${day.why}` : away
  return { ...day, why: [whole, away, said].find(({ length }) => length <= TEXT_LIMITS.why) ?? said }
}

/** Whether supper is a part of the day there. */
function dines({ items }: PlanDay, { sights }: Pick<Destination, 'sights'>): boolean {
  const fed = new Set(sights.flatMap(({ id, meal }) => (meal === 'dinner' ? id : [])))
  return items.some(({ kind, start, place }) =>
    kind === 'meal' ? (start ?? '') >= SUPPER : fed.has(place?.id ?? ''),
  )
}
