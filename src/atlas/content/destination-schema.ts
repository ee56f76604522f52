import * as z from 'zod/mini'
import { CONTINENTS } from '../destination.ts'
import { bilingual, coordinates, id, months } from './common-schema.ts'
import { sightSchema } from './sight-schema.ts'

/** content/atlas/<id>.json: a destination, where to stay, and its sights. */

const byLevel = z.tuple([z.int(), z.int(), z.int(), z.int()])

const degrees = z.array(z.int().check(z.gte(-50), z.lte(50))).check(z.length(12))

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
  /** Metres above the sea, where that is felt: from 2,500 on. */
  altitude: z.optional(z.int().check(z.gte(2500), z.lte(5200))),
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
  best: months,
  /** Ids of destinations that make a good next leg, nearest first. */
  nearby: z.array(id),
  areas: z
    .array(
      z.object({
        /** Local name; `de` where German has its own. */
        name: z.string(),
        de: z.optional(z.string()),
        at: z.optional(coordinates),
        /** Stairs or a hill to most doors. */
        steep: z.optional(z.literal(true)),
        why: bilingual,
      }),
    )
    .check(z.minLength(2)),
  /** A region, island or coast: the towns one stays in, where it takes more than one. */
  bases: z.optional(
    z
      .array(
        z.object({
          id,
          name: bilingual,
          at: coordinates,
          /** Nights that suit: [fewest, most]. */
          nights: z.tuple([z.int(), z.int()]),
          why: bilingual,
          /** Its own mean highs and lows by month from January, °C: up a mountain, or on a cold coast. */
          climate: z.optional(z.object({ high: degrees, low: degrees })),
          /** What belongs to other bases is seen from here as far away as this, km; 50 where nothing is said. */
          reachKm: z.optional(z.int().check(z.gte(20), z.lte(90))),
        }),
      )
      .check(z.minLength(2)),
  ),
  /** Between bases. */
  ways: z.optional(
    z.array(
      z.object({
        between: z.tuple([id, id]),
        mode: z.enum(['car', 'bus', 'train', 'ferry']),
        minutes: z.int().check(z.gte(5), z.lte(600)),
        /** By road, where that is much further than a road usually is. */
        km: z.optional(z.int().check(z.gte(5), z.lte(900))),
        /** Towns on the road, from the first base to the second, where it is far from the straight line. */
        past: z.optional(z.array(coordinates)),
      }),
    ),
  ),
  /** Why it has fewer than eight sights, where it does. */
  few: z.optional(z.string()),
  /** Year and month in which the facts were last checked. */
  checked: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  sights: z.array(sightSchema),
})

export type Destination = z.infer<typeof destinationSchema>
