import type { Sight } from '../../atlas/destination.ts'
import { tableName } from '../../atlas/table-name.ts'
import type { PlanFacts } from '../verify/subject.ts'
import { isStop, type Plan, type PlanItem } from '../plan.ts'
import type { PlaceList } from './model-places.ts'

/** Facts of a day that a model may write from. */
const MOST_MEALS = 2

/** What is known of the stops, tables and evenings of these days, as data: a line each, nothing of a stranger's words. */
export function factLines(
  plan: Plan,
  days: readonly number[],
  places: PlaceList,
  { destinations }: PlanFacts,
): string[] {
  const { language } = plan
  const chosen = days.flatMap((index) => (plan.days[index] ? [{ index, day: plan.days[index] }] : []))
  const stops: string[] = []
  const meals: string[] = []
  const reasons: string[] = []
  for (const { index, day } of chosen) {
    const base = destinations.find(({ id }) => id === day.base.id)
    if (!base) continue
    if (day.why) reasons.push(`${index + 1}|${plain(day.why)}`)
    for (const item of day.items) {
      const sight = isStop(item) ? base.sights.find(({ id }) => id === item.place?.id) : undefined
      if (sight) {
        const event = base.events?.find(({ id }) => id === sight.event)?.name[language]
        stops.push(stopLine(places.numberOf(sight), sight, item, event, plain(sight.hint[language])))
      }
    }
    const tables = day.items.flatMap(({ kind, place }) => {
      const food = kind === 'meal' ? base.food?.find(({ id }) => id === place?.id) : undefined
      const evening = kind === 'evening' ? base.evenings?.find(({ id }) => id === place?.id) : undefined
      if (food) return [`${tableName(food, language)}: ${food.eat[language]}`]
      return evening ? [`${evening.name[language]}: ${evening.hint[language]}`] : []
    })
    for (const table of tables.slice(-MOST_MEALS)) meals.push(`${index + 1}|${plain(table)}`)
  }
  return [
    ...(reasons.length > 0 ? ['reasons: day|why the day is as it is', ...reasons] : []),
    ...(stops.length > 0 ? ['known: number|best hour|ticket|event|what is true of it', ...stops] : []),
    ...(meals.length > 0 ? ['tables and evenings: day|place: what it is for', ...meals] : []),
  ]
}

function stopLine(
  number: number | undefined,
  sight: Sight,
  { cost }: PlanItem,
  event: string | undefined,
  hint: string,
): string {
  const best = sight.best?.map(({ from, to }) => `${from}-${to}`).join(' ') ?? '-'
  const ticket = cost ? `${cost.amount} ${cost.currency}` : 'free'
  return [number ?? '-', best, ticket, event ?? '-', hint].join('|')
}

/** One line without our separators. */
function plain(text: string): string {
  return text.replace(/[|\s]+/g, ' ').trim()
}
