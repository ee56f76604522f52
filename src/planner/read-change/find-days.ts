import { weekdayOf } from '../../atlas/opening-hours.ts'
import type { Plan } from '../plan.ts'
import { replaceTokens, type Token } from './tokens.ts'
import {
  MONTH_WORDS,
  NUMBER_WORDS,
  PART_WORDS,
  PHRASES,
  WEEKDAY_WORDS,
  correctSpelling,
} from './word-lists.ts'

/** Which days of the plan the words name: by number, weekday, date, or from the end. */
export function findDays(tokens: readonly Token[], { days }: Plan): Token[] {
  let result = splitCompounds(tokens)
  for (let at = 0; at < result.length; at++) {
    const found = dayAt(result, at, days) ?? anotherAt(result, at, days)
    if (found) result = replaceTokens(result, at, found.length, { type: 'day', ...found.entity })
  }
  return result
}

interface FoundDay {
  length: number
  entity: { days: number[]; all?: true }
}

type Days = Plan['days']

/** The 4 of "days 2 and 4". */
function anotherAt(tokens: readonly Token[], at: number, days: Days): FoundDay | undefined {
  const [before, between, token] = [tokens[at - 2], tokens[at - 1], tokens[at]]
  if (before?.entity?.type !== 'day' || !/^(day|tag)\w* \d/i.test(before.raw)) return undefined
  if (!/^(and|und|mit|with|for|gegen|&|,)$/.test(between?.word ?? '') || !/^\d{1,2}$/.test(token?.word ?? ''))
    return undefined
  return { length: 1, entity: only(days, Number(token?.word) - 1) }
}

function dayAt(tokens: readonly Token[], at: number, days: Days): FoundDay | undefined {
  return (
    phraseAt(tokens, at, 'secondLastDay', (length) => ({ length, entity: only(days, days.length - 2) })) ??
    phraseAt(tokens, at, 'relativeDay', (length) => ({ length, entity: { days: [] } })) ??
    dateAt(tokens, at, days) ??
    numberedAt(tokens, at, days) ??
    weekendAt(tokens, at, days) ??
    weekdayAt(tokens, at, days)
  )
}

function weekdayAt(tokens: readonly Token[], at: number, days: Days): FoundDay | undefined {
  const weekday = WEEKDAY_WORDS.get(correctedWordAt(tokens, at)) ?? shortWeekday(tokens, at)
  if (!weekday) return undefined
  const on = days.flatMap(({ date }, index) => (weekdayOf(date) === weekday ? [index] : []))
  // "Monday 12 April" is the date.
  const dated = dateAt(tokens, at + 1, days)
  if (dated) return { length: dated.length + 1, entity: dated.entity }
  return { length: 1, entity: { days: on } }
}

const SHORT = {
  mo: 'mon',
  di: 'tue',
  mi: 'wed',
  do: 'thu',
  fr: 'fri',
  sa: 'sat',
  so: 'sun',
  sun: 'sun',
} as const

/** "Do", "Sun": only where they stand like a day, as both are words of their own. */
function shortWeekday(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (!token || token.entity || !isShort(token.word)) return undefined
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const dotted = token.end - token.start > token.raw.length
  const led = before !== undefined && /^(am|bis|ab|fur|on|by|until|till|this|not|und|and)$/.test(before.word)
  const capital = /^\p{Lu}/u.test(token.raw)
  const opens = before === undefined || /^[.;!?:]$/.test(before.word)
  const ambiguous = /^(do|so|sun)$/.test(token.word)
  const timed = after !== undefined && (/^\d/.test(after.word) || PART_WORDS.has(after.word))
  const isDay =
    dotted || (led && (capital || before.word === 'am')) || (capital && (!opens || !ambiguous || timed))
  return isDay ? SHORT[token.word] : undefined
}

function isShort(word: string): word is keyof typeof SHORT {
  return Object.hasOwn(SHORT, word)
}

function weekendAt(tokens: readonly Token[], at: number, days: Days): FoundDay | undefined {
  if (!PHRASES.get('weekend')?.includes(correctedWordAt(tokens, at))) return undefined
  const on = days.flatMap(({ date }, index) =>
    ['sat', 'sun'].includes(weekdayOf(date) ?? '') ? [index] : [],
  )
  return { length: 1, entity: { days: on, all: true } }
}

