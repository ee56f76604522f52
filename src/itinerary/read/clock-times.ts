/** Clock times in a line, English and German, 12 and 24 hours. */

export interface TimeSpan {
  start: number
  end?: number
  /** Where it stands in the text. */
  at: number
  length: number
}

const ONE = String.raw`(?:(?:um|ab|at|from|von|gegen|ca\.?|circa|around|about|~)\s*)?([01]?\d|2[0-4])(?:(?::|\.|h)([0-5]\d))?\s*(?:(a\.?m\.?|p\.?m\.?|uhr|h|o['’]clock)(?!\p{L}))?`
const PATTERN = new RegExp(
  String.raw`(?<![\d.,€$£/-])${ONE}(?:\s*(?:-|–|—|to|until|till|bis)\s*${ONE})?(?![\d/]|[.,]\d|\s*(?:%|€|\$|£|km|min|m\b|EUR|CHF|°))`,
  'giu',
)

/** The first time that a line names; a bare number is none. */
export function findTime(text: string): TimeSpan | undefined {
  for (const match of text.matchAll(PATTERN)) {
    const [whole, hour, minute, unit, endHour, endMinute, endUnit] = match
    const isTime = (given: string | undefined, said: string | undefined) => Boolean(given ?? said)
    if (!isTime(minute, unit) && !isTime(endMinute, endUnit)) continue
    // "3.5" and "12.30" are dates or sums as well, unless a unit or a second time says otherwise.
    if (/^\D*\d+\.\d+$/.test(whole.trim()) && !unit) continue
    const end = endHour === undefined ? undefined : minutesFrom(endHour, endMinute, endUnit)
    const start = minutesFrom(hour ?? '', minute, unit ?? (endUnit && afternoonOf(hour, endHour, endUnit)))
    if (start === undefined || start > 1440) continue
    return {
      start,
      ...(end !== undefined && end > start && { end }),
      at: match.index,
      length: whole.length,
    }
  }
  return undefined
}

/** "9–11 am": both; "11–1 pm": the first is before noon. */
function afternoonOf(hour = '', endHour = '', unit: string): string {
  if (!/^p/i.test(unit)) return unit
  return Number(hour) % 12 <= Number(endHour) % 12 ? unit : 'am'
}

function minutesFrom(hour: string, minute = '0', unit = ''): number | undefined {
  let hours = Number(hour)
  if (/^[ap]/i.test(unit)) {
    if (hours > 12) return undefined
    hours = (hours % 12) + (/^p/i.test(unit) ? 12 : 0)
  }
  return hours * 60 + Number(minute)
}
