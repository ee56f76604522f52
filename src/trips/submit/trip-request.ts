import { addDays } from '../../platform/calendar-date.ts'
import {
  TRIP_LIMITS,
  type TripField,
  type TripFieldError,
  type TripRequest,
  tripRequestSchema,
} from '../trip.ts'
import { nightsField, stopField } from '../trip-stops.ts'
import { WISH_FIELDS, type WishField } from '../trip-wishes.ts'

export { requestFromForm } from './form/request-from-form.ts'

export type FieldErrors = Partial<Record<TripField, TripFieldError>>
export type ParsedRequest = { valid: true; request: TripRequest } | { valid: false; fields: FieldErrors }

/** Somebody's "today" is counted from, whoever asks: it ends last in UTC-12 and begins first in UTC+14. */
const HOURS_FROM_UTC = { westmost: -12, eastmost: 14 }

const JOURNEY_FIELDS: Record<string, WishField> = {
  'arrival.time': 'arrivalTime',
  'arrival.means': 'arrivalMeans',
  'departure.time': 'departureTime',
  'departure.means': 'departureMeans',
}

/** The form's field that an issue is about; of a wish its own. */
function fieldOf([first, second, third]: readonly PropertyKey[]): TripField | undefined {
  if (first === 'stops' && typeof second === 'number')
    return third === 'nights' ? nightsField(second) : stopField(second)
  if (first !== 'wishes') return first as TripField | undefined
  const journey = JOURNEY_FIELDS[`${String(second)}.${String(third)}`]
  return journey ?? WISH_FIELDS.find((field) => field === second) ?? 'notes'
}

/** Judges a request for a trip. `now` in milliseconds; the first error of each field is given. */
export function parseTripRequest(input: unknown, now: number): ParsedRequest {
  const todayIn = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10)
  const first = todayIn(HOURS_FROM_UTC.westmost)
  const last = addDays(todayIn(HOURS_FROM_UTC.eastmost), TRIP_LIMITS.horizonDays)
  const result = tripRequestSchema({ first, last }).safeParse(withDestination(input))
  if (result.success) return { valid: true, request: result.data }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = fieldOf(issue.path)
    if (field && !fields[field]) fields[field] = issue.message as TripFieldError
  }
  return { valid: false, fields }
}

/** The destination is one of the stops: the first, where the request names it nowhere or beside them. */
function withDestination(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('stops' in input) || !Array.isArray(input.stops))
    return input
  const names: unknown[] = input.stops.map((stop: unknown) => nameIn(stop))
  const destination = 'destination' in input ? input.destination : undefined
  if (destination === undefined || destination === '') return { ...input, destination: names[0] }
  if (names.length === 0 || names.some((name) => isSame(name, destination))) return input
  return { ...input, stops: [{ place: destination }, ...input.stops] }
}

function nameIn(stop: unknown): unknown {
  return typeof stop === 'object' && stop !== null && 'place' in stop ? stop.place : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  const plain = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : text)
  return plain(one) === plain(other)
}
