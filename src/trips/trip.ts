import * as z from 'zod/mini'
import { LOCALES } from '../i18n/locale.ts'
import { fail, type TripFieldError } from './field-errors.ts'
import { daysBetween, isCalendarDate } from '../platform/calendar-date.ts'
import { endsSchema, orderSchema, place, stopsSchema } from './stops-schema.ts'
import { TRIP_LIMITS, TRIP_TYPES } from './trip-limits.ts'
import { nightsField, type RouteField, stopField, type TripRoute, type TripStop } from './trip-stops.ts'
import type { WishField } from './trip-wishes.ts'
import { wishesSchema } from './wishes-schema.ts'

/** What a trip is made of. Form, API, table and tests all read it from here. */
export * from './trip-limits.ts'
export type { TripFieldError }

function count(limits: { min: number; max: number }) {
  return z.number({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong_type') }).check(
    z.refine((value) => Number.isSafeInteger(value), { ...fail('not_a_whole_number'), abort: true }),
    z.gte(limits.min, fail('too_few')),
    z.lte(limits.max, fail('too_many')),
  )
}

const option = {
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : 'unknown_option'),
}

const date = z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong_type') }).check(
  z.refine((text) => text.trim() !== '', { ...fail('required'), abort: true }),
  z.refine(isCalendarDate, fail('not_a_date')),
)

/** A request for a trip as the form and `POST /api/trips` carry it. A trip starts on one of `days`, YYYY-MM-DD. */
export function tripRequestSchema(days: { first: string; last: string }) {
  return z
    .object({
      startLocation: place,
      destination: place,
      tripType: z.enum(TRIP_TYPES, option),
      adults: count(TRIP_LIMITS.adults),
      kids: count(TRIP_LIMITS.kids),
      startDate: date,
      endDate: date,
      budget: z.literal([0, 1, 2, 3], option),
      language: z.enum(LOCALES, option),
      wishes: z.optional(wishesSchema),
      stops: z.optional(stopsSchema),
      order: z.optional(orderSchema),
      ends: z.optional(endsSchema),
    })
    .check((context) => {
      const { startDate, endDate } = context.value
      if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return
      const refuse = (path: 'startDate' | 'endDate', code: TripFieldError) =>
        context.issues.push({ code: 'custom', message: code, path: [path], input: context.value[path] })
      if (startDate < days.first) refuse('startDate', 'in_the_past')
      else if (startDate > days.last) refuse('startDate', 'too_far_ahead')
      if (endDate < startDate) refuse('endDate', 'ends_before_start')
      else if (daysBetween(startDate, endDate) + 1 > TRIP_LIMITS.days) refuse('endDate', 'too_many_days')
      else
        for (const { path, code } of nightFaults(context.value.stops, daysBetween(startDate, endDate)))
          context.issues.push({ code: 'custom', message: code, path: [path], input: context.value.stops })
    })
}

/** Nights that are named fit into the dates: with a stop left open they leave it one, without they fill them. */
function nightFaults(stops: TripRequest['stops'], all: number): { path: TripField; code: TripFieldError }[] {
  if (!stops || stops.length < 2) return []
  const named = stops.reduce((sum, { nights = 0 }) => sum + nights, 0)
  const open = stops.filter(({ nights }) => nights === undefined).length
  const last = stops.findLastIndex(({ nights }) => nights !== undefined)
  if (last < 0) return stops.length > all ? [{ path: stopField(all), code: 'more_stops_than_nights' }] : []
  if (named + open > all) return [{ path: nightsField(last), code: 'more_nights_than_days' }]
  return open === 0 && named < all ? [{ path: nightsField(last), code: 'nights_left_over' }] : []
}

/** What a request says of several places; undefined where it is a trip to one. */
export function routeOf({ stops, order, ends }: TripRequest): TripRoute | undefined {
  return stops && stops.length > 1
    ? { stops: stops.map(plainStop), order: order ?? 'given', ends: ends ?? 'start' }
    : undefined
}

function plainStop({ place: name, nights }: { place: string; nights?: number | undefined }): TripStop {
  return { place: name, ...(nights !== undefined && { nights }) }
}

export type TripRequest = z.infer<ReturnType<typeof tripRequestSchema>>
/** As the form names them; what is wrong with a wish stands at its own field. */
export type TripField = Exclude<keyof TripRequest, 'wishes'> | WishField | RouteField
