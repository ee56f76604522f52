import { wayBetweenBases } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { Locale } from '../../i18n/locale.ts'
import { upToFive } from '../../platform/clock-time.ts'
import type { PlanDay } from '../plan.ts'
import { leavesFromHere } from '../prose/bags-in-car.ts'
import { proseIn } from '../prose/prose.ts'
import { drivesAround } from './drives-around.ts'
import { flightCode, isCity } from './flight-codes.ts'
import { airportTransfer } from './travel-time.ts'

/** Within so many minutes of an airport nobody minds spending the night before the flight. */
const EASY_REACH = 110

type Place = Pick<Destination, 'id' | 'center' | 'airports' | 'ways' | 'gates' | 'practical'>

export interface AirportWay {
  code: string
  /** Door to door. */
  minutes: number
}

/** To the nearest airport; undefined where the atlas knows none. */
export function wayToAirport(place: Place): AirportWay | undefined {
  const [airport] = place.airports
  return airport && wayTo(place, airport)
}

/** To the nearest airport that flights are looked for at. */
export function wayToFlight(place: Place): AirportWay | undefined {
  const airport = place.airports.find(({ code }) => isServed(code))
  return airport && wayTo(place, airport)
}

/** Whether the night before the flight can be spent there. */
export function isNearFlight(place: Place): boolean {
  return place.airports.some(
    (airport) => isServed(airport.code) && wayTo(place, airport).minutes <= EASY_REACH,
  )
}

/** What the last day says of the way to the flight home, from a base of a region or a town far from any airport. */
export function airportNote(
  base: Destination | undefined,
  language: Locale,
  day?: Pick<PlanDay, 'items'>,
): { note?: string } {
  const way = base && (base.gates ? drivenTo(base) : fromAfar(base))
  if (!way) return {}
  const from = day && setsOutAt(day)
  return { note: proseIn(language).toAirport(way.code, from ? drivenFrom(from, base, way) : way.minutes) }
}

/** At the pace of the way from the base, and no longer than past it or than roads take. */
function drivenFrom(from: Coordinates, base: Destination, { code, minutes }: AirportWay): number {
  const airport = base.airports.find((each) => each.code === code)
  if (!airport) return minutes
  const paced = (minutes * distanceKm(airport.at, from)) / Math.max(1, distanceKm(airport.at, base.center))
  const drive = drivesAround(base)(from, airport.at).minutes
  return upToFive(Math.min(paced, drive, minutes + fromDoor(base.center, from)))
}

/** The days of who flies home, the last with the way to the airport. */
export function withAirportNote(
  days: readonly PlanDay[],
  base: Destination | undefined,
  language: Locale,
): PlanDay[] {
  return days.map((day, index) =>
    index < days.length - 1
      ? day
      : {
          ...day,
          items: day.items.map((item) =>
            item.id.endsWith('-departure') ? { ...item, ...airportNote(base, language, day) } : item,
          ),
        },
  )
}

/** The last place of a day from which one leaves straight for home. */
function setsOutAt({ items }: Pick<PlanDay, 'items'>): Coordinates | undefined {
  const { lat, lon } = items.findLast(({ place }) => place?.lat !== undefined)?.place ?? {}
  return items.some(leavesFromHere) && lat !== undefined && lon !== undefined ? [lat, lon] : undefined
}

/**
 * From a base of a region no shorter than the known way to the base beside that airport: a straight line knows no
 * mountains and no boats.
 */
function wayTo(place: Place, { code, at }: Destination['airports'][number]): AirportWay {
  const gate = place.gates?.[code]
  const known = gate && wayBetweenBases(place, gate)
  return { code, minutes: Math.max(airportTransfer(at, place.center), known?.minutes ?? 0) }
}

/** What lands further away is another place's airport, km. */
export const OWN_AIRPORT_KM = 45

/** As long as the atlas tells of, from a town that has no airport. */
function fromAfar(place: Place): AirportWay | undefined {
  const way = wayToFlight(place)
  const airport = place.airports.find(({ code }) => code === way?.code)
  if (!way || !airport || distanceKm(airport.at, place.center) <= OWN_AIRPORT_KM) return undefined
  return { ...way, minutes: toldFrom(place, way.code) ?? way.minutes }
}

/** A base so near the one beside the airport shares its way there, km. */
const APART_KM = 10
/** Hardly further from the airport than the base beside it, times. */
const NEARLY = 1.1

/** What the traveller reads: at the pace of the known way to the base beside that airport, by road where there is one. */
function drivenTo(place: Place): AirportWay | undefined {
  const way = wayToFlight(place)
  const airport = place.airports.find(({ code }) => code === way?.code)
  const gate = place.gates?.[way?.code ?? '']
  const told = gate?.id === place.id ? toldFrom(place, way?.code) : undefined
  if (way && told !== undefined && told < way.minutes) return { ...way, minutes: told }
  const known = gate && wayBetweenBases({ ...place, practical: { car: 'needed' } }, gate)
  const apart = gate ? distanceKm(gate.at, place.center) : 0
  const isBeside = gate?.id === place.id && apart < APART_KM && airport !== undefined
  if (way && isBeside) return { ...way, minutes: Math.min(way.minutes, fromDoor(airport.at, place.center)) }
  if (!way || !airport || !gate || !known || apart < APART_KM) return way
  const away = distanceKm(airport.at, place.center)
  const paced = upToFive((known.minutes * away) / apart)
  // By another road, then, than past the base beside it.
  const isAsNear = known.mode !== 'ferry' && away <= distanceKm(airport.at, gate.at) * NEARLY
  return { ...way, minutes: isAsNear ? Math.min(paced, fromDoor(airport.at, place.center)) : paced }
}

/** Minutes by road at a kilometre each, from a bed that is near. */
function fromDoor(airport: Coordinates, center: Coordinates): number {
  return upToFive(5 + distanceKm(airport, center) * 1.3)
}

/** As the atlas tells of the way in; where that is longer, it leads to another base. */
function toldFrom({ practical }: Place, code: string | undefined): number | undefined {
  return practical?.transfers.find(({ from }) => from === code)?.minutes
}

/** Whether it stands for itself in the search for flights, or for its city. */
export function isServed(code: string): boolean {
  const searched = flightCode(code)
  return searched === code || isCity(searched)
}
