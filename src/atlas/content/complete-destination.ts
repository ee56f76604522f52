import { addDays, daysBetween } from '../../platform/calendar-date.ts'
import type { DatedEvent, Destination, Evening, FoodPlace, Sight, Weekday } from '../destination.ts'
import { hoursOn, weekdayOf } from '../opening-hours.ts'
import { priceLevel } from '../ticket-price.ts'
import type { Destination as AuthoredDestination } from './destination-schema.ts'
import { withHolidays } from './holidays.ts'
import type { Meals } from './meals-schema.ts'
import type { Practical } from './practical-schema.ts'

/** What the files of content/ say of one place beside content/atlas/<id>.json. */
export interface Sidecars {
  meals?: Meals
  practical?: Practical
  climate?: Destination['climate']
  countryFacts?: Destination['countryFacts']
  events?: Destination['events']
  publicHolidays?: Destination['publicHolidays']
  connections?: Destination['connections']
  stations?: Destination['stations']
}

/** A destination as the Worker reads it: all topics in one, price levels derived, its country's closing days added. */
export function completeDestination(authored: AuthoredDestination, sidecars: Sidecars = {}): Destination {
  const { meals, practical, climate, countryFacts, events, publicHolidays, connections, stations } = sidecars
  const sights = authored.sights.map((sight): Sight => ({
    ...sight,
    price: priceLevel(sight, authored.tickets),
  }))
  const completed = withHolidays({
    ...authored,
    sights,
    ...(meals && { food: meals.food, dishes: meals.dishes, evenings: meals.evenings }),
    ...(practical && { practical }),
    ...(climate && { climate }),
    ...(countryFacts && { countryFacts }),
    ...(events?.length && { events }),
    ...(publicHolidays?.length && { publicHolidays }),
    ...(connections?.length && { connections }),
    ...(stations?.length && { stations }),
  })
  if (!events) return completed
  return {
    ...completed,
    sights: completed.sights.map((sight) => withEventHours(sight, authored.id, events)),
    ...(completed.food && { food: completed.food.map((food) => withKitchenHours(food, events)) }),
    ...(completed.evenings && {
      evenings: completed.evenings.map((evening) => withEventClosings(evening, authored.id, events)),
    }),
  }
}

/** What an event changes of the hours of all that cooks there; what a file says of one of them comes first. */
function withKitchenHours(food: FoodPlace, events: readonly DatedEvent[]): FoodPlace {
  const changes = events.flatMap(({ kitchens = [], spans }) =>
    kitchens.flatMap(({ hours: said, on, kinds, as }) => {
      if (kinds && !kinds.includes(food.kind)) return []
      const dates = datesOf(spans, on)
      if (as) return asOn(as, dates, food)
      const held = said && (food.hours === 'always' ? said : within(food.hours, said))
      return dates.length > 0 ? [{ dates, ...(held && { hours: held }) }] : []
    }),
  )
  const own = food.exceptions?.filter(({ dates }) => dates) ?? []
  const rest = food.exceptions?.filter(({ dates }) => !dates) ?? []
  return changes.length > 0 ? { ...food, exceptions: [...own, ...changes, ...rest] } : food
}

/** Days of an event, or those of them by their number from the first. */
function datesOf(spans: DatedEvent['spans'], on: readonly number[] | undefined): string[] {
  return spans.flatMap(({ from, to }) => datesIn(from, to).filter((_, day) => on?.includes(day) ?? true))
}

/** On each of the dates the hours that a place keeps on that day of the week before it. */
function asOn(as: Weekday, dates: readonly string[], place: Pick<Sight, 'hours' | 'closed' | 'exceptions'>) {
  const byHours = Map.groupBy(dates, (date) => {
    const usual = datesIn(addDays(date, -6), date).find((each) => weekdayOf(each) === as)
    return usual && hoursOn(usual)(place)
  })
  return [...byHours].map(([hours, held]) => ({ dates: held, ...(hours && { hours }) }))
}

/** What an event changes of a sight's hours, by date; it comes before all else that the file says. */
function withEventHours(sight: Sight, place: string, events: readonly DatedEvent[]): Sight {
  const changes = events.flatMap(({ hours = [], spans }) =>
    hours.flatMap(({ sights, hours: said, on, as }) => {
      const isNamed = sights.includes(`${place}/${sight.id}`)
      const isMeant =
        sights.includes('**') ||
        sights.includes(`#${sight.category}`) ||
        (sights.includes('*') && keepsFeasts(sight))
      if (!isNamed && !isMeant) return []
      const dates = datesOf(spans, on)
      if (as) return asOn(as, dates, sight)
      const held = isNamed || !said || sight.hours === 'always' ? said : within(sight.hours, said)
      return [{ dates, ...(held && { hours: held }) }]
    }),
  )
  const said = changes.filter(({ dates }) => dates.length > 0)
  return said.length > 0 ? { ...sight, exceptions: [...said, ...(sight.exceptions ?? [])] } : sight
}

/** The days on which an event shuts what an evening is spent at: that alone, or all there is. */
function withEventClosings(evening: Evening, place: string, events: readonly DatedEvent[]): Evening {
  const closedOn = events.flatMap(({ hours = [], spans }) =>
    hours.flatMap(({ sights, hours: said, on, as }) => {
      const isMeant = ['**', `#${evening.kind}`, `${place}/${evening.id}`].some((id) => sights.includes(id))
      const isHeld = as ? (evening.days?.includes(as) ?? true) : said !== undefined
      return isMeant && !isHeld ? datesOf(spans, on) : []
    }),
  )
  return closedOn.length > 0 ? { ...evening, closedOn } : evening
}

/** What is left of a sight's usual hours on a day that is shortened for all; undefined where nothing is. */
function within(usual: string, shortened: string): string | undefined {
  const [opens = '', closes = ''] = usual.split('-')
  const [from = '', to = ''] = shortened.split('-')
  const [start, end] = [opens > from ? opens : from, closes < to ? closes : to]
  return start < end ? `${start}-${end}` : undefined
}

const SACRED: ReadonlySet<Sight['category']> = new Set(['church', 'mosque', 'temple', 'cemetery'])

/** "*" means what has a door and an office: no square, and no church, which is open on feasts above all. */
function keepsFeasts({ hours, setting, category }: Sight): boolean {
  return hours !== 'always' && setting !== 'outdoor' && !SACRED.has(category)
}

function datesIn(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}
