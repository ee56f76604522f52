import * as z from 'zod/mini'
import { CONTROL, fail } from './field-errors.ts'
import { TRIP_LIMITS } from './trip-limits.ts'
import { ROUTE_ENDS, STOP_LIMITS, STOP_ORDERS } from './trip-stops.ts'

/** Of a place's name, wherever a request names one. */
export const place = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong_type') })
  .check(
    z.refine((text) => !CONTROL.test(text), { ...fail('control_characters'), abort: true }),
    z.trim(),
    z.normalize('NFC'),
    z.refine((text) => text.length > 0, { ...fail('required'), abort: true }),
    z.minLength(TRIP_LIMITS.placeLength.min, fail('too_short')),
    z.maxLength(TRIP_LIMITS.placeLength.max, fail('too_long')),
  )

const nights = z.number(fail('not_a_whole_number')).check(
  z.refine((value) => Number.isSafeInteger(value), { ...fail('not_a_whole_number'), abort: true }),
  z.gte(1, fail('too_few_nights')),
  z.lte(TRIP_LIMITS.days, fail('too_many_nights')),
)

/** The places of a trip with their nights; one alone is the destination. */
export const stopsSchema = z
  .array(z.object({ place, nights: z.optional(nights) }), fail('wrong_type'))
  .check(z.maxLength(STOP_LIMITS.most, fail('too_many_stops')))

export const orderSchema = z.enum(STOP_ORDERS, fail('unknown_option'))
export const endsSchema = z.enum(ROUTE_ENDS, fail('unknown_option'))
