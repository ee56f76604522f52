import type { Destination } from '../../atlas/destination.ts'
import { OPERATION_LIMITS, type PlanEdit } from '../edit/plan-edit.ts'
import type { Plan } from '../plan.ts'
import { type Clause, clauseOf, clausesOf, findKinds, has } from './clauses.ts'
import { findClock } from './find-clock.ts'
import { findDays } from './find-days.ts'
import { findNames } from './find-names.ts'
import { readClauses } from './read-clauses.ts'
import { readNote } from './read-note.ts'
import { swapDays } from './intents/days.ts'
import { twoPlaces } from './intents/journey.ts'
import { swapMeals } from './intents/tables.ts'
import { ownStop } from './intents/own.ts'
import { questionAbout, type QuestionId } from './question.ts'
import { isUnread, type Scene } from './scene.ts'
import { type Token, tokensOf, withSlipsMended } from './tokens.ts'

/** What a sentence was read as. */
export type Reading =
  | { outcome: 'operations'; operations: PlanEdit[] }
  | { outcome: 'question'; question: QuestionId; options: PlanEdit[][] }
  | { outcome: 'refused'; reason: 'off_topic' | 'no_such_day' | 'unknown_place' | 'not_planned' | 'too_long' }

export const LONGEST_TEXT = 500
/** A machine's language, not a traveller's. */
const MARKUP = /[<>{}[\]\\`|]|--|\/\*/

/** Reads what a traveller wants changed, English or German, by rules alone. The text is data: it can ask for nothing else. */
export function readChange(text: string, plan: Plan, destinations: readonly Destination[]): Reading {
  if (text.length > LONGEST_TEXT) return { outcome: 'refused', reason: 'too_long' }
  const tokens = tokensOf(text)
  const plain = clauseOf(withSlipsMended(tokens))
  if (MARKUP.test(text) || has(plain, 'injection')) return { outcome: 'refused', reason: 'off_topic' }
  const found = entitiesIn(tokens, plan, destinations)
  if (has(plain, 'undo') && found.every(({ entity }) => !entity))
    return { outcome: 'operations', operations: [{ verb: 'undo' }] }
  const first = readWith(found, text, { plan, destinations, choice: 0 })
  const several = found.some(({ entity }) => entity?.type === 'day' && entity.days.length > 1 && !entity.all)
  if (!several || first.outcome !== 'operations') return first
  // The words fit two days: both are read, and the traveller says which.
  const second = readWith(found, text, { plan, destinations, choice: 1 })
  if (second.outcome !== 'operations') return first
  return { outcome: 'question', question: 'which_day', options: [first.operations, second.operations] }
}

function entitiesIn(tokens: readonly Token[], plan: Plan, destinations: readonly Destination[]): Token[] {
  const named = findNames(tokens, plan, destinations)
  const dated = findDays(named, plan)
  return findKinds(withSlipsMended(findClock(dated)))
}

function readWith(tokens: readonly Token[], text: string, scene: Scene): Reading {
  const whole = clauseOf(tokens)
  const note = readNote(tokens, text, scene)
  if (note) return note
  const pair = twoPlaces(whole, scene) ?? swapDays(whole, scene) ?? swapMeals(whole, scene)
  const own = / : /.test(whole.text) || whole.spans.length > 0 ? ownStop(whole, scene) : undefined
  const reading = pair ?? own ?? readClauses(clausesOf(tokens), scene)
  if (!isUnread(reading)) {
    if (reading.length === 0) return questionAbout(whole, scene)
    // Said twice it is meant once, but for nights, which are counted.
    const said = new Map(
      reading.map((edit, index) => [JSON.stringify(edit) + (edit.verb === 'nights' ? index : ''), edit]),
    )
    return { outcome: 'operations', operations: [...said.values()].slice(0, OPERATION_LIMITS.atOnce) }
  }
  if (!('options' in reading))
    return reading.unread === 'keep'
      ? questionAbout(whole, scene)
      : { outcome: 'refused', reason: reading.unread }
  if (reading.options.length === 0) return questionAbout(whole, scene)
  return { outcome: 'question', question: reading.unread, options: reading.options }
}

export type { Clause }
