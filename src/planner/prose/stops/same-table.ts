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
  ],
  de: [
    (name) => `Noch einmal ${name}: diesmal etwas anderes probieren.`,
    (name) => `Wieder ${name}, heute mit dem, was beim letzten Mal übrig blieb.`,
    (name) => `Erneut ${name}: fragen, was es heute Neues gibt.`,
    (name) => `Ein weiteres Mal ${name}, mit einem Gericht, das noch neu ist.`,
  ],
}

/** What to say of a table once more, and has not been said; undefined after that. `index`: of the day, from 0. */
export function sameTable(
  name: string,
  index: number,
  language: Locale,
  said: ReadonlySet<string>,
): string | undefined {
  const texts = SAID[language].map((text) => text(name))
  return [...texts.slice(index % texts.length), ...texts].find((text) => !said.has(text))
}

/** The same in this language of a table of which that was said in any. */
export function sameTableIn(language: Locale, said: string | undefined, food: FoodPlace): string | undefined {
  for (const locale of LOCALES) {
    const variant = SAID[locale].findIndex((text) => text(tableName(food, locale)) === said)
    if (variant >= 0) return SAID[language][variant]?.(tableName(food, language))
  }
  return undefined
}
