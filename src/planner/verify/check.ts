import type { CheckId } from './texts/check-messages.ts'
import type { Subject } from './subject.ts'

/** Where a check found a fault: nothing for the whole plan, a day by index, an item by its id. */
export interface Finding {
  day?: number
  item?: string
  /** Which text, for the checks of prose. */
  text?: string
}

/** Must hold for every plan that a traveller sees. No finding: passed. */
export interface HardCheck {
  id: CheckId
  severity: 'hard'
  /** Undefined where the plan offers nothing to check: such a check has neither passed nor failed. */
  find(subject: Subject): Finding[] | undefined
}

/** Tells a good plan from a fair one. */
export interface SoftCheck {
  id: CheckId
  severity: 'soft'
  /** Points of the 100 that a full mark gives. */
  weight: number
  /** The mark from which the check counts as passed, 0–1. */
  passAt: number
  /** 0–1, or undefined where the plan offers nothing to judge. */
  mark(subject: Subject): number | undefined
}

export type Check = HardCheck | SoftCheck
