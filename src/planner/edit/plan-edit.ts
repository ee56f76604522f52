import * as z from 'zod/mini'
import { EVENING_KINDS } from '../../atlas/destination.ts'
import type { CheckId } from '../verify/texts/check-messages.ts'
import type { Plan } from '../plan.ts'
import { KINDS } from './kinds.ts'

/** What a traveller may change. Days count from 0; positions count a day's stops from 0; items go by their id. */

export const OPERATIONS_VERSION = 1
export const OPERATION_LIMITS = { atOnce: 20, name: 100, text: 300, minutes: 720 } as const

const day = z.int().check(z.gte(0), z.lte(60))
const someDay = z.optional(day)
const id = z.string().check(z.minLength(1), z.maxLength(120))
const someId = z.optional(id)
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const kind = z.enum(KINDS)
const text = z.string().check(z.trim(), z.maxLength(OPERATION_LIMITS.text))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(OPERATION_LIMITS.name))
const minutes = z.int().check(z.gte(10), z.lte(OPERATION_LIMITS.minutes))

export const MEAL_WISHES = ['other', 'vegetarian', 'vegan', 'halal', 'kosher', 'cheaper'] as const
export type MealWish = (typeof MEAL_WISHES)[number]

export const operationSchema = z.discriminatedUnion('verb', [
  /** On the same day or another; without a position where the way is shortest. */
  z.object({
    verb: z.literal('move'),
    item: id,
    day,
    position: z.optional(z.int().check(z.gte(0), z.lte(99))),
  }),
  /** To a day and an hour: not sooner, and as near to it as fits. */
  z.object({ verb: z.literal('time'), item: id, day, start: clock }),
  z.object({ verb: z.literal('remove'), item: id }),
  z.object({ verb: z.literal('lock'), item: id, locked: z.boolean() }),
  /** For that place, for something of a kind, or for whatever fits best. */
  z.object({ verb: z.literal('swap'), item: id, place: someId, kind: z.optional(kind) }),
  /** A place, or the best of a kind; without a day where it fits best. */
  z.object({ verb: z.literal('add'), day: someDay, place: someId, kind: z.optional(kind) }),
  /** Everything on the day that is not locked makes room for something else. */
  z.object({ verb: z.literal('again'), day }),
  z.object({ verb: z.literal('more'), kind, day: someDay }),
  z.object({ verb: z.literal('less'), kind, day: someDay }),
  z.object({ verb: z.literal('avoid'), kind, day: someDay }),
  z.object({ verb: z.literal('pace'), pace: z.enum(['slower', 'faster']), day: someDay }),
  z.object({
    verb: z.literal('hours'),
    day: someDay,
    start: z.optional(clock),
    end: z.optional(clock),
  }),
  z.object({
    verb: z.literal('visit'),
    item: id,
    minutes: z.optional(minutes),
    by: z.optional(z.enum(['longer', 'shorter'])),
  }),
  z.object({ verb: z.literal('free'), day, part: z.enum(['morning', 'afternoon', 'day']) }),
  z.object({ verb: z.literal('weather'), day, where: z.enum(['indoors', 'outdoors']) }),
  z.object({ verb: z.literal('closer'), day: someDay }),
  z.object({ verb: z.literal('cheaper'), day: someDay }),
  z.object({ verb: z.literal('children'), day: someDay }),
  /** A table of the atlas, one by name, or another one. */
  z.object({
    verb: z.literal('meal'),
    day,
    meal: z.enum(['lunch', 'dinner']),
    place: someId,
    name: z.optional(name),
    wish: z.optional(z.enum(MEAL_WISHES)),
  }),
  z.object({
    verb: z.literal('evening'),
    day,
    place: someId,
    kind: z.optional(z.enum(EVENING_KINDS)),
    wish: z.optional(z.enum(['other', 'none'])),
  }),
  z.object({ verb: z.literal('swap-days'), day, with: day }),
  /** One day more at the end, or that one less; without a day the last. */
  z.object({ verb: z.literal('length'), by: z.literal([1, -1]), day: someDay }),
  /** One night more or less at a base: from the `other` one or for it, else from or for a neighbour. */
  z.object({ verb: z.literal('nights'), base: id, by: z.literal([1, -1]), other: someId }),
  /** Of a journey: two places change their turns, each with its nights. */
  z.object({ verb: z.literal('swap-places'), base: id, other: id }),
  /** Of a journey: a place is left out, and its nights are the `other` one's, else the one's before it. */
  z.object({ verb: z.literal('drop-place'), base: id, other: someId }),
  /** Something of the traveller's own. */
  z.object({
    verb: z.literal('own'),
    day,
    name,
    at: z.optional(
      z.object({
        lat: z.number().check(z.gte(-90), z.lte(90)),
        lon: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
    address: z.optional(text),
    minutes: z.optional(minutes),
    start: z.optional(clock),
    note: z.optional(text),
  }),
  /** On a stop, or on the day; no text takes it away. */
  z.object({ verb: z.literal('note'), day, item: someId, text }),
  /** During the day, at the local hour `from`: so many minutes behind the plan, if need be with shorter visits. */
  z.object({
    verb: z.literal('late'),
    day,
    from: clock,
    minutes: minutes.check(z.lte(240)),
    shorter: z.optional(z.boolean()),
  }),
  /** Takes the last change back. */
  z.object({ verb: z.literal('undo') }),
  /** Nothing to do yet: what the traveller has to say first. */
  z.object({ verb: z.literal('ask'), question: text }),
])

export type PlanEdit = z.infer<typeof operationSchema>
export type Verb = PlanEdit['verb']
export type EditOf<V extends Verb> = Extract<PlanEdit, { verb: V }>

/** What is posted, stored and answered. */
export const operationsSchema = z.object({
  version: z._default(z.literal(OPERATIONS_VERSION), OPERATIONS_VERSION),
  operations: z.array(operationSchema).check(z.minLength(1), z.maxLength(OPERATION_LIMITS.atOnce)),
})

/** What a form lets its visitor type; all else is chosen. */
export const TYPED_FIELDS = [
  'name',
  'start',
  'end',
  'minutes',
  'address',
  'lat',
  'lon',
  'note',
  'text',
] as const
export type TypedField = (typeof TYPED_FIELDS)[number]

/** First and last day of the trip, where a change moves them. */
export interface TripDates {
  startDate: string
  endDate: string
}

export type EditOutcome = Edited | EditRefusal

export interface Edited {
  edited: true
  plan: Plan
  dates?: TripDates
  /** Dates of the days that the change may touch; the others are as they were, to the letter. */
  touched: string[]
}

export type EditRefusal = { edited: false; nearest?: PlanEdit[] } & (
  | {
      /**
       * The item, day or place is not there (any more); nothing else would fit; it is so already; a locked stop or
       * a wish of the traveller's own would not hold; only a plan of the atlas can do that; nobody gets from one place
       * to the next within a day; the place has one night alone.
       */
      reason:
        | 'not_there'
        | 'nothing_else'
        | 'as_it_is'
        | 'locked'
        | 'wish'
        | 'not_here'
        | 'no_way'
        | 'only_night'
        | 'twice_in_a_row'
    }
  /** A check that held before would fail: the plan stays as it was. */
  | { reason: 'check'; check: CheckId; day?: number }
)
