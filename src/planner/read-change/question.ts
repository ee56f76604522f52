import type { PlanEdit } from '../edit/plan-edit.ts'
import { type Clause, has } from './clauses.ts'
import { openDays, type Scene, stopIn, stopsOn } from './scene.ts'
import type { Reading } from './read-change.ts'

export type QuestionId = 'which_stop' | 'which_day' | 'which_meal' | 'what'

const OFFERED = 6

/** What to ask when a sentence was not understood: about the stop or day that it names, or refused as something else. */
export function questionAbout(clause: Clause, { plan }: Scene): Reading {
  const stop = clause.names.map(stopIn).find(Boolean)
  if (stop)
    return what([
      [{ verb: 'remove', item: stop.item }],
      [{ verb: 'swap', item: stop.item }],
      [{ verb: 'visit', item: stop.item, by: 'longer' }],
      [{ verb: 'lock', item: stop.item, locked: true }],
    ])
  const named = clause.days[0]
  if (named?.days.length === 0) return { outcome: 'refused', reason: 'no_such_day' }
  const [day] = named?.days ?? []
  if (day !== undefined) return what(aboutDay(day))
  if (has(clause, 'ask')) return { outcome: 'refused', reason: 'off_topic' }
  if (
    has(clause, 'remove', 'swap', 'longer', 'shorter', 'move', 'later', 'earlier') &&
    !has(clause, 'slower')
  ) {
    const best = openDays(plan).flatMap((each) => stopsOn(plan, each).slice(0, 1))
    const options = best.slice(0, OFFERED).map(({ id }): PlanEdit[] => [likelyFor(clause, id)])
    if (options.length > 1) return { outcome: 'question', question: 'which_stop', options }
  }
  const [first = 0] = openDays(plan).slice(1)
  return what([...aboutDay(first), [{ verb: 'pace', pace: 'slower' }], [{ verb: 'cheaper' }]])
}

function likelyFor(clause: Clause, item: string): PlanEdit {
  if (has(clause, 'swap')) return { verb: 'swap', item }
  if (has(clause, 'longer')) return { verb: 'visit', item, by: 'longer' }
  if (has(clause, 'shorter')) return { verb: 'visit', item, by: 'shorter' }
  return { verb: 'remove', item }
}

function aboutDay(day: number): PlanEdit[][] {
  return [
    [{ verb: 'pace', pace: 'slower', day }],
    [{ verb: 'again', day }],
    [{ verb: 'free', day, part: 'afternoon' }],
    [{ verb: 'cheaper', day }],
  ]
}

function what(options: PlanEdit[][]): Reading {
  return { outcome: 'question', question: 'what', options: options.slice(0, OFFERED) }
}
