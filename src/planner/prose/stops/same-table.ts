import type { FoodPlace } from '../../../atlas/destination.ts'
import { tableName } from '../../../atlas/table-name.ts'
import { type Locale, LOCALES } from '../../../i18n/locale.ts'

/** What is said of a table at which an earlier day has eaten; each a sentence with its name, so none is said of another. */
const SAID: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) =>
      `Once more ${name}: we know no other kitchen that fits the hour and the way as well, so order what you passed over before.`,
    (name) => `Back at ${name}, the nearest we know that suits; time for another dish on the menu.`,
    (name) => `Again ${name}, since no other table of ours suits the way: ask what is new today.`,
  ],
  de: [
    (name) =>
      `Noch einmal ${name}, denn eine Küche, die besser zu Weg und Stunde passt, kennen wir nicht; diesmal etwas anderes bestellen.`,
    (name) => `Wieder ${name}, von allem, was passt, am nächsten; Zeit für ein anderes Gericht der Karte.`,
    (name) =>
      `Erneut ${name}, weil kein anderes Lokal, das wir kennen, am Weg liegt: fragen, was es heute Neues gibt.`,
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
