import type { FoodPlace } from '../../../atlas/destination.ts'
import { tableName } from '../../../atlas/table-name.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { eatsNoMeat, namesMeat, withoutMeat } from '../../schedule/meals/meat-words.ts'
import { isSureFor } from '../../schedule/meals/table-choice.ts'
import type { Party } from '../../schedule/party/party-likes.ts'
import { headName } from '../fitted.ts'
import { proseIn } from '../prose.ts'

/** What is said of a kitchen known for meat to who eats none; each with its name, so none is said of another. */
const MEATLESS: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `${name}: there is enough without meat and fish too; ask before you order.`,
    (name) => `${name}: meatless dishes are there as well; ask which they are today.`,
    (name) => `${name}: ask for what has neither meat nor fish; there is a choice.`,
  ],
  de: [
    (name) => `${name}: Auch ohne Fleisch und Fisch gibt es genug, vor dem Bestellen fragen.`,
    (name) => `${name}: Fleischloses gibt es auch, fragen, was es heute ist.`,
    (name) => `${name}: Nach Gerichten ohne Fleisch und Fisch fragen, es gibt eine Auswahl.`,
  ],
}

/** What to order at a table, and what else is worth knowing there, by what the party eats. */
export function orderOf(food: FoodPlace, party: Party, language: Locale, country?: string): string {
  const { order } = proseIn(language).table
  const diet = party.wishes?.diet
  const isSure = isSureFor(food, diet, country)
  if (isSure && !eatsNoMeat(diet)) return join([order(food.eat[language]), food.hint?.[language]])
  const hint = food.hint && withoutMeat(food.hint, language)
  if ((isSure || diet === 'halal') && !namesMeat(food.eat.en)) return join([order(food.eat[language]), hint])
  const texts = MEATLESS[language]
  const meatless = texts[food.id.length % texts.length]?.(headName(tableName(food, language)))
  return join([meatless, isSure ? hint : undefined])
}

function join(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(' ')
}
