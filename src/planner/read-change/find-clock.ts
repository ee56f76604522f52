import { clockTime } from '../../platform/clock-time.ts'
import { replaceTokens, type Token } from './tokens.ts'
import { NUMBER_WORDS, PHRASES, type WordGroup } from './word-lists.ts'

/** Clock times, spans of them and durations. Hours without "am" or "pm" up to here are taken for the afternoon. */
const AFTERNOON_UNTIL = 6
const UHR = new Set(['uhr', 'oclock', 'h'])

export function findClock(tokens: readonly Token[]): Token[] {
  let result = [...tokens]
  for (let at = 0; at < result.length; at++) {
    const lasting = durationAt(result, at)
    if (lasting) {
      result = replaceTokens(result, at, lasting.length, { type: 'minutes', minutes: lasting.minutes })
      continue
    }
    const clock = clockAt(result, at)
    if (clock)
      result = replaceTokens(result, at, clock.length, {
        type: 'clock',
        time: clockTime(clock.minutes),
        guessed: clock.guessed,
      })
  }
  return withSpans(result)
}

function words(tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token && !token.entity ? token.word : ''
}

function isOf(group: WordGroup, word: string): boolean {
  return PHRASES.get(group)?.includes(word) === true
}

function phraseLength(tokens: readonly Token[], at: number, group: WordGroup): number {
  for (const phrase of (PHRASES.get(group) ?? []).toSorted((a, b) => b.length - a.length)) {
    const parts = phrase.split(' ')
    if (parts.every((part, step) => words(tokens, at + step) === part)) return parts.length
  }
  return 0
}

const FIXED: readonly [WordGroup, number][] = [
  ['hourAndHalf', 90],
  ['threeQuarters', 45],
  ['halfHour', 30],
]

/** Minutes of "two hours", "90 min", "half an hour", "2.5 Stunden". */
function durationAt(tokens: readonly Token[], at: number): { length: number; minutes: number } | undefined {
  for (const [group, minutes] of FIXED) {
    const length = phraseLength(tokens, at, group)
    if (length > 0) return { length, minutes }
  }
  const first = words(tokens, at)
  // "Another hour": the word before stays, for it says that the stay grows.
  if (isOf('hour', first) && MORE.test(words(tokens, at - 1))) return { length: 1, minutes: 60 }
  const number = /^\d+([.,]\d+)?$/.test(first) ? first.replace(',', '.') : NUMBER_WORDS.get(first)
  if (number === undefined) return undefined
  const dash = words(tokens, at + 1) === '-' ? 1 : 0
  const unit = words(tokens, at + 1 + dash)
  // "um 18 h" is an hour of the day.
  if (unit === 'h' && isLead(tokens, at)) return undefined
  if (isOf('hour', unit)) {
    const half = phraseTail(tokens, at + 2 + dash)
    return { length: 2 + dash + half, minutes: Number(number) * 60 + (half > 0 ? 30 : 0) }
  }
  return isOf('minute', unit) ? { length: 2 + dash, minutes: Number(number) } : undefined
}

const MORE = /^(another|extra|weitere|zusatzliche)$/

/** "two hours and a half". */
function phraseTail(tokens: readonly Token[], at: number): number {
  return ['and', 'a', 'half'].every((word, step) => words(tokens, at + step) === word) ? 3 : 0
}

/** Minutes after midnight of "10:30", "3 pm", "half past ten", "halb zehn", "um 10", "noon". */
function clockAt(
  tokens: readonly Token[],
  at: number,
): { length: number; minutes: number; guessed: boolean } | undefined {
  const half = phraseLength(tokens, at, 'halfPast')
  const halfTo = half ? 0 : phraseLength(tokens, at, 'halfTo')
  const past = phraseLength(tokens, at, 'quarterPast')
  const to = phraseLength(tokens, at, 'quarterTo')
  const lead = half || halfTo || past || to
  if (lead > 0) {
    const hour = hourOf(words(tokens, at + lead))
    // "half a day" is no hour.
    if (hour === undefined || ARTICLE.test(words(tokens, at + lead))) return undefined
    const shift = half ? 30 : past ? 15 : to ? -15 : -30
    return clockTimeAt(tokens, at, lead + 1, hour * 60 + shift, true)
  }
  const first = words(tokens, at)
  const exact = /^(\d{1,2})[:.](\d{2})$/.exec(first)
  if (exact && Number(exact[1]) < 24 && Number(exact[2]) < 60) {
    const marked =
      first.includes(':') || UHR.has(words(tokens, at + 1)) || isLead(tokens, at) || isAlone(tokens, at)
    if (!marked) return undefined
    const uhr = UHR.has(words(tokens, at + 1)) ? 1 : 0
    return clockTimeAt(tokens, at, 1 + uhr, Number(exact[1]) * 60 + Number(exact[2]), false)
  }
  const hour = hourOf(first)
  if (hour === undefined) return undefined
  const uhr = UHR.has(words(tokens, at + 1)) ? 1 : 0
  const said = meridiemAt(tokens, at + 1)
  const article = ARTICLE.test(first)
  if (!uhr && !said && (!isLead(tokens, at) || article || isUnit(words(tokens, at + 1)))) return undefined
  return clockTimeAt(tokens, at, 1 + uhr, hour * 60, true)
}

