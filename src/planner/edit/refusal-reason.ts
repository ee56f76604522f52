import type { CheckId } from '../verify/texts/check-messages.ts'
import type { Fault } from '../verify/verify.ts'

/** What tells a traveller most, first; of the others the verifier's order decides. */
const TELLING: readonly CheckId[] = [
  'closed-days',
  'opening-hours',
  'visit-length',
  'duplicates',
  'radius',
  'pace',
  'day-window',
  'lunch',
]

/** The check by which a change is refused: one that fails now in a place where it held before, and where. */
export function firstReason(
  before: readonly Fault[],
  after: readonly Fault[],
): { check: CheckId; day?: number } | undefined {
  const known = new Set(before.map(({ check, day }) => `${check} ${day}`))
  // A day may be emptied by whose day it is.
  const fresh = after.filter(({ check, day }) => check !== 'sight-daily' && !known.has(`${check} ${day}`))
  const found = TELLING.map((check) => fresh.find((fault) => fault.check === check)).find(Boolean) ?? fresh[0]
  return found && { check: found.check, ...(found.day !== undefined && { day: found.day }) }
}
