import type { Locale } from '../i18n/locale.ts'
import type { Plan, PlanDay } from '../planner/plan.ts'
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

type TripRow = Omit<TripView, 'createdAt'> & { createdAt: number }
/** What files of a plan are made from. */
export type PlannedRow = TripRow & { plan: Plan | null; revision: number }
type DetailRow = TripRow & { plan: Plan | null; progress: PlanDay[] | null; failure: string | null }

export function tripView(row: TripRow): TripView {
  const {
    id,
    status,
    startLocation,
    destination,
    adults,
    kids,
    startDate,
    endDate,
    budgetType,
    tripType,
    language,
  } = row
  const createdAt = new Date(row.createdAt).toISOString()
  return {
    id,
    status,
    startLocation,
    destination,
    adults,
    kids,
    startDate,
    endDate,
    budgetType,
    tripType,
    language,
    createdAt,
  }
}

export function tripDetail(row: DetailRow): TripDetail {
  return { ...tripView(row), plan: row.plan, progress: row.progress ?? [], failure: row.failure }
}
