import * as z from 'zod/mini'
import { LOCALES } from '../i18n/locale.ts'
import { daysBetween, isCalendarDate, TRIP_LIMITS, TRIP_TYPES } from './trip-limits.ts'

/** What a trip is made of. Form, API, table and tests all read it from here. */
export * from './trip-limits.ts'

/** Why a field was refused; worded at the edge (trips/field-messages.ts). */
export type TripFieldError =
  | 'required'
  | 'wrong_type'
  | 'too_short'
  | 'too_long'
  | 'control_characters'
  | 'not_a_whole_number'
  | 'too_few'
  | 'too_many'
  | 'unknown_option'
  | 'not_a_date'
  | 'in_the_past'
  | 'too_far_ahead'
  | 'ends_before_start'
  | 'too_many_days'

const fail = (code: TripFieldError) => ({ error: code })
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

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
export type TripField = keyof TripRequest