const ARTICLE = /^(a|an|ein|eine|einen|einer)$/

/** "the Colosseum before it gets hot, 8.30": nothing else between the commas. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const isEdge = (token: Token | undefined) => !token || /^[.,;:!?()]$/.test(token.word)
  return isEdge(tokens[at - 1]) && isEdge(tokens[at + 1])
}

function isUnit(word: string): boolean {
  return isOf('hour', word) || isOf('minute', word) || isOf('day', word)
}

/** Words before a bare number that make it an hour. */
const LEADS = new Set([
  'at',
  'um',
  'by',
  'before',
  'after',
  'vor',
  'ab',
  'bis',
  'until',
  'till',
  'from',
  'von',
  'to',
  'nach',
  'gegen',
  'around',
  'about',
  'between',
  'zwischen',
  'than',
  'ca',
  'circa',
  'say',
  'erst',
])

function isLead(tokens: readonly Token[], at: number): boolean {
  return LEADS.has(words(tokens, at - 1))
}

function hourOf(word: string): number | undefined {
  const number = /^\d{1,2}$/.test(word) ? word : NUMBER_WORDS.get(word)
  const hour = number === undefined ? undefined : Number(number)
  return hour !== undefined && hour <= 24 ? hour % 24 : undefined
}

const PART_AFTER = /^(in the (morning|afternoon|evening)|at night|am (nachmittag|abend)|in der (fruh|nacht))/

function meridiemAt(tokens: readonly Token[], at: number): { length: number; pm: boolean } | undefined {
  const [first, second] = [words(tokens, at), words(tokens, at + 1)]
  if (first === 'am' && !tokens[at + 1]?.entity && !/^(nachmittag|vormittag|morgen|abend)/.test(second))
    return second === '' || !/^\p{L}/u.test(second) || tokens[at - 1]?.word !== 'um'
      ? { length: 1, pm: false }
      : undefined
  const part = PART_AFTER.exec([0, 1, 2].map((step) => words(tokens, at + step)).join(' '))
  if (part) {
    const length = part[0].split(' ').length
    const hour = hourOf(words(tokens, at - 1)) ?? 9
    if (/night|nacht/.test(part[0])) return { length, pm: hour >= 7 && hour < 12 }
    return { length, pm: !/morning|fruh/.test(part[0]) }
  }
  if (first === 'pm') return { length: 1, pm: true }
  if ((first === 'a' || first === 'p') && second === 'm') return { length: 2, pm: first === 'p' }
  if (/^(morgens|nachts|fruh|vormittags)$/.test(first)) return { length: 1, pm: false }
  if (/^(nachmittags|abends)$/.test(first)) return { length: 1, pm: true }
  return undefined
}

function clockTimeAt(tokens: readonly Token[], at: number, length: number, minutes: number, guess: boolean) {
  const said = meridiemAt(tokens, at + length)
  if (said) {
    const hour = minutes % 720
    return { length: length + said.length, minutes: said.pm ? hour + 720 : hour, guessed: false }
  }
  const early = guess && minutes < (AFTERNOON_UNTIL + 1) * 60 - 30
  return { length, minutes: early ? minutes + 720 : (minutes + 1440) % 1440, guessed: early }
}

/** The 3 of "3-5 pm". */
function hourBefore(word: string, next: Token['entity']): Token['entity'] {
  const hour = hourOf(word)
  if (hour === undefined || ARTICLE.test(word) || next?.type !== 'clock') return undefined
  const time = clockTime(hour * 60)
  const later = clockTime((hour % 12) * 60 + 720)
  return { type: 'clock', time: next.time >= '12:00' && later < next.time ? later : time, guessed: false }
}

/** "from 2 to 4 pm" is one span; the second hour says which half of the day is meant. */
function withSpans(tokens: readonly Token[]): Token[] {
  let result = [...tokens]
  for (let at = 0; at < result.length - 2; at++) {
    const [between, second] = [result[at + 1], result[at + 2]?.entity]
    const first = result[at]?.entity ?? hourBefore(words(result, at), second)
    if (first?.type !== 'clock' || second?.type !== 'clock' || between?.entity) continue
    const word = between?.word ?? ''
    if (!isOf('until', word) && !/^[-–—]$/.test(word) && word !== 'und' && word !== 'and') continue
    if (second.time <= first.time) continue
    result = replaceTokens(result, at, 3, { type: 'span', from: first.time, to: second.time })
  }
  return result
}
