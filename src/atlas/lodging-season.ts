import type { Destination } from './destination.ts'

/** How many times its usual price a room costs on a date: by the month, or an event that is dearer still. */
export function lodgingFactor(
  { practical, events }: Pick<Destination, 'practical' | 'events'>,
  date: string,
): number {
  const month = Number(date.slice(5, 7))
  const season = practical?.lodging?.find(({ months }) => months.includes(month))?.factor ?? 1
  const during = (events ?? [])
    .filter(({ spans }) => spans.some(({ from, to }) => date >= from && date <= to))
    .map(({ price }) => price ?? 1)
  return Math.max(season, ...during)
}
