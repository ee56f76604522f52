import { dateFormat } from '../../i18n/intl.ts'

/**
 * The instant of a local "YYYY-MM-DD" and "HH:MM" in an IANA time zone, milliseconds since the epoch; 24:00 is the
 * next midnight. A time that summer time skips is moved on by the hour skipped; of one that comes twice the first is
 * meant: as RFC 5545, section 3.3.5, has it.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = wallTime(date, time)
  // The offset a day before and a day after: a change lies between them, or they agree.
  const [before, after] = [wall - 86_400_000, wall + 86_400_000].map((near) => offsetAt(near, zone))
  for (const offset of [before, after])
    if (offset !== undefined && offsetAt(wall - offset, zone) === offset) return wall - offset
  return wall - (before ?? 0)
}

/** The same clock reading as if it were UTC. */
export function wallTime(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * 60_000
}

const TO_THE_MINUTE = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

/** How far the zone's clocks are ahead of UTC at an instant, milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = dateFormat('en-US', { timeZone: zone, ...TO_THE_MINUTE }).formatToParts(instant)
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
  return wall - Math.floor(instant / 60_000) * 60_000
}
