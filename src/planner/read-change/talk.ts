import { type Clause, clauseOf } from './clauses.ts'

/** Clauses that ask for nothing of their own. */

/** "…, not Sunday": what is not meant, beside what is. */
export function isContrast({ tokens }: Clause): boolean {
  const rest = tokens.filter(({ entity }) => !entity).map(({ word }) => word)
  const named = tokens.some(({ entity }) => entity && entity.type !== 'kind')
  return named && NOT.test(rest[0] ?? '') && rest.slice(1).every((word) => SMALL.test(word))
}

const NOT = /^(not|nicht)$/
const SMALL = /^(the|der|die|das|den|am|on|at|um|in)$/

/** "…, our children are teenagers", "…, weil es regnet": why, and nothing more to do. */
export function isReason({ text, names }: Clause): boolean {
  if (names.length > 0) return false
  return /^ (because|since|weil|denn|da) /.test(text) || OUR_STATE.test(text)
}

const OUR_STATE =
  /^ (our|my|the|unsere?|meine?|die) \S+( \S+)? (is|are|has|have|s|isn|aren|hates?|loves?|ist|sind|hat|haben|streikt|streiken) /

/** A clause of nothing but an hour or a duration belongs to the one before it. */
export function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const result: Clause[] = []
  for (const clause of clauses) {
    const last = result.at(-1)
    const counted = clause.tokens.filter(
      ({ entity }) => entity?.type === 'minutes' || entity?.type === 'clock',
    )
    const only = clause.tokens.every((token) => counted.includes(token) || ROUGHLY.test(token.word))
    if (last && only && counted.length > 0)
      result[result.length - 1] = clauseOf([...last.tokens, ...clause.tokens])
    else result.push(clause)
  }
  return result
}

const ROUGHLY = /^(about|around|for|ca|circa|etwa|ungefahr|rund|dauert|roughly|say|lasts|takes|so|dauer|fur)$/
