import * as z from 'zod/mini'
import { LOCALES } from '../../i18n/locale.ts'
import { checkRequestSchema } from '../../itinerary/check-request.ts'
import { operationSchema, operationsSchema } from '../../planner/edit/plan-edit.ts'
import { BUDGET_LEVELS, TRIP_STATUSES, TRIP_TYPES } from '../../trips/trip-limits.ts'
import { tripRequestSchema } from '../../trips/trip.ts'
import { planDaySchema, planItemSchema, planSchema } from './plan-schema.ts'

const date = z.iso.date()

const trip = z.object({
  id: z.string(),
  status: z.enum(TRIP_STATUSES),
  startLocation: z.string(),
  destination: z.string(),
  adults: z.int(),
  kids: z.int(),
  startDate: date,
  endDate: date,
  budgetType: z.enum(BUDGET_LEVELS),
  tripType: z.enum(TRIP_TYPES),
  language: z.enum(LOCALES),
  stops: z.optional(z.array(z.object({ place: z.string(), nights: z.optional(z.int()) }))),
  createdAt: z.iso.datetime(),
})
const tripDetail = z.extend(trip, {
  plan: z.nullable(planSchema),
  progress: z.array(planDaySchema),
  failure: z.nullable(z.string()),
})

const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  countryCode: z.string(),
  deep: z.boolean(),
})

const checkAnswer = z.object({
  days: z.array(
    z.object({
      date: z.optional(date),
      destination: z.optional(z.object({ id: z.string(), name: z.string() })),
      stops: z.array(
        z.object({
          text: z.string(),
          place: z.optional(
            z.object({
              id: z.string(),
              name: z.string(),
              lat: z.number(),
              lon: z.number(),
              source: z.optional(
                z
                  .enum(['openstreetmap'])
                  .check(z.describe('Where it is not of our atlas: not checked by us')),
              ),
            }),
          ),
          start: z.optional(z.string()),
          end: z.optional(z.string()),
        }),
      ),
    }),
  ),
  findings: z.array(
    z.object({
      id: z.string(),
      severity: z.enum(['error', 'warning']),
      day: z.int(),
      stop: z.optional(z.int()),
      message: z.string(),
      suggestion: z.optional(z.string()),
    }),
  ),
  unread: z.array(z.string()),
})

const changed = z.object({
  title: z.string(),
  kind: z.string(),
  start: z.string(),
  end: z.string(),
  locked: z.optional(z.literal(true)),
})
const from = z.object({ start: z.string(), end: z.string(), date: z.optional(date) })
const base = z.nullable(z.string())
const beforeAfter = z.object({ before: z.number(), after: z.number() })
const dayChange = z.object({
  day: z.int(),
  date,
  place: z.optional(z.object({ before: base, after: base })),
  removed: z.array(changed),
  added: z.array(changed),
  moved: z.array(z.object({ ...changed.shape, from })),
  travel: beforeAfter,
  cost: beforeAfter,
})
const understood = z.array(z.string())
const operations = z.array(operationSchema)
const changeAnswer = z.object({
  outcome: z.enum(['proposal', 'question', 'refused']),
  id: z.optional(z.string()),
  revision: z.optional(z.int()),
  understood,
  operations,
  changes: z.array(dayChange),
  plan: z.optional(planSchema),
  question: z.optional(z.string()),
  options: z.optional(z.array(z.object({ operations, understood }))),
  reason: z.optional(
    z.object({
      code: z.string(),
      check: z.optional(z.string()),
      day: z.optional(z.int()),
      operation: z.optional(z.int()),
      message: z.string(),
    }),
  ),
})

/** An edit as a form posts it: a verb with what its button knows, by spaces, beside the plan's revision. */
const editRequest = z.object({
  revision: z.union([z.int(), z.string()]),
  change: z.string(),
  item: z.optional(z.string()),
  day: z.optional(z.union([z.int(), z.string()])),
  start: z.optional(z.string()),
  place: z.optional(z.string()),
})

export const TRIP_SCHEMAS = {
  // The dates it is judged by are those of the day.
  TripRequest: tripRequestSchema({ first: '', last: '' }),
  Trip: trip,
  TripDetail: tripDetail,
  TripList: z.object({ trips: z.array(trip) }),
  TripCreated: z.object({ id: z.string() }),
  WizardRequest: z.object({ trip_id: z.string() }),
  WizardAnswer: z.object({ trip_id: z.string(), status: z.enum(TRIP_STATUSES) }),
  Plan: planSchema,
  PlanDay: planDaySchema,
  PlanItem: planItemSchema,
  PlanRevision: z.object({ revision: z.int(), plan: planSchema }),
  EditRequest: editRequest,
  Operation: operationSchema,
  ChangeRequest: z.union([z.object({ text: z.string() }), operationsSchema]),
  ChangeAnswer: changeAnswer,
  Link: z.object({ url: z.string() }),
  CheckRequest: checkRequestSchema,
  CheckAnswer: checkAnswer,
  PlacesFound: z.object({ places: z.array(suggestion), meant: z.array(suggestion) }),
}
