import { msg } from '@lingui/core/macro'
import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n } from '../../i18n/messages.ts'
import type { PlanEdit } from '../../planner/edit/plan-edit.ts'
import type { Plan } from '../../planner/plan.ts'
import { EVENING_NAMES, KIND_NAMES, MEAL_NAMES, MEAL_WISH_NAMES, PART_NAMES } from './change-texts.ts'

export interface Describing {
  plan: Plan
  i18n: I18n
  locale: Locale
  /** Names of places that the plan does not have yet, by their ids. */
  names: ReadonlyMap<string, string>
}

/** An operation as its traveller would say it: how a sentence was understood, and what a button does. */
export function describeOperation(edit: PlanEdit, { plan, i18n, locale, names }: Describing): string {
  const dayName = (index: number) => {
    const date = plan.days[index]?.date
    const number = index + 1
    return date
      ? `${i18n._(msg`Day ${number}`)} (${formatWeekday(date, locale)})`
      : i18n._(msg`Day ${number}`)
  }
  const day = 'day' in edit && edit.day !== undefined ? dayName(edit.day) : i18n._(msg`Whole trip`)
  const itemName = 'item' in edit && edit.item !== undefined ? titleOf(edit.item, plan, names) : ''
  const place: string | undefined =
    'place' in edit && edit.place !== undefined ? (names.get(edit.place) ?? edit.place) : undefined
  const kind =
    'kind' in edit && edit.kind !== undefined && edit.kind in KIND_NAMES ? kindName(edit.kind, i18n) : ''
  switch (edit.verb) {
    case 'move':
      return i18n._(msg`Move ${itemName} to ${day}`)
    case 'time': {
      const { start } = edit
      return i18n._(msg`${itemName} not before ${start}, ${day}`)
    }
    case 'remove':
      return i18n._(msg`Remove ${itemName}`)
    case 'lock':
      return edit.locked ? i18n._(msg`Lock ${itemName}`) : i18n._(msg`Unlock ${itemName}`)
    case 'swap':
      if (place !== undefined) return i18n._(msg`Replace ${itemName} with ${place}`)
      return kind
        ? i18n._(msg`Replace ${itemName} with: ${kind}`)
        : i18n._(msg`Replace ${itemName} with something else`)
    case 'add': {
      const what = place ?? kind
      if (edit.day === undefined) return i18n._(msg`Add ${what}`)
      return i18n._(msg`Add ${what}: ${day}`)
    }
    case 'again':
      return i18n._(msg`Plan again: ${day}`)
    case 'more':
      return i18n._(msg`More of this: ${kind} (${day})`)
    case 'less':
      return i18n._(msg`Less of this: ${kind} (${day})`)
    case 'avoid':
      return i18n._(msg`None of this: ${kind} (${day})`)
    case 'pace':
      return edit.pace === 'slower' ? i18n._(msg`Slower: ${day}`) : i18n._(msg`More in it: ${day}`)
    case 'hours': {
      const { start = '', end } = edit
      if (start && end) return i18n._(msg`Stops from ${start} to ${end}: ${day}`)
      if (end) return i18n._(msg`Finish by ${end}: ${day}`)
      return i18n._(msg`Start at ${start}: ${day}`)
    }
    case 'visit': {
      const { minutes } = edit
      if (minutes !== undefined) return i18n._(msg`${minutes} minutes for ${itemName}`)
      return edit.by === 'longer' ? i18n._(msg`Longer at ${itemName}`) : i18n._(msg`Shorter at ${itemName}`)
    }
    case 'free': {
      const part = i18n._(PART_NAMES[edit.part])
      return i18n._(msg`Keep free: ${day}, ${part}`)
    }
    case 'weather':
      return edit.where === 'indoors' ? i18n._(msg`Indoors: ${day}`) : i18n._(msg`Outdoors: ${day}`)
    case 'closer':
      return i18n._(msg`Closer together: ${day}`)
    case 'cheaper':
      return i18n._(msg`Cheaper: ${day}`)
    case 'children':
      return i18n._(msg`More for children: ${day}`)
    case 'meal': {
      const meal = i18n._(MEAL_NAMES[edit.meal])
      const where: string = edit.wish ? i18n._(MEAL_WISH_NAMES[edit.wish]) : (place ?? edit.name ?? '')
      return i18n._(msg`${meal}, ${day}: ${where}`)
    }
    case 'evening':
      if (edit.wish === 'none') return i18n._(msg`Nothing in the evening: ${day}`)
      if (place === undefined && edit.kind) {
        const kind = i18n._(EVENING_NAMES[edit.kind])
        return i18n._(msg`Evening, ${day}: ${kind}`)
      }
      return place !== undefined
        ? i18n._(msg`Evening, ${day}: ${place}`)
        : i18n._(msg`Another evening: ${day}`)
    case 'swap-days': {
      const other = dayName(edit.with)
      return i18n._(msg`Swap ${day} and ${other}`)
    }
    case 'length':
      if (edit.by === 1) return i18n._(msg`One day longer`)
      return edit.day === undefined ? i18n._(msg`One day shorter`) : i18n._(msg`Without ${day}`)
    case 'nights': {
      const base = baseName(edit.base, plan)
      if (edit.other !== undefined) {
        const other = baseName(edit.other, plan)
        const [from, to] = edit.by === 1 ? [other, base] : [base, other]
        return i18n._(msg`A night from ${from} to ${to}`)
      }
      return edit.by === 1 ? i18n._(msg`One more night in ${base}`) : i18n._(msg`One night less in ${base}`)
    }
    case 'swap-places': {
      const [first, second] = [baseName(edit.base, plan), baseName(edit.other, plan)]
      return i18n._(msg`Swap ${first} and ${second}`)
    }
    case 'drop-place': {
      const base = baseName(edit.base, plan)
      return i18n._(msg`Without ${base}`)
    }
    case 'own': {
      const { name, start } = edit
      return start ? i18n._(msg`${day}, ${start}: ${name}`) : i18n._(msg`${day}: ${name}`)
    }
    case 'note': {
      const about = itemName || day
      const { text } = edit
      return text ? i18n._(msg`Note for ${about}: ${text}`) : i18n._(msg`No note: ${about}`)
    }
    case 'undo':
      return i18n._(msg`Take the last change back`)
    case 'late':
      return i18n._(msg`Running late: ${day}`)
    default:
      return edit.question
  }
}

function baseName(id: string, { days }: Plan): string {
  return days.find(({ base }) => base.id === id || base.id?.startsWith(`${id}/`))?.base.name ?? id
}

function titleOf(id: string, { days }: Plan, names: ReadonlyMap<string, string>): string {
  const item = days.flatMap(({ items }) => items).find((each) => each.id === id)
  const place = id.replace(/^\d+b*-/, '')
  return item?.title ?? names.get(place) ?? place
}

function kindName(kind: string, i18n: I18n): string {
  const known = Object.entries(KIND_NAMES).find(([each]) => each === kind)
  return known ? i18n._(known[1]) : kind
}
