import type { Locale } from '../i18n/locale.ts'
import type { FoodPlace } from './destination.ts'

/** As it stands over the door, or in the reader's language where the name only describes it. */
export function tableName({ name }: Pick<FoodPlace, 'name'>, language: Locale): string {
  return typeof name === 'string' ? name : name[language]
}

/** In both languages. */
export function tableNames({ name }: Pick<FoodPlace, 'name'>): { en: string; de: string } {
  return typeof name === 'string' ? { en: name, de: name } : name
}
