import * as z from 'zod/mini'
import { isCalendarDate } from '../../platform/calendar-date.ts'
import { WEEKDAYS } from '../destination.ts'
import type { DayRule } from '../opening-hours.ts'

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

const someDays = {
  days: z.optional(weekdays),
  nth: z.optional(z.array(z.int().check(z.gte(-1), z.lte(4))).check(z.minLength(1))),
  months: z.optional(months),
  dates: z.optional(
    z.array(z.string().check(z.regex(/^(20\d\d-)?(0[1-9]|1[0-2])-[0-3]\d$/))).check(z.minLength(1)),
  ),
}
const saysDays = [
  z.refine<DayRule>(({ days, months: some, dates }) => Boolean(days ?? some ?? dates), 'says no days'),
  z.refine<DayRule>(({ days, nth }) => !nth || Boolean(days), 'nth needs days'),
] as const

/** Days of the week, of a month or of the year, where all that are given fit. */
export const dayRule = z.object(someDays).check(...saysDays)

/**
 * Other hours on these weekdays, in these months (1–12) or on these days ("MM-DD" of every year, "YYYY-MM-DD" once),
 * where all that are given fit; closed without hours. `nth` narrows `days` to the first (1) … fourth (4) or last (-1)
 * of the month.
 */
export const exception = z.object({ ...someDays, hours: z.optional(hours) }).check(...saysDays)

/** A bare domain: "khm.at". */
export const domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))

/** A moment of the day: a clock time, or minutes before or after sunrise, sunset, opening or closing ("sunset-60"). */
export const moment = z
  .string()
  .check(z.regex(/^((([01]\d|2[0-3]):[0-5]\d|24:00)|(sunrise|sunset|opening|closing)([+-]\d{1,3})?)$/))

/** Whole units of the destination's currency for one adult. */
export const money = z.number().check(z.gte(0))

const adult = money
const child = z.optional(money)
const freeUnder = z.optional(z.int().check(z.gte(1), z.lte(27)))

/** Days on which a ticket for several sights is good, the first one counted. */
export const validDays = z.optional(z.int().check(z.gte(1), z.lte(30)))

/** What others pay: `validDays` where their ticket for several sights is good for other days than the usual one. */
const asked = z.object({ adult, child, freeUnder, validDays })

/** What others pay than who lives where the usual price is asked: outside or inside of a zone. */
export const residence = z
  .object({
    /** A country, or several that content/zones.json names. */
    zone: z.string().check(z.regex(/^[A-Z]{2,4}$/)),
    outside: z.optional(asked),
    inside: z.optional(asked),
  })
  .check(z.refine(({ outside, inside }) => Boolean(outside) !== Boolean(inside), 'says one of two prices'))

/** Days on which it costs less, from an hour on where `from` says so; nothing without `adult`. */
export const reduction = z
  .object({
    ...someDays,
    from: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    adult: z.optional(money),
    /** There are no tickets ahead then: one queues. */
    unbooked: z.optional(z.literal(true)),
  })
  .check(...saysDays)
