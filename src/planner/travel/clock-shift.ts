import { dateFormat } from '../../i18n/intl.ts'

/** Minutes by which clocks are ahead in the second zone on a date; 0 within one, or where one is unknown. */
export function clockShift(from: string, to: string, date: string): number {
  if (from === to) return 0
  const noon = Date.parse(`${date}T12:00:00Z`)
  return clockAt(noon, to) - clockAt(noon, from)
}

/** What a clock shows, as minutes since the epoch. */
function clockAt(instant: number, timeZone: string): number {
  const parts = dateFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) / 60_000
}
