import * as z from 'zod/mini'
import { LOCALES } from '../i18n/locale.ts'
import { isCalendarDate } from '../platform/calendar-date.ts'
import type { TripFieldError } from '../trips/trip.ts'
import { MAX_BYTES } from './itinerary.ts'

const fail = (error: TripFieldError) => ({ error })

/** What somebody asks to have checked. Unknown fields are ignored. */
export const checkRequestSchema = z.object({
  text: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong_type') }).check(
    z.refine((text) => text.trim() !== '', { ...fail('required'), abort: true }),
    z.refine((text) => new TextEncoder().encode(text).length <= MAX_BYTES, fail('too_long')),
  ),
  startDate: z.optional(z.string(fail('wrong_type')).check(z.refine(isCalendarDate, fail('not_a_date')))),
  language: z.optional(z.enum(LOCALES, fail('unknown_option'))),
})

export type CheckForm = z.infer<typeof checkRequestSchema>
export type CheckFieldErrors = Partial<Record<keyof CheckForm, TripFieldError>>

export function parseCheck(
  input: unknown,
): { valid: true; request: CheckForm } | { valid: false; fields: CheckFieldErrors } {
  const result = checkRequestSchema.safeParse(input)
  if (result.success) return { valid: true, request: result.data }
  const fields: CheckFieldErrors = {}
  for (const { path, message } of result.error.issues) {
    const [field] = path
    if (field === 'text' || field === 'startDate' || field === 'language')
      fields[field] ??= message as TripFieldError
  }
  return { valid: false, fields }
}
