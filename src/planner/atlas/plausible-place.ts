import { normalise } from '../../atlas/lookup/normalise.ts'

/** Whether something typed could be the name of a place at all: no keyboard runs, no letters at random. */

const KEYBOARD_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'abcdefgh',
]
const RUN = 4
/** "Knightsbridge" has six consonants in a row. */
const MOST_CONSONANTS = 6
const VOWELS = /[aeiouy]/
/** "Cwmtwrch": in Welsh, which has none of these letters, w is a vowel. */
const NOT_WELSH = /[kqvxz]/

/** False for what cannot be a place: no letters, a keyboard run, one letter over and over, no vowel in a long word. */
export function isPlausiblePlace(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < 2) return false
  // Other scripts write places without vowels or spaces; only repetition gives nonsense away there.
  if (/(\p{L})\1{3}/iu.test(text) || new Set(text.toLowerCase().match(/\p{L}/gu)).size < 2) return false
  const words = normalise(text)
    .split(' ')
    .filter((word) => /^[a-z]+$/.test(word))
  const latin = words.join('')
  if (latin.length < letters.length / 2) return true
  if (words.length > 1 && !vowelsOf(latin).test(latin)) return false
  const odd = words.filter((word) => isNoise(word))
  return odd.join('').length * 2 < latin.length
}

function isNoise(word: string): boolean {
  return (
    hasKeyboardRun(word) ||
    (word.length > 3 && !vowelsOf(word).test(word)) ||
    longestWithout(word, vowelsOf(word)) > MOST_CONSONANTS ||
    longestWithout(word, /[^aeiou]/) > 4 ||
    /^(..?.?)\1{2,}$/.test(word)
  )
}

function vowelsOf(word: string): RegExp {
  return NOT_WELSH.test(word) ? VOWELS : /[aeiouyw]/
}

/** Runs count when they make up most of a word: "Rewe" has none, "asdf" and "asdfasdf" are nothing else. */
function hasKeyboardRun(word: string): boolean {
  const rows = KEYBOARD_ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
  const runAt = (from: number) => {
    for (let to = word.length; to >= from + RUN; to--)
      if (rows.some((row) => row.includes(word.slice(from, to)))) return to - from
    return 0
  }
  let covered = 0
  for (let from = 0; from < word.length; from += runAt(from) || 1) covered += runAt(from)
  return covered * 2 > word.length
}

function longestWithout(word: string, letters: RegExp): number {
  return Math.max(...word.split(new RegExp(letters, 'g')).map((part) => part.length))
}
