import type { PlanEdit } from '../../edit/plan-edit.ts'
import { type Clause, has } from '../clauses.ts'
import type { ClauseReading, Intent, Scene } from '../scene.ts'
import { SIGN, type Token } from '../tokens.ts'
import { fold, NUMBER_WORDS } from '../word-lists.ts'

/** Wishes about the places of a journey and their nights. */

/** More at once are no slip of the tongue, but are not carried out one by one either. */
const MOST_NIGHTS = 5
const NIGHT = /^(nights?|nachte?|nachten|ubernachtung|ubernachtungen)$/

/** A sentence about two places: it is read as a whole, for "and" stands between them. */
export function twoPlaces(clause: Clause, { plan }: Scene): PlanEdit[] | undefined {
  const [first, second, ...more] = basesIn(clause)
  if (!first || !second || more.length > 0 || first.id === second.id) return undefined
  if (clause.names.length > 2 || clause.days.length > 0) return undefined
  const [a, b] = [first.id, second.id]
  if (!saysNight(clause)) {
    if (has(clause, 'swap')) return [{ verb: 'swap-places', base: a, other: b }]
    const turn = / @n (before|vor|after|nach) @n /.exec(clause.text)?.[1]
    const order = plan.days.map(({ base }) => base.id)
    const isFirst = order.indexOf(a) < order.indexOf(b)
    const wantsFirst = turn === 'before' || turn === 'vor'
    return turn && isFirst !== wantsFirst && plan.legs
      ? [{ verb: 'swap-places', base: a, other: b }]
      : undefined
  }
  const [before = '', between = '', after = ''] = clause.text.split(SIGN.name)
  const gives = givesFirst(before, between, after)
  if (gives === undefined) return undefined
  const [from, to] = gives ? [a, b] : [b, a]
  return Array.from({ length: nightsSaid(clause) }, () => ({ verb: 'nights', base: from, by: -1, other: to }))
}

/** Whether the first of two places loses the night; undefined where nobody can tell. */
function givesFirst(before: string, between: string, after: string): boolean | undefined {
  const around = (text: string) => ({ text: ` ${text.trim()} `, bare: ` ${text.trim()} ` })
  const [lead, middle] = [around(before), around(between)]
  if (has(lead, 'more', 'longer', 'add'))
    return !has(middle, 'instead', 'less', 'shorter') && !/ (than|als|from|von|aus) /.test(between)
      ? undefined
      : false
  if (has(lead, 'less', 'shorter')) return true
  if (/ (from|von|aus)( in)? $/.test(before))
    return / (to|nach|zu|fur|for|in) /.test(between) ? true : undefined
  if (/ (to|nach) $/.test(before)) return / (from|von|aus) /.test(between) ? false : undefined
  if (/ (in|at) $/.test(before)) {
    if (has(middle, 'instead')) return false
    const [here, there] = [around(between), around(after)]
    if (has(here, 'less', 'shorter') && has(there, 'more', 'longer')) return true
    if (has(here, 'more', 'longer') && has(there, 'less', 'shorter')) return false
  }
  return undefined
}

/** One place: more or fewer nights there, or none at all. */
export const places: Intent = (clause): ClauseReading | undefined => {
  const [base, ...more] = basesIn(clause)
  if (!base || more.length > 0 || clause.names.length > 1) return undefined
  const night = saysNight(clause)
  const less = has(clause, 'less', 'shorter') || (night && has(clause, 'remove'))
  const longer =
    has(clause, 'more', 'longer') ||
    clause.text.includes(' extra ') ||
    clause.text.includes(' another ') ||
    (night && has(clause, 'add'))
  if (less || longer) {
    const edit: PlanEdit = { verb: 'nights', base: base.id, by: less ? -1 : 1 }
    return Array.from({ length: nightsSaid(clause) }, () => edit)
  }
  const plain = clause.days.length + clause.clocks.length + clause.kinds.length + clause.parts.length === 0
  if (!plain || night || has(clause, 'dinner', 'lunch', 'eat', 'keep')) return undefined
  if (has(clause, 'remove') && has(clause, 'negate')) return undefined
  return has(clause, 'remove', 'negate', 'dislike') ? [{ verb: 'drop-place', base: base.id }] : undefined
}

function basesIn({ names }: Clause): { id: string }[] {
  return names.flatMap((mentions) => mentions.find(({ what }) => what === 'base') ?? [])
}

/** "Night" is a part of the day as well, and then stands under its sign. */
function isNight({ raw }: Token): boolean {
  return NIGHT.test(fold(raw))
}

function saysNight({ tokens }: Clause): boolean {
  return tokens.some(isNight)
}

function nightsSaid({ tokens }: Clause): number {
  const at = tokens.findIndex(isNight)
  for (const { word } of tokens.slice(Math.max(0, at - 2), Math.max(0, at)).toReversed()) {
    const number = Number(NUMBER_WORDS.get(word) ?? word)
    if (Number.isInteger(number) && number > 0) return Math.min(MOST_NIGHTS, number)
  }
  return 1
}
