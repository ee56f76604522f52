import type { DatedEvent, Destination } from './destination.ts'
import { distanceKm } from './distance.ts'

/** What is held further away fills no rooms here: one goes there for a day, km. */
const FILLS_ROOMS_KM = 45
/** Of these all that is around is full, wherever their programme is. */
const EVERYWHERE: ReadonlySet<DatedEvent['kind']> = new Set(['season', 'holiday'])

/** How many times its usual price a room costs on a date: by the month, or an event that is dearer still. */
export function lodgingFactor(
  { practical, events, center }: Pick<Destination, 'practical' | 'events' | 'center'>,
  date: string,
): number {
  const month = Number(date.slice(5, 7))
  const season = practical?.lodging?.find(({ months }) => months.includes(month))?.factor ?? 1
  const during = (events ?? [])
    .filter((event) => event.spans.some(({ from, to }) => date >= from && date <= to))
    .filter((event) => fillsRooms(event, { center }))
    .map(({ price }) => price ?? 1)
  return Math.max(season, ...during)
}

/** Whether an event's guests sleep here, not a town away. */
export function fillsRooms(
  { kind, programme }: Pick<DatedEvent, 'kind' | 'programme'>,
  { center }: Pick<Destination, 'center'>,
): boolean {
  if (programme.length === 0 || EVERYWHERE.has(kind)) return true
  return programme.some(({ at }) => !at || distanceKm(at, center) <= FILLS_ROOMS_KM)
}
