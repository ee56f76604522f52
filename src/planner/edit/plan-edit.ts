import type { CheckId } from '../verify/check-messages.ts'
import type { Plan } from '../plan.ts'

/** What a traveller may change. Days count from 0; positions count a day's stops from 0; items go by their id. */
export type PlanEdit =
  /** On the same day or another; without a position where the way is shortest. */
  | { verb: 'move'; item: string; day: number; position?: number }
  /** To a day and an hour: not sooner, and as near to it as fits. */
  | { verb: 'time'; item: string; day: number; start: string }
  | { verb: 'remove'; item: string }
  | { verb: 'lock'; item: string; locked: boolean }
  | { verb: 'swap'; item: string; place: string }
  | { verb: 'add'; day: number; place: string }
  /** Everything on the day that is not locked makes room for something else. */
  | { verb: 'again'; day: number }

export const EDIT_VERBS = ['move', 'time', 'remove', 'lock', 'swap', 'add', 'again'] as const

export type EditOutcome =
  | { edited: true; plan: Plan }
  /** The item, day or place is not there (any more), or nothing else would fit. */
  | { edited: false; reason: 'not_there' | 'nothing_else' }
  /** A check that held before would fail: the plan stays as it was. */
  | { edited: false; reason: 'check'; check: CheckId }
