import type { PlanEdit } from '../edit/plan-edit.ts'
import { type Clause, clauseOf, has } from './clauses.ts'
import {
  again,
  children,
  freeTime,
  hours,
  money,
  pace,
  swapDays,
  together,
  tripLength,
  weather,
} from './intents/days.ts'
import { places } from './intents/journey.ts'
import { kinds } from './intents/kinds.ts'
import { lock } from './intents/locks.ts'
import { ownStop } from './intents/own.ts'
import { add, either, isNegatedRemoval, move, remove, swap, time, visit } from './intents/stops.ts'
import { eveningKind, evenings, meals } from './intents/tables.ts'
import { leftover } from './leftover.ts'
import { isContrast, isReason, mergeClauses } from './talk.ts'
import { withTheOne } from './the-one.ts'
import {
  type ClauseReading,
  daysOf,
  type Intent,
  isUnread,
  type Scene,
  sightIn,
  stopIn,
  type Unread,
} from './scene.ts'

/** The first that knows what a clause is about has the word. */
const INTENTS: readonly Intent[] = [
  either,
  places,
  tripLength,
  swapDays,
  meals,
  evenings,
  swap,
  lock,
  visit,
  ownStop,
  time,
  remove,
  move,
  add,
  money,
  weather,
  together,
  children,
  freeTime,
  hours,
  kinds,
  again,
  pace,
]

/** The wishes of a sentence, one after the other. What one leaves out, the one before it has said. */
export function readClauses(all: readonly Clause[], scene: Scene): ClauseReading {
  const clauses = mergeClauses(all)
  const edits: PlanEdit[] = []
  let said: Clause | undefined
  let question: Unread | undefined
  let day: number | undefined
  // What was named by a clause that said nothing to do: "the palace sounds dull, bin it".
  let pending: Clause | undefined
  for (const [index, clause] of clauses.entries()) {
    const later = clauses.slice(index + 1)
    if ((clauses.length > 1 && isContrast(clause)) || (edits.length > 0 && isReason(clause))) continue
    if (isKept(clause, later)) {
      said = clause
      pending = clause
      continue
    }
    if (SAME_DAY.test(clause.text)) day = clauses.slice(0, index).flatMap(dayOfStop).at(-1) ?? day
    const here = day === undefined ? scene : { ...scene, day }
    const instead = insteadOf(clause, edits.at(-1))
    if (instead) {
      edits.splice(-1, 1, instead)
      continue
    }
    const own = PRONOUN.test(clause.text) ? undefined : readWhole(withTheOne(clause, here), here)
    const back = own || !pending ? undefined : readReferring(clause, pending, here)
    const reading = own ?? back ?? readOne(clause, said, later[0], here)
    const named = daysOf(clause, scene)
    if (!isUnread(named)) day = named.at(-1) ?? day
    if (reading === undefined) {
      question ??= unreadOf(clause)
      if (clause.tokens.some(({ entity }) => entity)) pending = clause
      continue
    }
    if (back) question = undefined
    if (isUnread(reading)) {
      if (reading.unread !== 'keep') question ??= reading
      continue
    }
    edits.push(...reading)
    said = clause
  }
  if (question && (edits.length === 0 || question.unread !== 'what')) return question
  return edits
}

const SAME_DAY = / ((that|the same|same) day|an (dem|diesem|demselben) tag|am (selben|gleichen) tag|@d) /
const PRONOUN = / (it|them|that|this|one|das|es|ihn|sie|den|die|da|dort|there) /
const SHORT_CLAUSE = 4

/** A clause that names nothing itself speaks of what the one before has named. */
function readReferring(clause: Clause, pending: Clause, scene: Scene): ClauseReading | undefined {
  if (clause.names.length > 0 || clause.kinds.length > 0) return undefined
  if (clause.days.length > 0 && pending.days.length > 0) return undefined
  if (!PRONOUN.test(clause.text) && clause.tokens.length > SHORT_CLAUSE) return undefined
  return readWhole(clauseOf([...pending.tokens, ...clause.tokens]), scene)
}

