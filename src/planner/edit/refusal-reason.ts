import type { CheckId } from '../verify/check-messages.ts'
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

/** The check by which a change is refused: one that fails now in a place where it held before. */
export function firstReason(before: readonly Fault[], after: readonly Fault[]): CheckId | undefined {
  const known = new Set(before.map(({ check, day }) => `${check} ${day}`))
  const fresh = after.filter(({ check, day }) => !known.has(`${check} ${day}`)).map(({ check }) => check)
  return TELLING.find((check) => fresh.includes(check)) ?? fresh[0]
}
