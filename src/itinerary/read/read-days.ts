import { addDays, daysBetween, isCalendarDate } from '../../platform/calendar-date.ts'
import { type Daypart, READ_LIMITS, type ReadDay, type StopLine } from '../itinerary.ts'
import { saidDate } from './calendar-dates.ts'
import { findTime } from './clock-times.ts'
import { withDaysInRows } from './day-columns.ts'
import { type Line, linesOf } from './lines.ts'

export interface ReadText {
  days: ReadDay[]
  /** Before the first day: greetings, the title. */
  opening: string[]
}

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen'.split('|')
const GERMAN_NUMBERS = 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'.split('|')
const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|')
const GERMAN_ORDINALS = 'erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte'.split('|')
const DAY_NUMBER = new RegExp(
  String.raw`^(?:day|tag)\s*[#-]?\s*(\d{1,2}|${[...NUMBERS, ...GERMAN_NUMBERS].join('|')})\b|^(\d{1,2})\.\s*tag\b|^(?:the\s+)?(${ORDINALS.join('|')})\s+day\b|^(${GERMAN_ORDINALS.join('|')})[rns]?\s+tag\b`,
  'i',
)
const DAYPARTS: [Daypart, RegExp][] = [
  ['morning', /^(?:(?:early|late|mid)[- ]?)?morning\b|^(?:frühmorgens|morgens?|vormittags?|früh)\b/i],
  ['afternoon', /^(?:(?:early|late|mid)[- ]?)?afternoon\b|^(?:nachmittags?|mittags?)\b|^midday\b|^noon\b/i],
  ['evening', /^(?:(?:early|late)[- ]?)?(?:evening|night)\b|^(?:abends?|nachts?|am abend)\b/i],
]
/** What follows is advice, until the next day. */
const ADVICE =
  /^(?:(?:travel|practical|general|useful|extra|more|quick|allgemeine|praktische|weitere|reise)[- ]?)?(?:tips?|tipps?|notes?|hinweise?|good to know|gut zu wissen|budget|packing|packliste|accommodation|unterkunft|getting around|transport|costs?|kosten|summary|zusammenfassung|fazit|sources?|quellen)\b[^.]{0,40}:?$/i
const REMARK =
  /^(?:tips?|tipps?|notes?|hinweise?|pro tip|insider|option(?:al)?|alternative[nr]?|good to know|info|achtung|important|wichtig)\b\s*(?::|–|-)/i

/** Days and their lines, by rules alone. */
export function readDays(
  text: string,
  { today, startDate }: { today: string; startDate?: string },
): ReadText {
  const days: ReadDay[] = []
  const opening: string[] = []
  let inAdvice = false
  let daypart: Daypart | undefined
  let parentIndent = 0

  for (const line of linesOf(withDaysInRows(text))) {
    const row = line.cells ? cellsOf(line.cells, today) : undefined
    const heading = row ? row.heading : headingOf(line.text, line, today)
    if (heading && days.length < READ_LIMITS.days) {
      const last = days.at(-1)
      if (!last || !isSame(last, heading)) {
        days.push({ ...heading, lines: [] })
        daypart = undefined
      }
      inAdvice = false
    }
    const day = days.at(-1)
    if (!day) {
      opening.push(line.text)
      continue
    }
    if (day.lines.length >= READ_LIMITS.stops) continue
    if (heading && !row) {
      day.lines.push(...listed(heading.title).map((each): StopLine => ({ ...each, heading: true })))
      continue
    }
    if (row) {
      if (row.text) day.lines.push(row.text)
      continue
    }
    if (ADVICE.test(line.text)) {
      inAdvice = true
      continue
    }
    if (inAdvice || line.isRemark || REMARK.test(line.text)) continue
    const part = DAYPARTS.find(([, words]) => words.test(line.text))
    let { text: said } = line
    if (part) {
      daypart = part[0]
      said = afterDaypart(said, part[1])
      if (!said) continue
    }
    const isNested = line.isItem && line.indent > parentIndent && day.lines.length > 0 && line.indent >= 2
    if (!isNested) parentIndent = line.isItem ? line.indent : 0
    const many = said.includes('→') || said.includes('->') ? listed(said) : []
    if (many.length > 1) day.lines.push(...many)
    else day.lines.push(stopLine(said, line.bold, daypart, isNested))
  }
  for (const day of days) day.lines = day.lines.slice(0, READ_LIMITS.stops)
  return { days: dated(days, startDate), opening }
}

/** "Morning (9:00 AM – 12:00 PM): Visit …" → "Visit …". */
function afterDaypart(text: string, words: RegExp): string {
  return text
    .replace(words, '')
    .replace(/^\s*\([^)]*\)/, '')
    .replace(/^[\s:–—-]+/, '')
}

type Heading = Pick<ReadDay, 'number' | 'date' | 'weekday' | 'title'>

function isSame(day: ReadDay, heading: Heading): boolean {
  if (heading.date && day.date) return heading.date === day.date
  return heading.number !== undefined && heading.number === day.number
}

