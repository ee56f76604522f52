import * as z from 'zod/mini'
import { LOCALES } from '../../i18n/locale.ts'
import { BUDGET_LEVELS } from '../../trips/trip-limits.ts'

/** A plan as programs get it: `Plan` in planner/plan.ts, whose fields may become more, never fewer. */

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))
const date = z.iso.date()
const money = z.object({ amount: z.number(), currency: z.string() })
const link = z.object({ label: z.string(), url: z.string() })

const place = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  verified: z.boolean(),
  source: z.optional(z.enum(['own', 'openstreetmap'])),
  address: z.optional(z.string()),
})

export const planItemSchema = z.object({
  id: z.string(),
  start: clock,
  end: clock,
  kind: z.enum(['sight', 'meal', 'transfer', 'free', 'checkin', 'daytrip', 'evening']),
  title: z.string(),
  place: z.optional(place),
  travel: z.optional(
    z.object({
      mode: z.enum(['walk', 'transit', 'train', 'car']),
      minutes: z.number(),
      km: z.number(),
    }),
  ),
  cost: z.optional(money),
  why: z.optional(z.string()),
  note: z.optional(z.string()),
  rainAlternative: z.optional(z.object({ id: z.string(), name: z.string() })),
  locked: z.optional(z.boolean()),
  memo: z.optional(z.string()),
})

export const planDaySchema = z.object({
  date,
  title: z.string(),
  why: z.optional(z.string()),
  weather: z.optional(z.object({ high: z.number(), low: z.number(), raindays: z.number() })),
  sun: z.optional(z.object({ rise: clock, set: clock })),
  base: z.object({
    name: z.string(),
    id: z.optional(z.string()),
    lat: z.optional(z.number()),
    lon: z.optional(z.number()),
    timeZone: z.optional(z.string()),
  }),
  items: z.array(planItemSchema),
  memo: z.optional(z.string()),
})

const leg = z.object({
  from: z.string(),
  to: z.string(),
  date,
  mode: z.enum(['train', 'bus', 'ferry', 'car', 'flight']),
  depart: z.optional(clock),
  arrive: z.optional(z.object({ date, time: clock })),
  minutes: z.number(),
  km: z.number(),
  price: z.optional(money),
  url: z.string(),
})

const booking = z.object({
  kind: z.enum(['ticket', 'table', 'lodging', 'train', 'ferry', 'flight', 'car']),
  title: z.string(),
  day: z.optional(z.number()),
  item: z.optional(z.string()),
  from: date,
  required: z.boolean(),
  site: z.optional(z.string()),
})

const budget = z.object({
  level: z.enum(BUDGET_LEVELS),
  currency: z.string(),
  lodging: z.number(),
  food: z.number(),
  transport: z.number(),
  activities: z.number(),
  total: z.number(),
  low: z.number(),
  high: z.number(),
  home: z.optional(z.object({ currency: z.string(), total: z.number(), rate: z.number(), date })),
})

const provenance = z.object({
  planner: z.enum(['atlas', 'workers-ai', 'mixed']),
  atlasVersion: z.string(),
  score: z.number(),
  checks: z.array(
    z.object({
      id: z.string(),
      severity: z.enum(['hard', 'soft']),
      passed: z.boolean(),
      day: z.optional(z.number()),
    }),
  ),
  createdAt: z.iso.datetime(),
})

export const planSchema = z.object({
  version: z.literal(1),
  language: z.enum(LOCALES),
  coverage: z.enum(['full', 'partial', 'generic']),
  destination: z.object({
    id: z.optional(z.string()),
    name: z.string(),
    country: z.optional(z.string()),
    lat: z.optional(z.number()),
    lon: z.optional(z.number()),
    timeZone: z.optional(z.string()),
    currency: z.string(),
  }),
  summary: z.string(),
  days: z.array(planDaySchema),
  tips: z.array(z.object({ topic: z.string(), text: z.string() })),
  legs: z.optional(z.array(leg)),
  flights: z.array(link),
  stays: z.array(z.object({ area: z.string(), why: z.string(), url: z.string() })),
  booking: z.optional(z.array(booking)),
  budget,
  provenance,
})
