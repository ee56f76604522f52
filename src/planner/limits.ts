import type { TripType } from '../trips/trip.ts'
import { minutesOfDay, upToFive } from '../platform/clock-time.ts'
import { type TripWishes, WISH_LIMITS } from '../trips/trip-wishes.ts'
import type { HoursThere } from './hours-there.ts'
import { PACE, type ShortStops, shortStops, shortStopsOfHalf } from './pace.ts'
import type { TravelMode } from './plan.ts'

/** What a day may ask of a traveller. The scheduler plans within it, the verifier holds every plan against it. */

export interface DayLimits {
  /** Minutes after midnight; every item starts and ends within [open, close]. */
  open: number
  close: number
  /** What is at its best before the day opens, or after it closes, may begin and end by these; nothing else. */
  early: number
  late: number
  /**
   * What is at its best early begins no sooner than this, unless its best hours end before: a sunrise. Planned so,
   * not demanded of a plan.
   */
  rise: number
  /** Not even for a sunrise: small children. */
  risesNoSooner: boolean
  /** What has fixed starts may begin from here on: a balloon at sunrise. */
  dawn: number
  /** Sights and day trips on one day, at most. */
  maxStops: number
  /** As many where they are short: as long as all of them together last no longer than this, minutes. */
  short: ShortStops
  /** A full day: a meal must start at the local hours of lunch (meal-hours.ts), unless a day trip or a transfer fills that time. */
  full: boolean
}

/** Nobody is out sooner, whatever is best then; minutes after midnight. */
const EARLY: Record<TripType, number> = { relaxed: 420, sightseeing: 420, action: 390 }
const EARLY_WITH_KIDS = 465
/** When the first stop of an early day begins: who came to relax sleeps longer, small children have breakfast first. */
const RISE: Record<TripType, number> = { relaxed: 510, sightseeing: 480, action: 390 }
const RISE_WITH_KIDS = 510
const RISE_WITH_SMALL_KIDS = { below: 7, from: 540 }
const DAWN = 240
/** Nor is anybody at a sight later. */
const LATE: Record<TripType, number> = { relaxed: 1290, sightseeing: 1290, action: 1320 }

/** Dinner and what an evening holds may last until here, beyond a day's stops. Minutes after midnight. */
export const EVENING_ENDS = 1410

/** The first day begins when most arrivals have their bags put down, the last ends when most leave for the airport. */
export const ARRIVAL_OPEN = 780
export const DEPARTURE_CLOSE = 960

const LATEST_START = minutesOfDay(WISH_LIMITS.latestStart)

/** Minutes until the bags are put down, and until they are fetched. */
export const CHECK_IN = 45
export const CHECK_OUT = 30
/** Bags are put down before midnight, minutes after the last one: who comes later is under way all day. */
const LAST_CHECK_IN = 1435 - CHECK_IN

/** What a child is taken to be whose age nobody told, years. */
export const USUAL_AGE = 9

/** Who comes later than the first or leaves before the second has no lunch there, minutes after midnight. */
const NOON = { from: 720, to: 870 }

/** Children make an evening shorter and a day one stop lighter. */
const KIDS_CLOSE = 1230
/** With children nobody who lives near sets out for home later. */
const KIDS_LEAVE = 1050

/**
 * The limits of day `index` (from 0) of `days`. A trip of one day is a full day; of a longer one the first and the
 * last are half days, unless it is spent at home. With kids the day ends by 20:30 and holds one stop less, two at least.
 * Day `arrives` is the one on which one comes to the door: the first, but after a night under way. `near`: for who tells
 * no hours and lives near enough to have most of both days there.
 */
export function dayLimits(
  tripType: TripType,
  kids: number,
  index: number,
  days: number,
  wishes?: TripWishes,
  arrives = 0,
  near?: HoursThere,
): DayLimits {
  const pace = PACE[tripType]
  const maxStops = kids > 0 ? Math.max(2, pace.maxStops - 1) : pace.maxStops
  const close = kids > 0 ? Math.min(pace.close, KIDS_CLOSE) : pace.close
  const travels = days > 1 && !wishes?.atHome
  const arrival = travels && index === 0
  const departure = travels && index === days - 1
  const wished = wishes?.startsAt ? Math.min(minutesOfDay(wishes.startsAt), LATEST_START) : 0
  const opens = Math.max(pace.open, wished)
  const comes = index === arrives ? wishes?.arrival : undefined
  const door = arrivalMinutes(comes)
  const told = wishes?.arrival?.time ?? wishes?.departure?.time
  const usual = told === undefined && arrives === 0 ? near : undefined
  const there = isByNight(door) ? undefined : arrival && usual ? Math.max(usual.there, wished) : door
  const goes = usual && (kids > 0 ? Math.min(usual.leave, KIDS_LEAVE) : usual.leave)
  const leave =
    departure && usual ? goes : index === days - 1 ? departureMinutes(wishes?.departure) : undefined
  const hours =
    index === 0 && there !== undefined ? Math.max(pace.open, there) : arrival ? ARRIVAL_OPEN : opens
  // However soon one leaves, and however late one comes, there is time for the bags.
  const open = leave === undefined ? hours : Math.min(hours, leave - CHECK_OUT)
  const youngest = kids > 0 ? Math.min(...(wishes?.ages ?? []), USUAL_AGE) : Infinity
  const small = youngest < RISE_WITH_SMALL_KIDS.below
  const rise = small
    ? RISE_WITH_SMALL_KIDS.from
    : kids > 0
      ? Math.max(RISE_WITH_KIDS, RISE[tripType])
      : RISE[tripType]
  // Who wants to start later does; who arrives that day has no morning there.
  const sleepsIn = wishes?.startsAt !== undefined || arrival
  const ends = leave !== undefined ? Math.min(close, leave) : departure ? DEPARTURE_CLOSE : close
  const lastUnderWay = index === 0 && comes?.time && isByNight(door) ? minutesOfDay(comes.time) : 0
  const closes = there === undefined ? Math.max(ends, lastUnderWay) : Math.max(ends, there + CHECK_IN)
  const early = kids > 0 ? Math.max(EARLY_WITH_KIDS, EARLY[tripType]) : EARLY[tripType]
  const full = { maxStops, short: shortStops(tripType, maxStops, kids > 0, small) }
  const half = arrival || departure ? stopsOfJourneyDay(maxStops, there, leave) : undefined
  const hasAll = (there ?? Infinity) <= ALL_OF_THE_DAY.from || (leave ?? 0) >= ALL_OF_THE_DAY.to
  const short = (most: number) => (hasAll ? full.short : shortStopsOfHalf(full, most))
  return {
    open,
    early: sleepsIn ? open : Math.min(open, early),
    rise: sleepsIn ? open : small ? rise : Math.min(open, rise),
    risesNoSooner: small,
    dawn: sleepsIn ? open : DAWN,
    close: closes,
    late:
      departure || leave !== undefined ? closes : Math.max(closes, kids > 0 ? KIDS_CLOSE : LATE[tripType]),
    ...(half === undefined ? full : { maxStops: half, short: short(half) }),
    full: !arrival && !departure && (there ?? 0) <= NOON.from && (leave ?? NOON.to) >= NOON.to,
  }
}

