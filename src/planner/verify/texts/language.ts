import type { Locale } from '../../../i18n/locale.ts'

/**
 * Which language a text is in, by its function words: the commonest words that belong to one of the two languages
 * only ("in", "was", "die", "so" say nothing). Names are taken out first, so that an English museum may stand in a
 * German sentence; short texts are let pass.
 */
const WORDS: Record<Locale, ReadonlySet<string>> = {
  en: wordsOf(
    'a the and of is with for on at from to you your this that it its by are be have has or but not as into than ' +
      'there their they then when where which while one before after here around through over up out all most more',
  ),
  de: wordsOf(
    'der das und ist mit für auf bei von zu zum zur ein eine einen einem einer dem den des sich nicht auch im vom ' +
      'sie ihr euch ihre wie aus nach noch nur oder aber über durch dann wenn wo am es werden wird sind haben hier ' +
      'vor rund alle mehr lohnt liegt als bis neben sonst ab um jeder jede wer seit ohne unter zwischen man',
  ),
}

/** Function words of neighbours, which neither of ours has. */
const FOREIGN = wordsOf(
  'le les des une est avec pour dans sur vous votre el los las una con para por que il della gli nel sono het een ' +
    'voor niet zijn os uma não você jest się og det på ikke',
)

const SENTENCE_END = /(?<=[.!?…])\s+/
/** Fewer words than these, names aside, are not judged. */
const LEAST_WORDS = 4
/** A letter that is not Latin, and so many of them, names aside, are another language. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u
const MOST_OTHER_LETTERS = 4
/** A text of so many words without one of its language's function words is in another language. */
const LONG_WORDS = 18

/** False when `text` is clearly not in `language`. `names` are left out of the judgement. */
export function isIn(language: Locale, text: string, names: () => readonly string[]): boolean {
  const first = evidence(language, text)
  // Most texts are plainly right; taking out hundreds of names costs more than all other checks together.
  const isPlain = first.own >= 2 || first.words < LONG_WORDS
  if (isPlain && first.against === 0 && !OTHER_SCRIPT.test(text)) return true
  const bare = withoutNames(text, names())
  const letters = bare.match(/\p{L}/gu) ?? []
  const latin = bare.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length - latin.length >= MOST_OTHER_LETTERS) return false
  // One sentence in another language does not hide behind the others.
  return [bare, ...bare.split(SENTENCE_END)].every((sentence) => mayBe(language, sentence))
}

function mayBe(language: Locale, text: string): boolean {
  const { words, own, against } = evidence(language, text)
  if (words < LEAST_WORDS) return true
  return against >= 2 ? own >= against : own > 0 || words < LONG_WORDS
}

/** Words in all, function words of the language, and those of the likeliest other one. */
function evidence(language: Locale, text: string): { words: number; own: number; against: number } {
  const all = text.match(/\p{L}+/gu) ?? []
  // A capital inside a sentence belongs to a name ("The High Line"), at its start to any word.
  const words = all
    .filter((word, index) => index === 0 || word === word.toLowerCase())
    .map((word) => word.toLowerCase())
  const other = language === 'en' ? 'de' : 'en'
  const foreign = count(words, FOREIGN) - count(words, OVERLAP)
  return {
    words: all.length,
    own: count(words, WORDS[language]),
    against: Math.max(count(words, WORDS[other]), foreign),
  }
}

/** In both lists: "des" is French and German. */
const OVERLAP = new Set([...FOREIGN].filter((word) => WORDS.en.has(word) || WORDS.de.has(word)))

function withoutNames(text: string, names: readonly string[]): string {
  let bare = text
  for (const name of names) if (name.length > 3) bare = bare.replaceAll(name, ' ')
  return bare
}

function count(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word) || (list === WORDS.de && /[äöüß]/.test(word))).length
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
