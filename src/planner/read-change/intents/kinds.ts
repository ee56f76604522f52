import type { PlanEdit } from '../../edit/plan-edit.ts'
import { type Clause, has } from '../clauses.ts'
import { type ClauseReading, forDays, type Intent, isUnread, type Scene, stopsOn } from '../scene.ts'
import { isOfKind, type Kind } from '../../edit/kinds.ts'
import { sightOf } from '../../schedule/planned-sight.ts'
import { baseDestination } from '../../schedule/schedule-day.ts'
import { isNegatedRemoval } from './stops.ts'

/** Wishes about kinds of places. */
export const kinds: Intent = (clause, scene) => {
  if (clause.kinds.length === 0 || clause.names.some(([first]) => first?.what === 'stop')) return undefined
  const all = clause.kinds.map((kind) => ofKind(kind, clause, scene))
  const found = all.filter((each) => each !== undefined)
  if (found.length === 0) return undefined
  return found.find(isUnread) ?? found.flatMap((each) => (isUnread(each) ? [] : each))
}

function ofKind(kind: Kind, clause: Clause, scene: Scene): ClauseReading | undefined {
  const on = (verb: 'avoid' | 'less' | 'more' | 'add') => {
    const edit = (day?: number): PlanEdit => {
      const about = { kind, ...(day !== undefined && { day }) }
      // Each verb by itself: only so is the union's member known.
      if (verb === 'add') return { verb, ...about }
      if (verb === 'more') return { verb, ...about }
      return verb === 'less' ? { verb, ...about } : { verb, ...about }
    }
    const { day: _, ...anywhere } = scene
    return forDays(clause, anywhere, edit(), edit)
  }
  const leaving = has(clause, 'remove', 'dislike') && !isNegatedRemoval(clause)
  if (has(clause, 'less')) return on('less')
  if (leaving || has(clause, 'negate')) {
    if (leaving && !has(clause, 'dislike') && isTheOne(clause)) return whichOf(kind, scene)
    return on('avoid')
  }
  // "One more" is one, "more" are several.
  if (
    / (one more|another|noch (ein|eine|einen|ein weiterer)|ein weiterer|ein weiteres|eine weitere|einen weiteren) /.test(
      clause.text,
    )
  )
    return on('add')
  if (has(clause, 'more')) return on('more')
  if (has(clause, 'add') || clause.days.length > 0 || / (a|an|one|ein|eine|einen) @k /.test(clause.text))
    return on('add')
  return undefined
}

/** "The museum": one of them, and nobody knows which. */
function isTheOne({ tokens }: Clause): boolean {
  return tokens.some(({ entity, raw }, index) => {
    const before = tokens[index - 1]?.word ?? ''
    const several = /(s|[^t]en)$/i.test(raw)
    const all = tokens.some(({ word }) => word === 'all' || word === 'alle')
    return entity?.type === 'kind' && /^(the|der|die|das|den)$/.test(before) && !several && !all
  })
}

function whichOf(kind: Kind, { plan, destinations }: Scene): ClauseReading {
  const options = plan.days.flatMap((_, day) => {
    const base = baseDestination(plan, day, destinations)
    return stopsOn(plan, day)
      .filter((item) => isOfKind(sightOf(item, base), kind))
      .map(({ id }): PlanEdit[] => [{ verb: 'remove', item: id }])
  })
  const [only] = options
  return options.length === 1 && only ? only : { unread: 'which_stop', options: options.slice(0, 6) }
}