/** By the first one has come, after the second one leaves: then the journey takes little of the day. Minutes after midnight. */
const MOST_OF_THE_DAY = { from: 720, to: 1020 }
/** Then it takes no more of it than the bags do: of what is soon seen the day holds as many as any other. */
const ALL_OF_THE_DAY = { from: 585, to: 1080 }

/** Half a day's stops; all but one for whoever has most of the day there. */
function stopsOfJourneyDay(maxStops: number, there: number | undefined, leave: number | undefined): number {
  const comes = there !== undefined && there <= MOST_OF_THE_DAY.from
  const stays = leave !== undefined && leave >= MOST_OF_THE_DAY.to
  return Math.max(Math.ceil(maxStops / 2), comes || stays ? maxStops - 1 : 0)
}

/** Minutes from the hour of a ticket to one's own door, and from the door to that hour: bags, belts and platforms. */
const AFTER_ARRIVAL = { plane: 105, train: 30, boat: 45, car: 15 }
const BEFORE_DEPARTURE = { plane: 180, train: 45, boat: 75, car: 0 }

/** When who arrives then has come to the door, minutes after midnight; undefined where no hour is known. */
export function arrivalMinutes(journey: TripWishes['arrival']): number | undefined {
  return journey?.time === undefined
    ? undefined
    : upToFive(minutesOfDay(journey.time) + AFTER_ARRIVAL[journey.means ?? 'plane'])
}

/** Too late for a bed that day. `door`: when one is at it, minutes after midnight. */
export function isByNight(door: number | undefined): door is number {
  return door !== undefined && door > LAST_CHECK_IN
}

/** When who leaves then must set out, minutes after midnight: with the bags, and not on the evening before. */
export function departureMinutes(journey: TripWishes['departure']): number | undefined {
  return journey?.time === undefined
    ? undefined
    : Math.max(
        CHECK_OUT,
        upToFive(minutesOfDay(journey.time) - BEFORE_DEPARTURE[journey.means ?? 'plane'] - 4),
      )
}

/** Faster than this, straight line over the minutes given, nobody gets there: km/h by mode, waiting included. */
export const MAX_SPEED_KMH: Record<TravelMode, number> = { walk: 6, transit: 50, train: 250, car: 120 }

/** A walk is never planned further than this, km. */
export const MAX_WALK_KM = 4

/** So long at the wheel one takes a break, minutes. */
export const LONG_DRIVE = 120

/** A sight stands within this of the day's base, km; a day trip within the second. */
export const BASE_RADIUS_KM = 60
export const DAYTRIP_RADIUS_KM = 150
/** How far from a day trip's stop one eats, km. */
export const BESIDE_TRIP_KM = 25

/** Characters of a plan's texts, at most. */
export const TEXT_LIMITS = {
  summary: 700,
  dayTitle: 90,
  itemTitle: 120,
  placeName: 120,
  why: 320,
  note: 320,
  tipTopic: 60,
  tip: 400,
  linkLabel: 80,
  area: 80,
} as const

/** Two adults share a room, and a room has four beds at most, children's among them. */
export function roomsFor(adults: number, kids: number): number {
  return Math.max(Math.ceil(adults / 2), Math.ceil((adults + kids) / 4))
}

/** What a bed beyond two in a room costs of a double room; the youngest sleep in a cot. */
const EXTRA_BED = { share: 0.25, fromAge: 3 }

/** What a night costs a party, in double rooms: a family room for four is one and a half of them. */
export function doubleRooms(adults: number, ages: readonly number[]): number {
  const rooms = roomsFor(adults, ages.length)
  const sleepers = adults + ages.filter((age) => age >= EXTRA_BED.fromAge).length
  return rooms + Math.max(0, sleepers - 2 * rooms) * EXTRA_BED.share
}

/** Share of the level's usual cost (lodging, food, transport of the party) within which a plan's total must lie. */
export const BUDGET_CORRIDOR = { least: 0.5, most: 2 } as const
