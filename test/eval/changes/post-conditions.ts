import { EVENING_KINDS } from '../../../src/atlas/destination.ts'
import { sightOf } from '../../../src/planner/schedule/planned-sight.ts'
import { baseDestination } from '../../../src/planner/schedule/schedule-day.ts'
import { isOfKind, type Kind } from '../../../src/planner/edit/kinds.ts'
import { findStop, type EditContext } from '../../../src/planner/edit/operations/step.ts'
import type { PlanEdit } from '../../../src/planner/edit/plan-edit.ts'
import { isStop, type Plan, type PlanDay } from '../../../src/planner/plan.ts'
import { minutesOfDay } from '../../../src/platform/clock-time.ts'

/** True where the plan after an operation is what the operation says; the days are those of the plan before. */
export function holdsAfter(edit: PlanEdit, before: Plan, after: Plan, context: EditContext): boolean {
  const was = 'item' in edit && edit.item !== undefined ? findStop(before, edit.item) : undefined
  const now = was && findStop(after, was.item.place?.id ?? was.item.id)
  const same = was && after.days.flatMap(({ items }) => items).find(({ title }) => title === was.item.title)
  const dayOf = (plan: Plan, day: number) => {
    const date = before.days[day]?.date
    return plan.days.find((each) => each.date === date)
  }
  const stops = (day: PlanDay | undefined) => day?.items.filter(isStop) ?? []
  const count = (plan: Plan, kind: Kind, day: number | undefined) =>
    plan.days
      .filter((_, index) => day === undefined || index === day)
      .flatMap((each, index) =>
        stops(each).filter((item) =>
          isOfKind(sightOf(item, baseDestination(plan, day ?? index, context.destinations)), kind),
        ),
      ).length
  const total = (plan: Plan) => plan.days.reduce((sum, day) => sum + stops(day).length, 0)
  switch (edit.verb) {
    case 'move':
      return now?.day === edit.day
    case 'time':
      return now?.day === edit.day && now.item.start >= edit.start
    case 'remove':
      return same === undefined || !isStop(same)
    case 'lock':
      return (now?.item.locked ?? false) === edit.locked
    case 'swap':
      return (
        (same === undefined || !isStop(same)) &&
        (edit.place === undefined || findStop(after, edit.place) !== undefined)
      )
    case 'add':
      return edit.place === undefined
        ? total(after) > total(before)
        : findStop(after, edit.place) !== undefined
    case 'more':
      return count(after, edit.kind, edit.day) > count(before, edit.kind, edit.day)
    case 'less':
      return count(after, edit.kind, edit.day) < count(before, edit.kind, edit.day)
    case 'avoid':
      return count(after, edit.kind, edit.day) === 0
    case 'pace':
      return edit.pace === 'slower' ? total(after) < total(before) : total(after) > total(before)
    case 'hours': {
      const days = edit.day === undefined ? after.days : [dayOf(after, edit.day)]
      return days.every((day) =>
        stops(day).every(
          ({ start, end }) => (!edit.start || start >= edit.start) && (!edit.end || end <= edit.end),
        ),
      )
    }
    case 'visit': {
      const length = (item: { start: string; end: string }) =>
        minutesOfDay(item.end) - minutesOfDay(item.start)
      if (!was || !now) return false
      if (edit.minutes !== undefined) return length(now.item) === edit.minutes
      return edit.by === 'longer' ? length(now.item) > length(was.item) : length(now.item) < length(was.item)
    }
    case 'free': {
      const day = stops(dayOf(after, edit.day))
      if (edit.part === 'day') return day.length === 0
      return day.every(({ start, end }) => (edit.part === 'morning' ? start >= '12:00' : end <= '15:00'))
    }
    case 'meal': {
      const meal = (plan: Plan) =>
        dayOf(plan, edit.day)?.items.find(({ kind, id }) => kind === 'meal' && id.endsWith(`-${edit.meal}`))
      const [old, next] = [meal(before), meal(after)]
      if (edit.place !== undefined) return next?.place?.id === edit.place
      return next?.place !== undefined && next.place.name !== old?.place?.name
    }
    case 'evening': {
      const evening = dayOf(after, edit.day)?.items.find(({ kind }) => kind === 'evening')
      if (edit.wish === 'none') return evening === undefined
      if (edit.place !== undefined) return evening?.place?.id === edit.place
      return evening !== undefined && EVENING_KINDS.length > 0
    }
    case 'swap-days': {
      const names = (plan: Plan, day: number) =>
        stops(dayOf(plan, day))
          .map(({ title }) => title)
          .sort()
          .join()
      return (
        names(after, edit.day) === names(before, edit.with) &&
        names(after, edit.with) === names(before, edit.day)
      )
    }
    case 'length':
      return after.days.length === before.days.length + edit.by
    case 'nights': {
      const nights = (plan: Plan) => plan.days.filter(({ base }) => base.id === edit.base).length
      return nights(after) === nights(before) + edit.by
    }
    case 'own': {
      const item = dayOf(after, edit.day)?.items.find(({ title }) => title === edit.name)
      return item?.place?.verified === false && (edit.start === undefined || item.start === edit.start)
    }
    case 'note':
      return JSON.stringify(after).includes(JSON.stringify(edit.text))
    default:
      return true
  }
}
