import type { EditOf, MealWish, PlanEdit } from '../../edit/plan-edit.ts'
import { type Clause, has } from '../clauses.ts'
import { type ClauseReading, daysOf, forDays, type Intent, isUnread, openDays, type Scene } from '../scene.ts'
import { leftover } from '../leftover.ts'
import { EVENING_WORDS, type EveningKind } from '../word-lists.ts'

/** Wishes about meals and evenings. */

type Meal = EditOf<'meal'>['meal']
const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher'] as const

export const meals: Intent = (clause, scene) => {
  const tables = clause.names.map((mentions) => mentions.find(({ what }) => what === 'table'))
  const known = tables.flatMap((each) => each ?? [])
  // "This one instead of that one": that one is where the plan has it.
  const table = (has(clause, 'instead') && known.find(({ id }) => !whereHad(scene, id))) || known[0]
  const cheapNight = clause.parts.includes('evening') && has(clause, 'cheaper')
  const about = cheapNight || has(clause, 'dinner', 'lunch', 'eat', ...DIETS)
  const stop = clause.names.some((mentions) => mentions[0]?.what === 'stop')
  if (!about && (!table || stop)) return undefined
  const had = table && whereHad(scene, table.id)
  const unliked = table && had && has(clause, 'other', 'dislike', 'negate', 'remove')
  if (unliked || (had && clause.names.length === 1 && has(clause, 'instead')))
    return [{ verb: 'meal', ...had, wish: 'other' }]
  if (stop) return undefined
  const meal = mealOf(clause)
  const wish = wishOf(clause)
  if (had && wish && clause.days.length === 0) return [{ verb: 'meal', ...had, wish }]
  const name = table || wish ? undefined : ownTable(clause)
  if (!table && !wish && name === undefined) return undefined
  const edit = (day: number, which: Meal): PlanEdit => ({
    verb: 'meal',
    day,
    meal: which,
    ...(table && !wish && { place: table.id }),
    ...(wish && { wish }),
    ...(name !== undefined && { name }),
  })
  if (meal) return forDays(clause, scene, undefined, (day) => edit(day, meal))
  const day = clause.days[0]?.days[0] ?? scene.day
  if (day === undefined)
    return { unread: 'which_day', options: openDays(scene.plan).map((each) => [edit(each, 'dinner')]) }
  if (clause.days.some(({ days }) => days.length === 0)) return { unread: 'no_such_day' }
  return { unread: 'which_meal', options: [[edit(day, 'lunch')], [edit(day, 'dinner')]] }
}

/** "Swap lunch and dinner": "and" stands between them, so the sentence is read as a whole. */
export function swapMeals(clause: Clause, scene: Scene): ClauseReading | undefined {
  const both =
    (has(clause, 'lunch') || clause.parts.includes('noon')) &&
    (has(clause, 'dinner') || clause.parts.includes('evening'))
  if (!has(clause, 'swap') || !both || clause.names.length + clause.kinds.length > 0) return undefined
  const days = daysOf(clause, scene)
  if (isUnread(days)) return days
  const swapped = (day: number): PlanEdit[] => {
    const table = (meal: Meal) => {
      const items = scene.plan.days[day]?.items ?? []
      return items.find(({ kind, id }) => kind === 'meal' && id.endsWith(`-${meal}`))?.place
    }
    const [lunch, dinner] = [table('lunch'), table('dinner')]
    if (!lunch || !dinner) return []
    const at = ({ id, name }: { id?: string; name: string }) => (id === undefined ? { name } : { place: id })
    return [
      { verb: 'meal', day, meal: 'lunch', ...at(dinner) },
      { verb: 'meal', day, meal: 'dinner', ...at(lunch) },
    ]
  }
  const edits = days.flatMap(swapped)
  if (edits.length > 0) return edits
  const options = openDays(scene.plan)
    .map(swapped)
    .filter((each) => each.length > 0)
  return days.length === 0 && options.length > 0 ? { unread: 'which_day', options } : undefined
}

