import * as z from 'zod/mini'
import { ACTIVITIES, CATEGORIES, SETTINGS } from '../destination.ts'
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
  reduction,
  residence,
  shut,
  validDays,
  weekdays,
} from './common-schema.ts'

/** When it is at its best; outside `months`, and on other `days`, the window says nothing. */
const window = z.object({
  from: moment,
  to: moment,
  days: z.optional(weekdays),
  months: z.optional(months),
})

/** Fixed starts of what cannot be entered in between: a guided tour, the last boat, a show. */
const starts = z.object({
  times: z.array(moment).check(z.minLength(1)),
  days: z.optional(weekdays),
  months: z.optional(months),
})

const age = z.int().check(z.gte(0), z.lte(17))

export const sightSchema = z
  .object({
    id,
    name: bilingual,
    /** What people call it beside its name: "KHM", "V&A". Initials of three words and more need no line. */
    aliases: z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.minLength(1))),
    at: coordinates,
    category: z.enum(CATEGORIES),
    /** Usual length of a visit, minutes. */
    minutes: z.int().check(z.gte(15), z.lte(600)),
    hours,
    /** Weekdays on which it is usually closed. */
    closed: z.optional(weekdays),
    /** Where `hours` do not hold: the first that fits a date counts. */
    exceptions: z.optional(z.array(exception).check(z.minLength(1))),
    shut: z.optional(shut),
    /** 0 free, 1 cheap, 2 usual, 3 dear: an index into the destination's `tickets`. Derived where `adult` is given. */
    price: z.optional(z.int().check(z.gte(0), z.lte(3))),
    /** Usual tickets, in the destination's currency; `child` is what a child of `freeUnder` to 17 pays. */
    adult: z.optional(money),
    child: z.optional(money),
    /** Younger ones enter free: 18 in the state museums of Italy. */
    freeUnder: z.optional(z.int().check(z.gte(1), z.lte(27))),
    /** Who lives elsewhere pays another price. */
    residence: z.optional(residence),
    /** Days of the month or week on which it is free or cheaper: the first that fits a date counts. */
    reduced: z.optional(z.array(reduction).check(z.minLength(1))),
    /** Sights with the same name here are seen on one ticket, paid at the first of them. */
    ticket: z.optional(id),
    /** Without it such a ticket is good for the whole stay; else it is paid again when its days are over. */
    validDays,
    setting: z.enum(SETTINGS),
    /** 0 unsuitable for children, 1 fine, 2 good, 3 made for them. */
    kids: z.int().check(z.gte(0), z.lte(3)),
    /** Ages it suits where not all: [youngest, oldest]. */
    ages: z.optional(z.tuple([age, age])),
    /** How much a first visit should want to see it, 1 to 10. */
    score: z.int().check(z.gte(1), z.lte(10)),
    /** One honest sentence about this place and no other. */
    hint: bilingual,
    best: z.optional(z.array(window).check(z.minLength(1))),
    starts: z.optional(z.array(starts).check(z.minLength(1))),
    /** Said only where the category and setting do not: see needsDaylight. */
    daylight: z.optional(z.boolean()),
    /** Months in which it is worth it, where not all. */
    season: z.optional(months),
    /** Worth it on a clear day alone: mountain views. */
    clear: z.optional(z.boolean()),
    /**
     * Tickets: how many days ahead, and whether there is no entry without; `sale`: the day of the month before, on which
     * those of a whole month go on sale.
     */
    booking: z.optional(
      z.object({
        days: z.int().check(z.gte(1), z.lte(365)),
        required: z.optional(z.boolean()),
        sale: z.optional(z.int().check(z.gte(1), z.lte(28))),
      }),
    ),
    /** Id of a sight for the same hours when it rains. */
    rain: z.optional(id),
    /** 0 no walking, 1 an easy walk, 2 stairs or uphill, 3 a strenuous day. */
    effort: z.optional(z.int().check(z.gte(0), z.lte(3))),
    stepFree: z.optional(z.boolean()),
    /** For who travels in luxury, and for nobody else unasked: a flight, a spa, a visit behind closed doors. */
    treat: z.optional(z.boolean()),
    /** What the traveller does there, where it is more than looking. */
    activity: z.optional(z.enum(ACTIVITIES)),
    /** Had instead of that meal: a dinner in the desert, and the drive before it. */
    meal: z.optional(z.enum(['lunch', 'dinner'])),
    /** A point that is a gate, pier or viewpoint on purpose, or one of a wide area. */
    point: z.optional(z.enum(['gate', 'pier', 'viewpoint', 'area'])),
    site: z.optional(domain),
    /** Base of a region it is seen from. */
    base: z.optional(id),
    /** Planned for those alone who ask for it, and a stop for who passes it on the road: a race, a canyon far off. */
    ifAsked: z.optional(z.literal(true)),
    /** A trip out of town that takes the day, up to 150 km from the centre. */
    daytrip: z.optional(z.boolean()),
    /** How one gets to a day trip without a car: means and minutes one way from the centre. */
    reach: z.optional(
      z.object({
        mode: z.enum(['train', 'bus', 'ferry', 'tram', 'tour', 'car']),
        minutes: z.int().check(z.gte(5), z.lte(300)),
        /** Of the road or line, one way, where that is far from straight. */
        km: z.optional(z.int().check(z.gte(3), z.lte(400))),
        /** One walks on and comes back from elsewhere: no car can wait where one sets out. */
        oneWay: z.optional(z.literal(true)),
        /** The way home from there, by the same means, where it is another: minutes, and of the road or line. */
        back: z.optional(
          z.object({
            minutes: z.int().check(z.gte(5), z.lte(300)),
            km: z.optional(z.int().check(z.gte(3), z.lte(400))),
          }),
        ),
        /** Line, station or pier in a few words: "S1 from Hauptbahnhof". */
        how: z.optional(bilingual),
        /** There and back for an adult, where that is far from an ordinary day trip's; the place's own money. */
        fare: z.optional(z.int().check(z.gte(1))),
      }),
    ),
    /** Id of the sight that one has seen by it, here or at another destination: a road walked and the same one by bicycle. */
    visits: z.optional(id),
    /** Within 50 m of another sight on purpose (one building inside another's court). */
    close: z.optional(z.boolean()),
    /** Year and month in which this sight was last checked, where later than the file. */
    checked: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  })
  .check(z.refine(({ price, adult }) => price !== undefined || adult !== undefined, 'says no price'))
