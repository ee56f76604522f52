import de from '../../../content/changes/words.de.json' with { type: 'json' }
import en from '../../../content/changes/words.en.json' with { type: 'json' }
import generic from '../../../content/changes/generic-words.json' with { type: 'json' }
import { editDistance } from '../../atlas/lookup/edit-distance.ts'
import { EVENING_KINDS, WEEKDAYS } from '../../atlas/destination.ts'
import { isKind, type Kind } from '../edit/kinds.ts'

/** The words of both languages at once: a traveller writes in either, whatever the plan is in. */

type Lists = typeof en
/** Groups that are plain lists of phrases. */
export type WordGroup = {
  [G in keyof Lists]: Lists[G] extends readonly string[] ? G : never
}[keyof Lists]

const GROUPS = Object.keys(en).filter((key): key is WordGroup => Array.isArray(en[key as keyof Lists]))
export const PHRASES: ReadonlyMap<WordGroup, readonly string[]> = new Map(
  GROUPS.map((group) => [group, [...en[group], ...de[group]]]),
)

export type EveningKind = (typeof EVENING_KINDS)[number]
export type Part = 'morning' | 'noon' | 'afternoon' | 'evening' | 'sunset' | 'sunrise'

export const KIND_WORDS = wordsOf(en.kinds, de.kinds, isKind)
export const EVENING_WORDS = wordsOf(en.eveningKinds, de.eveningKinds, (text): text is EveningKind =>
  EVENING_KINDS.some((kind) => kind === text),
)
export const PART_WORDS = wordsOf(en.parts, de.parts, (text): text is Part => text.length > 0)
export const WEEKDAY_WORDS = wordsOf(en.weekdays, de.weekdays, (text): text is (typeof WEEKDAYS)[number] =>
  WEEKDAYS.some((day) => day === text),
)
export const MONTH_WORDS = wordsOf(en.months, de.months, isText)
/** What chat and dialect write for a word of the lists: "net" for "nicht", "wanna" for "want". */
export const DIALECT: ReadonlyMap<string, string> = new Map(
  [en.dialect, de.dialect].flatMap((words) => Object.entries(words)),
)
export const NUMBER_WORDS = wordsOf(en.numbers, de.numbers, isText)

/** Words that alone name no place. */
export const GENERIC: ReadonlySet<string> = new Set(generic.map(fold))

/** Every single word that the rules know; what is one letter off may be meant. */
const VOCABULARY = vocabulary()
const LEAST_LETTERS = 5
const LONG = 9

/** Letters only, small and without diacritics: "Später" and "spater" are one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('þ', 'th')
    .replaceAll('ð', 'd')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replace(/[’‘`´]/g, "'")
}

/** The known word that was meant by one with a slip in it; itself where it is known or nothing is near. */
export function correctSpelling(word: string): string {
  if (word.length < LEAST_LETTERS || VOCABULARY.has(word)) return word
  const stem = stemOf(word)
  if (stem) return stem
  const limit = word.length >= LONG ? 2 : 1
  let best = word
  let least = limit + 1
  for (const known of VOCABULARY) {
    if (known.length < LEAST_LETTERS - 1 || known[0] !== word[0]) continue
    const distance = editDistance(word, known, limit)
    if (distance < least) [best, least] = [known, distance]
  }
  return best
}

const ENDINGS = ['es', 'er', 'en', 'em', 'e', 's', 'n', 'st', 't', 'ing', 'ed']

/** The known word of which this is another form: "billigeres", "streicht", "vegetarischen". */
function stemOf(word: string): string | undefined {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length >= LEAST_LETTERS && VOCABULARY.has(stem)) return stem
  }
  return undefined
}

export function isKnownWord(word: string): boolean {
  return VOCABULARY.has(word)
}

function vocabulary(): Set<string> {
  const phrases = [...PHRASES.values()].flat()
  const maps: ReadonlyMap<string, string>[] = [
    KIND_WORDS,
    EVENING_WORDS,
    PART_WORDS,
    WEEKDAY_WORDS,
    MONTH_WORDS,
    NUMBER_WORDS,
  ]
  const all = [...phrases, ...maps.flatMap((map) => [...map.keys()])]
  return new Set(all.flatMap((phrase) => phrase.split(' ').filter((word) => !word.startsWith('@'))))
}

function wordsOf<T extends string>(
  first: Readonly<Record<string, readonly string[]>>,
  second: Readonly<Record<string, readonly string[]>>,
  is: (text: string) => text is T,
): Map<string, T> {
  const found = new Map<string, T>()
  for (const lists of [first, second])
    for (const [key, phrases] of Object.entries(lists))
      if (is(key)) for (const phrase of phrases) if (!found.has(phrase)) found.set(phrase, key)
  return found
}

function isText(text: string): text is string {
  return text.length > 0
}

export type { Kind }
