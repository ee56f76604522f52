import { minutesOfDay } from '../../../platform/clock-time.ts'
import type { PlanEdit } from '../../edit/plan-edit.ts'
import { type Clause, has } from '../clauses.ts'
import { leftover } from '../leftover.ts'
import { forDays, type Intent, stopIn } from '../scene.ts'
import { isKnownWord, PHRASES } from '../word-lists.ts'

/** Something of the traveller's own: a name with a day, and with an hour or words that say so. */
export const ownStop: Intent = (clause, scene) => {
  // "A picnic at the waterfall at one": the stop only says where.
  const beside =
    has(clause, 'own') && / (at|by|near|bei|beim|am|an|in|im) (the |der |dem |den )?@n /.test(clause.text)
  if (clause.names.some((mentions) => stopIn(mentions)) && !beside) return undefined
  const [clock] = clause.clocks
  const [span] = clause.spans
  const marked = has(clause, 'own')
  const timed = clock !== undefined || span !== undefined
  if (!marked && has(clause, 'start', 'end', 'startLater', 'endEarlier')) return undefined
  if (!timed && !(marked && (clause.minutes.length > 0 || clause.days.length > 0))) return undefined
  const name = nameOf(clause)
  if (!name || (!marked && !hasContent(clause))) return undefined
  const start = clock?.time ?? span?.from
  const lasting = span ? minutesOfDay(span.to) - minutesOfDay(span.from) : clause.minutes[0]
  const minutes = lasting === undefined ? undefined : Math.min(720, Math.max(10, lasting))
  return forDays(clause, scene, undefined, (day): PlanEdit => ({
    verb: 'own',
    day,
    name,
    ...(minutes !== undefined && { minutes }),
    ...(start !== undefined && { start }),
  }))
}

/** After a colon where there is one, else what is left of the words. */
function nameOf(clause: Clause): string {
  const colon = clause.tokens.findLastIndex(({ word }) => word === ':')
  const after = colon < 0 ? [] : leftover(clause.tokens.slice(colon + 1))
  const words = after.length > 0 ? after : leftover(clause.tokens)
  return words
    .join(' ')
    .replace(/\s+([:,.;!?-])/g, '$1')
    .replace(/^[\s:,.;-]+|[\s:,.;-]+$/g, '')
    .slice(0, 100)
}

/** Some word that no rule knows, so that "start at 11" is no stop. */
function hasContent({ tokens }: Clause): boolean {
  const filler = new Set(PHRASES.get('filler'))
  return tokens.some(
    ({ word, entity }) => !entity && /\p{L}{3}/u.test(word) && !filler.has(word) && !isKnownWord(word),
  )
}
