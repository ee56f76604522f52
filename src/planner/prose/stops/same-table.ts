import type { FoodPlace } from '../../../atlas/destination.ts'
import { tableName } from '../../../atlas/table-name.ts'
import { type Locale, LOCALES } from '../../../i18n/locale.ts'

/** What is said of a table at which an earlier day has eaten; each a sentence with its name, so none is said of another. */
const SAID: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `Once more ${name}: try something else this time.`,
    (name) => `Back at ${name}, for what you passed over before.`,
    (name) => `Again ${name}: ask what is new today.`,
    (name) => `${name} one more time, with a dish that is still new to you.`,
    (name) => `${name} again, for what stood on the next table.`,
    (name) => `Today ${name} as well: take what the house recommends.`,
  ],
  de: [
    (name) => `Noch einmal ${name}: diesmal etwas anderes probieren.`,
    (name) => `Wieder ${name}, heute mit dem, wofür beim letzten Mal kein Platz war.`,
    (name) => `Erneut ${name}: fragen, was es heute Neues gibt.`,
    (name) => `Ein weiteres Mal ${name}, mit einem Gericht, das noch neu ist.`,
    (name) => `${name} wie neulich: bestellen, was am Nebentisch gut aussah.`,
    (name) => `Auch heute ${name}: nehmen, was das Haus empfiehlt.`,
  ],
}

/**
 * What to say of a table once more, and has not been said, rather not of another table either; undefined after that.
 * `index`: of the day, from 0. What is told is kept in `said`.
 */
export function sameTable(
  name: string,
  index: number,
  language: Locale,
  said: Set<string>,
): string | undefined {
  const texts = SAID[language].map((text) => ({ text: text(name), words: text('') }))
  const unsaid = [...texts.slice(index % texts.length), ...texts].filter(({ text }) => !said.has(text))
  const next = unsaid.find(({ words }) => !said.has(words)) ?? unsaid[0]
  if (next) said.add(next.text).add(next.words)
  return next?.text
}

/** The same in this language of a table of which that was said in any. */
export function sameTableIn(language: Locale, said: string | undefined, food: FoodPlace): string | undefined {
  for (const locale of LOCALES) {
    const variant = SAID[locale].findIndex((text) => text(tableName(food, locale)) === said)
    if (variant >= 0) return SAID[language][variant]?.(tableName(food, language))
  }
  return undefined
}