/** A heading names a day by number, by date, or stands alone with a weekday. */
function headingOf(
  text: string,
  line: Pick<Line, 'isHeading' | 'isItem'>,
  today: string,
): Heading | undefined {
  const numbered = DAY_NUMBER.exec(text)
  const rest = numbered ? text.slice(numbered[0].length).replace(/^[\s:–—\-·|,(]+/, '') : text
  // "Day 2 – Museums (Monday, 7 June)".
  const aside = numbered && /\(([^)]{4,40})\)\s*$/.exec(rest)?.[1]
  const ahead = saidDate(rest, today)
  const said = ahead ?? (aside ? saidDate(aside, today) : undefined)
  if (!numbered) {
    if (!said) return undefined
    // "Sunday roast at the pub" is a stop, "Sunday" and "Sunday: …" are days.
    const after = rest.slice(said.length)
    if (!said.date && !(after.trim() === '' || /^\s*[:–—-]/.test(after) || line.isHeading)) return undefined
    if (line.isItem && !said.date) return undefined
  }
  const title = (ahead ? rest.slice(ahead.length) : rest).replace(/^[\s):–—\-·|,]+/, '').trim()
  const number = numbered && numberOf(numbered)
  return {
    ...(number && { number }),
    ...(said?.date && { date: said.date }),
    ...(said?.weekday && { weekday: said.weekday }),
    title,
  }
}

function numberOf([, cardinal = '', german, ordinal = '', germanOrdinal = '']: RegExpExecArray): number {
  const written = cardinal || german || ''
  if (/^\d/.test(written)) return Number(written)
  const lists = [NUMBERS, GERMAN_NUMBERS, ORDINALS, GERMAN_ORDINALS]
  const word = (cardinal || ordinal || germanOrdinal).toLowerCase()
  return Math.max(...lists.map((list) => list.indexOf(word))) + 1
}

/** A row of a table: its day, its time, and the first cell that says something. */
function cellsOf(cells: readonly string[], today: string): { heading?: Heading; text?: StopLine } {
  let heading: Heading | undefined
  let time = ''
  let text: string | undefined
  for (const cell of cells) {
    if (!cell) continue
    const day = heading || text ? undefined : headingOf(cell, { isHeading: true, isItem: false }, today)
    const found = findTime(cell)
    if (day) heading = { ...day, title: '' }
    else if (!text && found && found.length >= cell.length - 4) time ||= cell
    else if (!text && !/^[\d\s.,€$£¥-]+$/.test(cell)) text = cell
  }
  const whole = cells.join(' | ')
  return {
    ...(heading && { heading }),
    ...(text && { text: { ...stopLine(`${time} ${text}`.trim(), undefined, undefined, false), whole } }),
  }
}

/** What a heading or an arrow chain lists: "A → B → C", "A, B and C". */
function listed(title: string): StopLine[] {
  const parts = /→|->|;| \| /.test(title) ? title.split(/\s*(?:→|->|;| \| )\s*/) : [title]
  return parts.filter(Boolean).map((part) => stopLine(part, undefined, undefined, false))
}

function stopLine(
  said: string,
  bold: string | undefined,
  daypart: Daypart | undefined,
  isNested: boolean,
): StopLine {
  const time = findTime(said)
  const text = time
    ? `${said.slice(0, time.at)} ${said.slice(time.at + time.length)}`
        .replace(/\(\s*\)/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s:–—\-·,|)]+|[\s–—\-·,|(]+$/g, '')
        .replace(/\s+([,:;.])/g, '$1')
    : said
  return {
    text,
    whole: said,
    ...(bold && !findTime(bold) && { bold }),
    ...(time && { start: time.start }),
    ...(time?.end !== undefined && { end: time.end }),
    ...(daypart && { daypart }),
    ...(isNested && { nested: true }),
  }
}

/** Dates for all days, from any that has one or from the first day of the trip. */
function dated(days: ReadDay[], startDate: string | undefined): ReadDay[] {
  const read = inOrder(days)
  const known = read.findIndex(({ date }) => date)
  const anchor = read[known]
  const first =
    anchor?.date !== undefined ? addDays(anchor.date, -((anchor.number ?? known + 1) - 1)) : startDate
  if (!first) return read
  return read.map((day, index) =>
    day.date ? day : { ...day, date: addDays(first, (day.number ?? index + 1) - 1) },
  )
}

/** "04/06" beside "05/06": of two readings of a date that which is next to its neighbour's. */
function inOrder(days: ReadDay[]): ReadDay[] {
  const isNear = (a: string, b: string) => Math.abs(daysBetween(a, b)) <= days.length + 3
  return days.map((day, index) => {
    const { date } = day
    const others = days.flatMap((other, at) => (at !== index && other.date ? [other.date] : []))
    if (!date || others.length === 0 || others.some((other) => isNear(date, other))) return day
    const [year, month, dayOfMonth] = date.split('-')
    const turned = `${year}-${dayOfMonth}-${month}`
    const fits = isCalendarDate(turned) && others.some((other) => isNear(turned, other))
    return fits ? { ...day, date: turned } : day
  })
}
