import * as z from 'zod/mini'
import { EVENING_KINDS, FOOD_KINDS, MEALS } from '../destination.ts'
import {
  bilingual,
  coordinates,
  domain,
  exception,
  hours,
  id,
  moment,
  money,
  months,
  weekdays,
} from './common-schema.ts'

/** content/atlas/meals/<id>.json: where one eats, what, and how an evening can go. */

/** A place to eat that has stood for long and can be found. */
export const foodPlaceSchema = z.object({
  id,
  /** As it stands over the door; in each language where it only describes: "stalls at the old harbour". */
  name: z.union([z.string().check(z.minLength(1)), bilingual]),
  at: coordinates,
  kind: z.enum(FOOD_KINDS),
  hours,
  closed: z.optional(weekdays),
  exceptions: z.optional(z.array(exception).check(z.minLength(1))),
  meals: z.array(z.enum(MEALS)).check(z.minLength(1)),
  /** What to order there: "Tafelspitz with apple horseradish". */
  eat: bilingual,
  /** What one adult usually spends on a meal with a drink, in the destination's currency. */
  cost: money,
  /** Vegetarians eat well here (2: it is made for them; also `vegan`). */
  vegetarian: z.optional(z.int().check(z.gte(0), z.lte(2))),
  vegan: z.optional(z.boolean()),
  halal: z.optional(z.boolean()),
  kosher: z.optional(z.boolean()),
  /** Known for the rule it cooks by, not for how the place eats: who has no such rule is led elsewhere. */
  byRule: z.optional(z.boolean()),
  /** Its kitchen does not rest between lunch and dinner where others do: a bouillon. */
  allDay: z.optional(z.boolean()),
  /** A table is wanted days ahead. */
  booking: z.optional(z.boolean()),
  /** Children are at home here. */
  kids: z.optional(z.boolean()),
  /** As a sight's: 2 where one climbs a hill to it. */
  effort: z.optional(z.int().check(z.gte(0), z.lte(3))),
  /** Said only where one sits down a stair or up one: a cellar, a lane of steps. */
  stepFree: z.optional(z.boolean()),
  hint: z.optional(bilingual),
  /** Base of a region it belongs to. */
  base: z.optional(id),
  site: z.optional(domain),
})

export const dishSchema = z.object({
  name: z.string().check(z.minLength(1)),
  /** One true sentence. */
  text: bilingual,
  vegetarian: z.optional(z.boolean()),
  /** As it is usually made, without anything of animals. */
  vegan: z.optional(z.boolean()),
})

export const eveningSchema = z.object({
  id,
  name: bilingual,
  at: coordinates,
  kind: z.enum(EVENING_KINDS),
  from: moment,
  to: moment,
  days: z.optional(weekdays),
  season: z.optional(months),
  cost: z.optional(money),
  /** Fit for children (false: adults only). */
  kids: z.optional(z.boolean()),
  booking: z.optional(z.boolean()),
  /** As a sight's: 2 where one climbs to it. */
  effort: z.optional(z.int().check(z.gte(0), z.lte(3))),
  stepFree: z.optional(z.boolean()),
  /** How long one stays, minutes, where it is not the usual hour or so: a boat to the northern lights. */
  stay: z.optional(z.int().check(z.gte(30), z.lte(180))),
  /** Of what one comes for, as a sight's. */
  score: z.optional(z.int().check(z.gte(1), z.lte(10))),
  hint: bilingual,
  base: z.optional(id),
})

export const mealsSchema = z.object({
  food: z.array(foodPlaceSchema),
  dishes: z.array(dishSchema),
  evenings: z.array(eveningSchema),
})

export type Meals = z.infer<typeof mealsSchema>