/** "…, find something else": what was to go makes room for another. */
function insteadOf(clause: Clause, last: PlanEdit | undefined): PlanEdit | undefined {
  // "No bar, rather the theatre".
  const kind = eveningKind(clause)
  if (last?.verb === 'evening' && last.wish === 'none' && kind && clause.days.length === 0)
    return { verb: 'evening', day: last.day, kind }
  if (!has(clause, 'other') || clause.tokens.some(({ entity }) => entity)) return undefined
  if (last?.verb === 'remove') return { verb: 'swap', item: last.item }
  return last?.verb === 'evening' && last.wish === 'none' ? { ...last, wish: 'other' } : undefined
}

function readWhole(clause: Clause, scene: Scene): ClauseReading | undefined {
  for (const intent of INTENTS) {
    const reading = intent(clause, scene)
    if (reading) return reading
  }
  return undefined
}

/** The days on which the stops that a clause names are. */
function dayOfStop({ names }: Clause): number[] {
  return names.flatMap((mentions) => stopIn(mentions)?.day ?? [])
}

function readOne(
  spoken: Clause,
  before: Clause | undefined,
  next: Clause | undefined,
  scene: Scene,
): ClauseReading | undefined {
  const clause = withTheOne(spoken, scene)
  const reading = readWhole(clause, scene)
  if (reading) return reading
  if (before) return carriedOver(clause, before, scene)
  // "X and Y out": the words come with the last of them.
  const bare = clause.tokens.every(
    ({ entity, word }) => entity ?? /^(the|der|die|das|den|am|on|bitte|please)$/.test(word),
  )
  return next && bare ? carriedOver(clause, next, scene) : undefined
}

/** "Remove X and Y", "slower on Friday and Saturday": the words of the wish before with what is new here. */
function carriedOver(clause: Clause, before: Clause, scene: Scene): ClauseReading | undefined {
  const fresh = clause.tokens.filter(({ entity }) => entity)
  if (fresh.length === 0) return undefined
  const types = new Set(fresh.map(({ entity }) => entity?.type))
  const negated = isNegatedRemoval(before)
  const kept = before.tokens.filter(
    ({ entity, word }) =>
      !(entity && types.has(entity.type)) && !(negated && /^(nicht|not|don|t|do|dont)$/.test(word)),
  )
  return readWhole(clauseOf([...kept, ...fresh]), scene)
}

/** Nothing of this is to be done: it stays, or the next clause says what is meant instead. */
function isKept(clause: Clause, later: readonly Clause[]): boolean {
  if (has(clause, 'keep') && !(clause.names.length > 0 && later.length === 0)) return true
  if (isNegatedRemoval(clause) && (clause.names.length > 0 || clause.kinds.length > 0)) return true
  const next = later[0]?.text ?? ''
  const contrast = / (sondern|but) /.test(next)
  const onlyNot = has(clause, 'negate') && !has(clause, 'remove') && clause.names.length > 0
  const kept = / (keep|behalten|behalte) /.test(clause.text) && later.length > 0
  return (
    (contrast && onlyNot) ||
    kept ||
    (onlyNot && later.some((each) => has(each, 'remove') && each.names.length > 0) && contrast)
  )
}

/** What to make of a clause that no rule knows: nothing, where it is only talk. */
function unreadOf(clause: Clause): Unread | undefined {
  if (clause.names.some((mentions) => stopIn(mentions) ?? sightIn(mentions)))
    return { unread: 'what', options: [] }
  if (clause.days.some(({ days }) => days.length === 0)) return { unread: 'no_such_day' }
  const words = leftover(clause.tokens)
  const named = words.some((word) => /^\p{Lu}/u.test(word))
  if (has(clause, 'add') && named && !has(clause, 'ask')) return { unread: 'unknown_place' }
  return { unread: 'what', options: [] }
}
