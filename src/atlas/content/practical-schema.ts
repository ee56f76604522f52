import * as z from 'zod/mini'
import { bilingual, domain, id, money, months } from './common-schema.ts'

/** content/atlas/practical/<id>.json: getting there and around, and what the seasons are like. */

/** From an airport (IATA) or the main station to the centre. */
const transfer = z.object({
  from: z.string().check(z.regex(/^([A-Z]{3}|station|port)$/)),
  mode: z.enum(['train', 'metro', 'tram', 'bus', 'ferry', 'taxi', 'car', 'walk']),
  /** The line as signposted: "CAT", "Leonardo Express". */
  line: z.optional(z.string()),
  minutes: z.int().check(z.gte(1), z.lte(420)),
  /** One adult one way; a taxi's whole fare. */
  price: z.optional(money),
})

/** A city card or museum pass, for one adult. */
const card = z.object({
  name: z.string(),
  site: z.optional(domain),
  /** Each length that is sold: calendar days, or hours from the first use. */
  prices: z
    .array(
      z
        .object({
          days: z.optional(z.int().check(z.gte(1))),
          hours: z.optional(z.int().check(z.gte(24))),
          price: money,
        })
        .check(
          z.refine(({ days, hours }) => (days === undefined) !== (hours === undefined), 'says days or hours'),
        ),
    )
    .check(z.minLength(1)),
  /** Ids of sights that it lets in. */
  includes: z.array(id),
  /** Of these it lets in so many, of the holder's choice. */
  choose: z.optional(z.object({ most: z.int().check(z.gte(1)), from: z.array(id) })),
  /** Ids of those where its holder books a time slot all the same. */
  slots: z.optional(z.array(id)),
  /** What else it saves who stays so many nights in all: a visa. */
  also: z.optional(z.object({ what: bilingual, worth: money, nights: z.int().check(z.gte(1)) })),
  /** Public transport in town is included. */
  rides: z.optional(z.literal(true)),
})

export const practicalSchema = z.object({
  transfers: z.array(transfer),
  /** What to use in town, in one sentence. */
  around: bilingual,
  dayPass: z.optional(z.object({ name: z.string(), price: money, hours: z.int() })),
  /** One that so many adults share, good for as long. */
  groupPass: z.optional(z.object({ name: z.string(), price: money, people: z.int().check(z.gte(2)) })),
  /** A single ride by public transport. */
  ride: z.optional(money),
  /** Whether one hires a car. */
  car: z.enum(['no', 'useful', 'needed']),
  /** Nobody walks further than to the next door after dark: one takes a car by app, as `around` says. */
  ridesAfterDark: z.optional(z.literal(true)),
  /** One true sentence about this place for each season that has something to say. */
  seasons: z.object({
    spring: z.optional(bilingual),
    summer: z.optional(bilingual),
    autumn: z.optional(bilingual),
    winter: z.optional(bilingual),
  }),
  /** Lodging in these months costs so many times the usual; months not named cost 1. */
  lodging: z.optional(z.array(z.object({ months, factor: z.number().check(z.gte(0.4), z.lte(3)) }))),
  cards: z.optional(z.array(card).check(z.minLength(1))),
})

export type Practical = z.infer<typeof practicalSchema>
