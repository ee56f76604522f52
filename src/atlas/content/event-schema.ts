import * as z from 'zod/mini'
import { CATEGORIES, EVENING_KINDS, EVENT_KINDS, FOOD_KINDS, WEEKDAYS } from '../destination.ts'
import { bilingual, coordinates, hours, id, moment, money, weekdays } from './common-schema.ts'

/** content/events/*.json, each file an array; content/holidays.json; content/moon-feasts.json. */

const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const weekday = z.enum(WEEKDAYS)
const KINDS: ReadonlySet<string> = new Set([...CATEGORIES, ...EVENING_KINDS])
const offset = z.optional(z.int().check(z.gte(-100), z.lte(100)))

/** Weekdays on which a feast is kept so many days later, before with a minus: { "sun": -1 }. */
const moved = z.optional(z.partialRecord(weekday, z.int().check(z.gte(-6), z.lte(6))))

/** A rule that yields one date a year (lunar and Islamic: none, one or two). */
export const ruleSchema = z.union([
  /** "12-24" */
  z.object({ on: monthDay, offset, moved }),
  /** The nth weekday of a month; -1 is the last. */
  z.object({
    nth: z.int().check(z.gte(-1), z.lte(5)),
    day: weekday,
    month: z.int().check(z.gte(1), z.lte(12)),
    offset,
  }),
  /** The first such weekday on or after a day of the year. */
  z.object({ day: weekday, after: monthDay, offset }),
  /** Days from Easter Sunday; orthodox: by the Julian reckoning. */
  z.object({ easter: z.int() }),
  z.object({ orthodox: z.int() }),
  /** Days from a feast of content/moon-feasts.json: "lunar-new-year", "eid-al-fitr", "ramadan", "diwali" … */
  z.object({ moon: id, offset }),
  /** Where no rule serves: the dates as announced or computed, through 2031 where they can be known. */
  z.object({ dates: z.array(day).check(z.minLength(1)) }),
])

/**
 * "vienna/albertina"; "*" for all of the event's places that have a door; "#market" for sights of that category, or
 * evenings of that kind; "**" for all there are: nobody may go out.
 */
