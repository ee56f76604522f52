import * as z from 'zod/mini'
import { LOCALES } from '../i18n/locale.ts'
import { CONTROL, fail, type TripFieldError } from './field-errors.ts'
import { daysBetween, isCalendarDate } from '../platform/calendar-date.ts'
import { TRIP_LIMITS, TRIP_TYPES } from './trip-limits.ts'
import type { WishField } from './trip-wishes.ts'
import { wishesSchema } from './wishes-schema.ts'

/** What a trip is made of. Form, API, table and tests all read it from here. */
export * from './trip-limits.ts'
export type { TripFieldError }

const place = z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong_type') }).check(
  z.refine((text) => !CONTROL.test(text), { ...fail('control_characters'), abort: true }),
  z.trim(),
  z.normalize('NFC'),
  z.refine((text) => text.length > 0, { ...fail('required'), abort: true }),
  z.minLength(TRIP_LIMITS.placeLength.min, fail('too_short')),
  z.maxLength(TRIP_LIMITS.placeLength.max, fail('too_long')),
)

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
    })
}

export type TripRequest = z.infer<ReturnType<typeof tripRequestSchema>>
/** As the form names them; what is wrong with a wish stands at its own field. */
export type TripField = Exclude<keyof TripRequest, 'wishes'> | WishField
