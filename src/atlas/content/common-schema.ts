import * as z from 'zod/mini'
import { isCalendarDate } from '../../platform/calendar-date.ts'
import { WEEKDAYS } from '../destination.ts'

/** What the schemas of content/atlas share. They serve the build alone: what the Worker gets has been checked. */

const text = z.string().check(z.minLength(1))
export const bilingual = z.object({ en: text, de: text })

/** [latitude, longitude], four decimals. */
export const coordinates = z.tuple([
  z.number().check(z.gte(-90), z.lte(90)),
  z.number().check(z.gte(-180), z.lte(180)),
])
export const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** Usual opening hours, "HH:MM-HH:MM" in local time with 24:00 as the latest end, or "always" for what has no door. */
export const hours = z
  .string()
  .check(z.regex(/^(always|([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00))$/))

export const weekdays = z.array(z.enum(WEEKDAYS)).check(z.minLength(1))
export const months = z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1))

const date = z.string().check(z.refine(isCalendarDate, 'not a calendar date'))

/** A renovation, say: YYYY-MM-DD, both days included; without `to` nobody knows until when. */
export const shut = z
  .object({ from: date, to: z.optional(date) })
  .check(z.refine(({ from, to }) => to === undefined || from <= to, 'ends before it begins'))

/**
 * Other hours on these weekdays, in these months (1–12) or on these days ("MM-DD" of every year, "YYYY-MM-DD" once),
 * where all that are given fit; closed without hours. `nth` narrows `days` to the first (1) … fourth (4) or last (-1)
 * of the month.
 */
export const exception = z
  .object({
    days: z.optional(weekdays),
    nth: z.optional(z.array(z.int().check(z.gte(-1), z.lte(4))).check(z.minLength(1))),
    months: z.optional(months),
    dates: z.optional(
      z.array(z.string().check(z.regex(/^(20\d\d-)?(0[1-9]|1[0-2])-[0-3]\d$/))).check(z.minLength(1)),
    ),
    hours: z.optional(hours),
  })
  .check(z.refine(({ days, months: some, dates }) => Boolean(days ?? some ?? dates), 'says no days'))
  .check(z.refine(({ days, nth }) => !nth || Boolean(days), 'nth needs days'))

/** A bare domain: "khm.at". */
export const domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))

/** A moment of the day: a clock time, or minutes before or after sunrise, sunset, opening or closing ("sunset-60"). */
export const moment = z
  .string()
  .check(z.regex(/^((([01]\d|2[0-3]):[0-5]\d|24:00)|(sunrise|sunset|opening|closing)([+-]\d{1,3})?)$/))

/** Whole units of the destination's currency for one adult. */
export const money = z.number().check(z.gte(0))