/** "day 3", "third day", "last day". */
function numberedAt(tokens: readonly Token[], at: number, days: Days): FoundDay | undefined {
  const [first, second] = [correctedWordAt(tokens, at), correctedWordAt(tokens, at + 1)]
  const isDay = (word: string) => PHRASES.get('day')?.includes(word) === true
  // "am 1. Tag"
  if (/^\d{1,2}$/.test(first) && second === '.' && isDay(correctedWordAt(tokens, at + 2)))
    return { length: 3, entity: only(days, Number(first) - 1) }
  if (isDay(first) && /^\d{1,2}$/.test(second)) return { length: 2, entity: only(days, Number(second) - 1) }
  if (isDay(first)) {
    const spelled = CARDINAL.test(second) ? NUMBER_WORDS.get(second) : undefined
    if (spelled) return { length: 2, entity: only(days, Number(spelled) - 1) }
  }
  // "the second evening" leaves the evening to be read as such.
  if (PART_WORDS.has(second) && ORDINAL.test(first)) {
    const number = NUMBER_WORDS.get(first)
    return number ? { length: 1, entity: only(days, Number(number) - 1) } : undefined
  }
  if (!isDay(second)) return undefined
  if (PHRASES.get('lastDay')?.includes(first)) return { length: 2, entity: only(days, days.length - 1) }
  const number = ORDINAL.test(first) ? NUMBER_WORDS.get(first) : undefined
  return number ? { length: 2, entity: only(days, Number(number) - 1) } : undefined
}

/** "two", not "a"; "second", not "one": "one day more" is not the first. */
const CARDINAL =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn)$/
const ORDINAL = /(st|nd|rd|th|t|second|third|te|ten|ter)$/

function dateAt(tokens: readonly Token[], at: number, days: Days): FoundDay | undefined {
  const [first, second, third] = [0, 1, 2].map((step) => tokens[at + step]?.word ?? '') as [
    string,
    string,
    string,
  ]
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\./.exec(first)
  if (dotted) return { length: 1, entity: onDate(days, Number(dotted[1]), Number(dotted[2])) }
  const number = /^(\d{1,2})(st|nd|rd|th)?$/.exec(first)?.[1]
  if (number) {
    const skip = second === '.' || second === 'of' ? 1 : 0
    const month = MONTH_WORDS.get(skip ? third : second)
    if (month) return { length: 2 + skip, entity: onDate(days, Number(number), Number(month)) }
    // "am 16. schon fertig"
    const led = /^(am|vom|den|zum|bis|ab|der)$/.test(tokens[at - 1]?.word ?? '')
    if (led && second === '.') return { length: 2, entity: onDate(days, Number(number)) }
    if (/\d(st|nd|rd|th)$/.test(first)) return { length: 1, entity: onDate(days, Number(number)) }
  }
  const month = MONTH_WORDS.get(first)
  const day = /^(\d{1,2})(st|nd|rd|th)?$/.exec(second)?.[1]
  return month && day ? { length: 2, entity: onDate(days, Number(day), Number(month)) } : undefined
}

function onDate(days: Days, day: number, month?: number): FoundDay['entity'] {
  const fits = ({ date }: Days[number]) =>
    Number(date.slice(8)) === day && (month === undefined || Number(date.slice(5, 7)) === month)
  return { days: days.flatMap((each, index) => (fits(each) ? [index] : [])) }
}

function only(days: Days, index: number): FoundDay['entity'] {
  return { days: days[index] ? [index] : [] }
}

function correctedWordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token && !token.entity ? correctSpelling(token.word) : ''
}

function phraseAt<T>(
  tokens: readonly Token[],
  at: number,
  group: 'secondLastDay' | 'relativeDay',
  found: (length: number) => T,
): T | undefined {
  for (const phrase of PHRASES.get(group) ?? []) {
    const words = phrase.split(' ')
    if (words.every((word, step) => correctedWordAt(tokens, at + step) === word)) return found(words.length)
  }
  return undefined
}

/** "Mittwochnachmittag" is two words. */
const WHOLE_DAY = /^s?(programm|plan|tour|ablauf|route|runde|ausflug)s?$/

function splitCompounds(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.entity || token.word.length < 9) return [token]
    for (const [weekday] of WEEKDAY_WORDS) {
      if (weekday.length < 6 || !token.word.startsWith(weekday)) continue
      const rest = token.word.slice(weekday.length)
      // "Samstagsprogramm" is Saturday's, whatever it has.
      if (WHOLE_DAY.test(rest)) return [{ ...token, word: weekday }]
      if (!PART_WORDS.has(rest)) continue
      const middle = token.start + weekday.length
      return [
        { ...token, raw: token.raw.slice(0, weekday.length), word: weekday, end: middle },
        { ...token, raw: token.raw.slice(weekday.length), word: rest, start: middle },
      ]
    }
    return [token]
  })
}
