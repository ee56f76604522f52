import { bases, coordinates, knownPlaces, placeNames, radius, rainAlternatives } from './places.ts'
import { duplicates } from './duplicates.ts'
import { dates, dayCount, weekdays } from './calendar.ts'
import type { Finding, HardCheck, SoftCheck } from './check.ts'
import { dayWindow, filled, lunch, pace, shareWithSight, sightDaily, times, uniqueItems } from './clock.ts'
import { joints, nightBase, routeNights, underWay } from './journey.ts'
import { borderFacts, stopBudget } from './journey-money.ts'
import { linkHosts } from './link-hosts.ts'
import { budgetLevel, budgetSum, currency, party } from './money.ts'
import { closedDays, openingHours, visitLength } from './opening.ts'
import { addresses, instructions, markup, placeholders } from './texts/text-shape.ts'
import type { CheckId } from './texts/check-messages.ts'
import { atBestHour, atStartTime, inDaylight, mealPlaceOpen, mealsNamed } from './hours-of-day.ts'
import * as soft from './soft-checks.ts'
import { createSubject } from './subject.ts'
import type { PlanFacts } from './subject.ts'
import { transfers, travelTime } from './travel.ts'
import { language, lengths } from './texts/wording.ts'
import type { CheckResult, Plan, PlanRequest } from '../plan.ts'

export type { PlanFacts } from './subject.ts'

const HARD: readonly HardCheck[] = [
  dayCount,
  dates,
  weekdays,
  filled,
  sightDaily,
  uniqueItems,
  times,
  travelTime,
  transfers,
  joints,
  underWay,
  nightBase,
  routeNights,
  dayWindow,
  closedDays,
  openingHours,
  atStartTime,
  inDaylight,
  mealPlaceOpen,
  visitLength,
  duplicates,
  knownPlaces,
  placeNames,
  coordinates,
  radius,
  bases,
  rainAlternatives,
  pace,
  lunch,
  budgetSum,
  currency,
  budgetLevel,
  party,
  stopBudget,
  borderFacts,
  language,
  lengths,
  placeholders,
  markup,
  addresses,
  instructions,
  linkHosts,
]

const SOFT: readonly SoftCheck[] = [
  soft.verifiedShare,
  soft.topSights,
  soft.detours,
  soft.travelPerDay,
  soft.idleTime,
  soft.variety,
  soft.kidsFit,
  soft.rainPlan,
  soft.emptyDays,
  atBestHour,
  mealsNamed,
]

/** A failed hard check at one place of the plan. */
export interface Fault extends Finding {
  check: CheckId
}

export interface Verdict {
  /** Passed checks once; a failed one once for each day it failed on; none that had nothing to check. */
  checks: CheckResult[]
  /** The hard ones among them that failed. */
  failed: CheckResult[]
  /** Where exactly they failed. */
  faults: Fault[]
  /** 0–100, from the soft checks that apply. */
  score: number
}

/**
 * Judges a plan against the request it answers and the atlas records it draws on. It computes everything anew and
 * believes nothing that the plan says of itself; it shares nothing with the scheduler but limits and geometry.
 */
export function verify(plan: Plan, request: PlanRequest, facts: PlanFacts): Verdict {
  const subject = createSubject(plan, request, facts)
  const faults: Fault[] = []
  const checks: CheckResult[] = []
  for (const check of HARD) {
    const findings = check.find(subject)
    if (!findings) continue
    faults.push(...findings.map((finding) => ({ check: check.id, ...finding })))
    checks.push(...resultsOf(check.id, findings))
  }
  const failed = checks.filter(({ passed }) => !passed)
  let points = 0
  let weights = 0
  for (const { id, weight, passAt, mark } of SOFT) {
    const value = mark(subject)
    if (value === undefined) continue
    points += weight * value
    weights += weight
    checks.push({ id, severity: 'soft', passed: value >= passAt })
  }
  const mark = weights === 0 ? 0 : points / weights
  return { checks, failed, faults, score: Math.round(100 * mark * shareWithSight(subject)) }
}

/**
 * The faults of one day of a plan in the making: `plan.days` may end with it. Faults of the whole (dates missing,
 * money) are left to `verify`; what an earlier day already visits counts.
 */
export function verifyDay(plan: Plan, index: number, request: PlanRequest, facts: PlanFacts): Fault[] {
  const subject = createSubject(plan, request, facts, index)
  return HARD.flatMap((check) =>
    (check.find(subject) ?? []).flatMap((finding) =>
      finding.day === index ? [{ check: check.id, ...finding }] : [],
    ),
  )
}

function resultsOf(id: CheckId, findings: readonly Finding[]): CheckResult[] {
  if (findings.length === 0) return [{ id, severity: 'hard', passed: true }]
  const days = [...new Set(findings.map(({ day }) => day))]
  return days.map((day) => ({ id, severity: 'hard', passed: false, ...(day === undefined ? {} : { day }) }))
}