function mealOf(clause: Clause): Meal | undefined {
  if (has(clause, 'dinner') || clause.parts.includes('evening')) return 'dinner'
  return has(clause, 'lunch') || clause.parts.includes('noon') ? 'lunch' : undefined
}

function wishOf(clause: Clause): MealWish | undefined {
  const diet = DIETS.find((each) => has(clause, each))
  if (diet) return diet
  if (has(clause, 'cheaper')) return 'cheaper'
  return has(clause, 'other', 'dislike') ? 'other' : undefined
}

/** A restaurant that the atlas does not know: what follows "at". */
function ownTable(clause: Clause): string | undefined {
  const at = clause.tokens.findIndex(({ word, entity }) => !entity && /^(at|bei|im|in|beim)$/.test(word))
  if (at < 0) return undefined
  const words = leftover(clause.tokens.slice(at + 1))
  return words.some((word) => /^\p{Lu}/u.test(word)) ? words.join(' ').slice(0, 80) : undefined
}

function whereHad({ plan }: Scene, place: string): { day: number; meal: Meal } | undefined {
  for (const [day, { items }] of plan.days.entries()) {
    const item = items.find(({ kind, place: at }) => kind === 'meal' && at?.id === place)
    if (item) return { day, meal: item.id.endsWith('-lunch') ? 'lunch' : 'dinner' }
  }
  return undefined
}

/** What is asked for in so few words, has no verb that moves a stop. */
const SHORT_WISH = 5

export const evenings: Intent = (clause, scene) => {
  const named = clause.names
    .flat()
    .find(({ what, id }) => what === 'evening' || (what === 'sight' && eveningOf(scene, id) !== undefined))
  const first = clause.names[0]?.[0]
  const refused = has(clause, 'remove', 'dislike', 'negate')
  const planned = refused && first?.what !== 'stop' && named && eveningOf(scene, named.id) !== undefined
  // "Fado on the second evening" is no museum of it.
  const isTold = first?.what === 'sight' || (first?.what === 'stop' && clause.tokens.length <= SHORT_WISH)
  const atNight = isTold && clause.parts.includes('evening') && eveningKind(clause)
  if (first && first.what !== 'evening' && !planned && !atNight) return undefined
  if (clause.clocks.length > 0 || clause.spans.length > 0) return undefined
  const kind = eveningKind(clause)
  const about = clause.parts.includes('evening') || has(clause, 'eveningWord')
  if (!named && !about) return undefined
  if (named?.what === 'sight' && !planned) return undefined
  const on = (what: Omit<EditOf<'evening'>, 'verb' | 'day'>) =>
    forDays(clause, scene, undefined, (day) => ({ verb: 'evening', day, ...what }))
  const was = named && eveningOf(scene, named.id)
  if (named && refused && was !== undefined)
    return [{ verb: 'evening', day: was, wish: has(clause, 'other') ? 'other' : 'none' }]
  if (named && !has(clause, 'remove')) return on({ place: named.id })
  if (kind && refused && clause.days.length > 0) return on({ wish: has(clause, 'other') ? 'other' : 'none' })
  if (kind) return on({ kind })
  if (/ (was|something|etwas) /.test(clause.text) && has(clause, 'slower')) return on({ wish: 'other' })
  if (has(clause, 'eveningNone', 'remove')) return on({ wish: 'none' })
  if (has(clause, 'other')) return on({ wish: 'other' })
  return undefined
}

/** The day that has this evening. */
function eveningOf({ plan }: Scene, place: string): number | undefined {
  const day = plan.days.findIndex(({ items }) =>
    items.some(({ kind, place: at }) => kind === 'evening' && at?.id === place),
  )
  return day < 0 ? undefined : day
}

export function eveningKind(clause: Clause): EveningKind | undefined {
  for (const [phrase, kind] of EVENING_WORDS) if (clause.text.includes(` ${phrase} `)) return kind
  return undefined
}
