import * as z from 'zod/mini'
import { bilingual, dayRule } from './common-schema.ts'

/** content/countries.json: what is true of a whole country, by its ISO code. What is not certain is left out. */

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const number = z.string().check(z.regex(/^\d{2,5}$/))

/** When locals eat, and good kitchens cook. */
const mealSpan = z.tuple([clock, clock]).check(z.refine(([from, to]) => from < to, 'ends before it begins'))

export const countrySchema = z.object({
  plugs: z.optional(z.array(z.string().check(z.regex(/^[A-O]$/))).check(z.minLength(1))),
  voltage: z.optional(z.array(z.int().check(z.gte(100), z.lte(250)))),
  driving: z.optional(z.enum(['left', 'right'])),
  /** Offices in towns, those of car hire too. */
  officesShutOnSundays: z.optional(z.literal(true)),
  /** One number for everything; else those of police and ambulance. */
  emergency: z.optional(number),
  police: z.optional(number),
  ambulance: z.optional(number),
  currency: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{3}$/)))),
  calling: z.optional(z.string().check(z.regex(/^\+\d{1,3}$/))),
  languages: z.optional(z.array(z.string().check(z.regex(/^[a-z]{2,3}$/)))),
  /** `kitchens`: when they open for dinner, where even families find none sooner. */
  meals: z.optional(
    z.object({ breakfast: mealSpan, lunch: mealSpan, dinner: mealSpan, kitchens: z.optional(clock) }),
  ),
  tipping: z.optional(bilingual),
  /** Safe to drink from the tap, in the towns that visitors see. */
  tapWater: z.optional(z.boolean()),
  /** `on`: told to those alone who are there on such a day. */
  notes: z.optional(
    z.array(z.extend(bilingual, { on: z.optional(dayRule) })).check(z.minLength(1), z.maxLength(2)),
  ),
})

export const countriesSchema = z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), countrySchema)
