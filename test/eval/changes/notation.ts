import type { PlanEdit } from '../../../src/planner/edit/plan-edit.ts'
import type { Plan } from '../../../src/planner/plan.ts'

/** Operations in one short line each, days from 1 and stops by their places: "time albertina d4 10:30". */
export function notationOf(edits: readonly PlanEdit[], plan: Plan): string {
  return edits.map((edit) => shortly(edit, plan)).join(' + ')
}

function shortly(edit: PlanEdit, plan: Plan): string {
  const item = 'item' in edit && edit.item !== undefined ? placeOf(edit.item, plan) : ''
  const day = 'day' in edit && edit.day !== undefined ? `d${edit.day + 1}` : ''
  const kind = 'kind' in edit && edit.kind !== undefined ? edit.kind : ''
  const place = 'place' in edit && edit.place !== undefined ? edit.place : ''
  const words = (...parts: (string | number | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' ')
  switch (edit.verb) {
    case 'move':
      return words('move', item, day, edit.position === undefined ? '' : `p${edit.position}`)
    case 'time':
      return words('time', item, day, edit.start)
    case 'lock':
      return words(edit.locked ? 'lock' : 'unlock', item)
    case 'swap':
      return words('swap', item, place, kind && `kind:${kind}`)
    case 'add':
      return words('add', place, kind && `kind:${kind}`, day)
    case 'pace':
      return words('pace', edit.pace, day)
    case 'hours':
      return words('hours', day, edit.start && `from ${edit.start}`, edit.end && `to ${edit.end}`)
    case 'visit':
      return words('visit', item, edit.minutes ?? edit.by)
    case 'free':
      return words('free', day, edit.part)
    case 'weather':
      return words('weather', day, edit.where)
    case 'meal':
      return words('meal', day, edit.meal, edit.wish ?? (place || 'own'))
    case 'evening':
      return words('evening', day, edit.wish ?? (place || kind))
    case 'swap-days':
      return words('swapDays', day, `d${edit.with + 1}`)
    case 'length':
      return words('length', edit.by > 0 ? '+1' : '-1', day)
    case 'nights':
      return words('nights', edit.base, edit.by > 0 ? '+1' : '-1')
    case 'own':
      return words('own', 'name', day, edit.start ?? '-', edit.minutes ?? '-')
    case 'note':
      return words('note', item || day, 'text')
    case 'undo':
    case 'ask':
      return edit.verb
    default:
      return words(edit.verb, item, kind, day)
  }
}

function placeOf(item: string, plan: Plan): string {
  const found = plan.days.flatMap(({ items }) => items).find(({ id }) => id === item)
  return found?.place?.id ?? item.replace(/^\d+b*-/, '')
}

/** Whether operations are one of the acceptable ones: alternatives by bars, wildcards by stars, any order. */
export function isAccepted(actual: string, expected: string): boolean {
  return expected.split(' | ').some((alternative) => {
    const wanted = alternative.trim().split(' + ')
    const had = actual.split(' + ')
    if (wanted.length !== had.length) return false
    const left = [...had]
    return wanted.every((each) => {
      const at = left.findIndex((one) => matches(one, each))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}

function matches(actual: string, wanted: string): boolean {
  const [had, asked] = [actual.split(' '), wanted.trim().split(' ')]
  return had.length === asked.length && asked.every((word, index) => word === '*' || word === had[index])
}
