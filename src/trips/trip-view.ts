import type { Locale } from '../i18n/locale.ts'
import type { Plan, PlanDay } from '../planner/plan.ts'
import type { TripRoute } from './trip-stops.ts'
import type { BudgetLevel, TripStatus, TripType } from './trip.ts'

/** A trip as its owner sees it: `GET /api/trips/{id}`, and the pages. */
export interface TripView {
  id: string
  status: TripStatus
  startLocation: string
  destination: string
  adults: number
  kids: number
  startDate: string
  endDate: string
  budgetType: BudgetLevel
  tripType: TripType
  language: Locale
  /** Of a trip to several places: as its plan has them now; without a plan as they were asked for. */
  stops?: TripRoute['stops']
  order?: TripRoute['order']
  ends?: TripRoute['ends']
  /** ISO 8601. */
  createdAt: string
}

export interface TripDetail extends TripView {
  /** Null until completed. */
  plan: Plan | null
  /** Days finished so far, while pending. */
  progress: PlanDay[]
  /** A code, when failed. */
  failure: string | null
}

type TripRow = Omit<TripView, 'createdAt' | 'stops' | 'order' | 'ends'> & {
  createdAt: number
  route?: TripRoute | null
  /** See the table. */
  stops?: TripRoute['stops'] | null
}
/** What files of a plan are made from. */
export type PlannedRow = TripRow & { plan: Plan | null; revision: number }
type DetailRow = TripRow & { plan: Plan | null; progress: PlanDay[] | null; failure: string | null }

export function tripView(row: TripRow): TripView {
  return {
    id: row.id,
    status: row.status,
    startLocation: row.startLocation,
    destination: row.destination,
    adults: row.adults,
    kids: row.kids,
    startDate: row.startDate,
    endDate: row.endDate,
    budgetType: row.budgetType,
    tripType: row.tripType,
    language: row.language,
    ...row.route,
    ...(row.stops && { stops: row.stops }),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

export function tripDetail(row: DetailRow): TripDetail {
  return { ...tripView(row), plan: row.plan, progress: row.progress ?? [], failure: row.failure }
}
