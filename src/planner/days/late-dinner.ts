import { minutesOfDay } from '../../platform/clock-time.ts'
import { mealHours } from '../meal-hours.ts'
import { isStop, type PlanItem } from '../plan.ts'
import { freeHourTexts } from '../prose/days/free-hour-texts.ts'
import { proseIn } from '../prose/prose.ts'
import { cafesShut } from '../schedule/meals/closed-kitchens.ts'
import type { FreeHour, Span } from './ideas-near.ts'
import { tableNear } from './table-near.ts'

/** So long after the locals begin dinner is late, minutes, but not before this; minutes after midnight. */
const LATE = { after: 90, from: 1245 }
/** The free hours in which one is hungry before it, minutes after midnight. */
const HUNGRY = { from: 960, to: 1200 }
/** Between two stops there is time for it once more, minutes. */
const ONCE_MORE = 50

/**
 * Where a stop at dusk makes dinner late, the last free hours before it are for something small to eat; `table`: the id
 * of where.
 */
export function biteBefore(
  points: Parameters<typeof tableNear>[0],
  span: Span,
  after: PlanItem | undefined,
  setting: FreeHour,
): { why: string; table?: string } | undefined {
  const { party } = setting
  const last = after && stopBeforeLateDinner(span, after, setting)
  if (last === undefined) return undefined
  const texts = freeHourTexts(party.language)
  const table = tableNear(points, span, setting, false)
  if (table?.eat === undefined) return { why: texts.bite(last) }
  const order = proseIn(party.language).table.order(table.eat)
  const why = `${texts.table(table.name, order, table.isOnTheWay)} ${texts.lateDinner(last)}`
  return { why, table: table.id }
}

function stopBeforeLateDinner(
  { from, to }: Span,
  after: PlanItem,
  { day, destination, party }: FreeHour,
): string | undefined {
  if (!isStop(after) || from > HUNGRY.to || to < HUNGRY.from) return undefined
  const later = day.items.filter(({ start, kind }) => start >= after.start && kind !== 'free')
  const dinner = later.findIndex(({ kind }) => kind === 'meal')
  const usual = mealHours(destination.countryFacts, party.kids).dinner.from
  if (dinner < 0 || minutesOfDay(later[dinner]?.start ?? '') < Math.max(LATE.from, usual + LATE.after))
    return undefined
  const stops = later.slice(0, dinner)
  const isLastFree = stops.every((stop, index) => {
    const left = index > 0 ? minutesOfDay(stops[index - 1]?.end ?? '') : minutesOfDay(stop.start)
    return minutesOfDay(stop.start) - (index > 0 ? (stop.travel?.minutes ?? 0) : 0) - left < ONCE_MORE
  })
  return isLastFree && !cafesShut(destination, day.date, from) ? stops.at(-1)?.place?.name : undefined
}
