import * as z from 'zod/mini'
import { isCalendarDate } from '../trips/trip-limits.ts'
import { CATEGORIES, CONTINENTS, SETTINGS, WEEKDAYS } from './destination.ts'

/** The form of a file in content/atlas, for the build alone: what the Worker gets has been checked. */

const bilingual = z.object({ en: z.string().check(z.minLength(1)), de: z.string().check(z.minLength(1)) })
const coordinates = z.tuple([
  z.number().check(z.gte(-90), z.lte(90)),
  z.number().check(z.gte(-180), z.lte(180)),
])
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const byLevel = z.tuple([z.int(), z.int(), z.int(), z.int()])

/** Usual opening hours, "HH:MM-HH:MM" in local time with 24:00 as the latest end, or "always" for what has no door. */
const hours = z.string().check(z.regex(/^(always|([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00))$/))

const date = z.string().check(z.refine(isCalendarDate, 'not a calendar date'))

/** A renovation, say: YYYY-MM-DD, both days included; without `to` nobody knows until when. */
const shut = z
  .object({ from: date, to: z.optional(date) })
  .check(z.refine(({ from, to }) => to === undefined || from <= to, 'ends before it begins'))

/**
 * Other hours on these weekdays, in these months (1–12) or on these days ("MM-DD" of every year, "YYYY-MM-DD" once),
 * where all that are given fit; closed without hours.
 */
const exception = z
  .object({
    days: z.optional(z.array(z.enum(WEEKDAYS)).check(z.minLength(1))),
    months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1))),
    dates: z.optional(
      z.array(z.string().check(z.regex(/^(20\d\d-)?(0[1-9]|1[0-2])-[0-3]\d$/))).check(z.minLength(1)),
    ),
    hours: z.optional(hours),
  })
  .check(z.refine(({ days, months, dates }) => Boolean(days ?? months ?? dates), 'says no days'))

export const sightSchema = z.object({
  id,
  name: bilingual,
  /** [latitude, longitude], four decimals. */
  at: coordinates,
  category: z.enum(CATEGORIES),
  /** Usual length of a visit, minutes. */
  minutes: z.int().check(z.gte(15), z.lte(600)),
  hours,
  /** Weekdays on which it is usually closed. */
  closed: z.optional(z.array(z.enum(WEEKDAYS))),
  /** Where `hours` do not hold: the first that fits a date counts. */
  exceptions: z.optional(z.array(exception).check(z.minLength(1))),
  shut: z.optional(shut),
  /** 0 free, 1 cheap, 2 usual, 3 dear: an index into the destination's `tickets`. */
  price: z.int().check(z.gte(0), z.lte(3)),
  setting: z.enum(SETTINGS),
  /** 0 unsuitable for children, 1 fine, 2 good, 3 made for them. */
  kids: z.int().check(z.gte(0), z.lte(3)),
  /** How much a first visit should want to see it, 1 to 10. */
  score: z.int().check(z.gte(1), z.lte(10)),
  /** One honest sentence about this place and no other. */
  hint: bilingual,
  /** A trip out of town that takes the day, up to 150 km from the centre. */
  daytrip: z.optional(z.boolean()),
  /** Within 50 m of another sight on purpose (one building inside another's court). */
  close: z.optional(z.boolean()),
})

export const destinationSchema = z.object({
  id,
  names: z.object({
    en: z.string(),
    de: z.string(),
    local: z.string(),
    variants: z.optional(z.array(z.string())),
  }),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Of the United States, by their postal codes: Nashville, Indiana, is nearer to ours than Texas is wide. */
  states: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  continent: z.enum(CONTINENTS),
  center: coordinates,
  /** IANA time zone. */
  zone: z.string(),
  /** ISO 4217: what a visitor pays with there. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.minLength(1)),
  /** Nearest first; `zone` only where it differs from the destination's. */
  airports: z.array(
    z.object({
      code: z.string().check(z.regex(/^[A-Z]{3}$/)),
      at: coordinates,
      zone: z.optional(z.string()),
    }),
  ),
  /** Whole units of `currency` by budget level 0–3: lodging a double room a night; food and transport an adult a day. */
  daily: z.object({ lodging: byLevel, food: byLevel, transport: byLevel }),
  /** Usual adult ticket by price level 0–3, whole units of `currency`; the first is 0. */
  tickets: byLevel,
  /** Months 1–12. */
  best: z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1)),
  /** Ids of destinations that make a good next leg, nearest first. */
  nearby: z.array(id),
  areas: z.array(z.object({ name: z.string(), why: bilingual })).check(z.minLength(2)),
  /** Year and month in which the facts were last checked. */
  checked: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  sights: z.array(sightSchema),
})
