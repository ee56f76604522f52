import * as z from 'zod/mini'
import { CONTROL, fail } from './field-errors.ts'
import { TRIP_LIMITS } from './trip-limits.ts'
import { DIETS, HOME_CURRENCIES, JOURNEY_MEANS, MOBILITIES, WISH_LIMITS } from './trip-wishes.ts'

/** The optional part of a request for a trip; unknown fields are ignored. */

const time = z.string(fail('wrong_type')).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fail('not_a_time')))

function words(longest: number) {
  return z.string(fail('wrong_type')).check(
    z.refine((text) => !CONTROL.test(text), fail('control_characters')),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(longest, fail('too_long')),
  )
}

const journey = z.object({
  time: z.optional(time),
  means: z.optional(z.enum(JOURNEY_MEANS, fail('unknown_option'))),
})

const age = z.number(fail('wrong_type')).check(
  z.refine((years) => Number.isSafeInteger(years), fail('not_an_age')),
  z.gte(0, fail('not_an_age')),
  z.lte(17, fail('not_an_age')),
)

export const wishesSchema = z.object({
  arrival: z.optional(journey),
  departure: z.optional(journey),
  ages: z.optional(z.array(age).check(z.maxLength(TRIP_LIMITS.kids.max, fail('too_many')))),
  mustSees: z.optional(
    z
      .array(words(TRIP_LIMITS.placeLength.max))
      .check(z.maxLength(WISH_LIMITS.mustSees, fail('too_many_names'))),
  ),
  diet: z.optional(z.enum(DIETS, fail('unknown_option'))),
  mobility: z.optional(z.enum(MOBILITIES, fail('unknown_option'))),
  startsAt: z.optional(
    time.check(z.refine((text) => text <= WISH_LIMITS.latestStart, fail('starts_too_late'))),
  ),
  oneBase: z.optional(z.literal(true, fail('wrong_type'))),
  atHome: z.optional(z.literal(true, fail('wrong_type'))),
  currency: z.optional(z.enum(HOME_CURRENCIES, fail('unknown_option'))),
  notes: z.optional(words(WISH_LIMITS.notes)),
})
