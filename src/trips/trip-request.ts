import { type TripField, type TripFieldError, type TripRequest, tripRequestSchema } from './trip.ts'

export { requestFromForm } from './request-from-form.ts'

export type FieldErrors = Partial<Record<TripField, TripFieldError>>
export type ParsedRequest = { valid: true; request: TripRequest } | { valid: false; fields: FieldErrors }

/** Half a day west of Greenwich somebody still has yesterday; their "today" is not in the past. */
const WESTMOST_OFFSET_MS = 12 * 3_600_000

/** Judges a request for a trip. `now` in milliseconds; the first error of each field is given. */
export function parseTripRequest(input: unknown, now: number): ParsedRequest {
  const today = new Date(now - WESTMOST_OFFSET_MS).toISOString().slice(0, 10)
  const result = tripRequestSchema(today).safeParse(input)
  if (result.success) return { valid: true, request: result.data }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as TripField | undefined
    if (field && !fields[field]) fields[field] = issue.message as TripFieldError
  }
  return { valid: false, fields }
}