const sightId = z.string().check(
  z.regex(/^(\*\*?|#[a-z-]+|[a-z0-9-]+\/[a-z0-9-]+)$/),
  z.refine((said) => !said.startsWith('#') || KINDS.has(said.slice(1)), 'not a category'),
)

const asElsewhere = {
  /** The hours of that day of the week instead: a feast that is kept as a Saturday is. */
  as: z.optional(weekday),
  /** In these countries or destinations only. */
  in: z.optional(z.array(z.string().check(z.regex(/^([A-Z]{2}|[a-z0-9-]+)$/))).check(z.minLength(1))),
}

export const eventSchema = z.object({
  id,
  name: bilingual,
  kind: z.enum(EVENT_KINDS),
  /** Ids of destinations; or whole countries. */
  places: z.optional(z.array(id).check(z.minLength(1))),
  countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1))),
  /** First day. */
  from: ruleSchema,
  /** Last day, where it is another one: a rule, of the next year where it comes before `from`; or so many days in all. */
  to: z.optional(ruleSchema),
  days: z.optional(z.int().check(z.gte(1), z.lte(120))),
  /** The usual time of year: the exact days depend on the weather or are announced late. */
  usual: z.optional(z.boolean()),
  /** Two sentences: what it is like for a traveller. */
  about: bilingual,
  /** Half a day of it, as stops. */
  programme: z.array(
    z.object({
      title: bilingual,
      /** Of these days only, counted from the first (0); all without. */
      on: z.optional(z.array(z.int())),
      /** On these days of the week only. */
      weekdays: z.optional(weekdays),
      start: moment,
      end: moment,
      at: z.optional(coordinates),
      /** For one destination of several. */
      place: z.optional(id),
      /** Or for some of its places or countries. */
      in: asElsewhere.in,
      cost: z.optional(money),
      /** How long one stays, where that is not most of it. */
      minutes: z.optional(z.int().check(z.gte(30), z.lte(300))),
      /** Seen from its start to its end, or not at all. */
      whole: z.optional(z.boolean()),
      /** One is there for its last minutes, a bang or a bell: nobody leaves sooner. */
      finale: z.optional(z.boolean()),
      /** Of what goes on past midnight, "24:00" in a plan: until when, "02:00". */
      until: z.optional(z.string().check(z.regex(/^0[0-6]:[0-5]\d$/))),
      /** Nobody gets in without a ticket or a table booked ahead, whatever it costs. */
      booking: z.optional(z.boolean()),
      /** Nothing for children, where the rest of the event is. */
      kids: z.optional(z.literal(false)),
      hint: z.optional(bilingual),
      /** Id of the sight that is seen by it, at its price. */
      sight: z.optional(id),
      /** The meal that it takes the place of. */
      meal: z.optional(z.enum(['lunch', 'dinner'])),
    }),
  ),
  /**
   * No tram or bus runs within so many km of a place's centre, of all of them without `place`: on these days of it,
   * counted from the first (0).
   */
  onFoot: z.optional(
    z.array(
      z.object({ place: z.optional(id), on: z.array(z.int()), km: z.number().check(z.gt(0), z.lte(4)) }),
    ),
  ),
  /**
   * What shuts or closes early, in one sentence; and the hours that hold then for ids "destination/sight" or "*".
   * An evening that is named, as "destination/evening", is not held then.
   */
  closes: z.optional(bilingual),
  hours: z.optional(
    z.array(
      z.object({
        sights: z.array(sightId).check(z.minLength(1)),
        /** Shut without. */
        hours: z.optional(hours),
        on: z.optional(z.array(z.int())),
        ...asElsewhere,
      }),
    ),
  ),
  /** What hours restaurants keep then; shut without. Those of hotels stay open, but nobody is led there unasked. */
  kitchens: z.optional(
    z
      .array(
        z.object({
          hours: z.optional(hours),
          on: z.optional(z.array(z.int())),
          ...asElsewhere,
          /** Only of these kinds: families rest, hotels and houses cook on. */
          kinds: z.optional(z.array(z.enum(FOOD_KINDS)).check(z.minLength(1))),
        }),
      )
      .check(z.minLength(1)),
  ),
  /** Meals for which every table is taken by who has booked: on these days, counted from the first (0); all without. */
  tables: z.optional(
    z
      .array(z.object({ meal: z.enum(['lunch', 'dinner']), on: z.optional(z.array(z.int())) }))
      .check(z.minLength(1)),
  ),
  /** What hours cafés keep then where restaurants go on serving visitors. */
  cafes: z.optional(hours),
  /** The hours in which one eats in the street or under the open sky, where cafés serve indoors all day. */
  outdoors: z.optional(hours),
  /** 1 as ever … 3 full. */
  crowds: z.int().check(z.gte(1), z.lte(3)),
  /** Lodging costs so many times the usual. */
  price: z.optional(z.number().check(z.gte(0.5), z.lte(8))),
  /** Rooms and tickets: so many months ahead. */
  book: z.optional(z.number().check(z.gte(0), z.lte(12))),
  /** Fit for children. */
  kids: z.optional(z.boolean()),
})

export const holidaySchema = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  holidays: z.array(
    z.object({
      name: bilingual,
      on: ruleSchema,
      /** Most shops are shut. */
      shops: z.optional(z.boolean()),
      /** Kept in these destinations only. */
      places: z.optional(z.array(id).check(z.minLength(1))),
      /** Not kept in these destinations. */
      except: z.optional(z.array(id).check(z.minLength(1))),
    }),
  ),
})

/** By id: the days of feasts that follow the moon, or another calendar, from 2026 to 2031. */
export const moonFeastsSchema = z.record(
  id,
  z.object({
    name: bilingual,
    dates: z.array(day).check(z.minLength(1)),
    /** Fixed by the moon as it is seen, or by each country: may be a day earlier or later. */
    sighted: z.optional(z.boolean()),
    /** Begins on the evening before. */
    eve: z.optional(z.boolean()),
  }),
)

export type Rule = z.infer<typeof ruleSchema>
export type AtlasEvent = z.infer<typeof eventSchema>
export type Feasts = z.infer<typeof moonFeastsSchema>
