import kinds from '../../../content/changes/kinds.json' with { type: 'json' }
import { CATEGORIES, type Sight } from '../../atlas/destination.ts'

/** What a traveller calls a sight by; one kind may hold several of the atlas's categories. */
export type Kind = keyof typeof kinds

export const KINDS = Object.keys(kinds).filter(isKind)

export function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text)
}

export function isOfKind({ category, daytrip }: Pick<Sight, 'category' | 'daytrip'>, kind: Kind): boolean {
  if (kind === 'daytrip') return daytrip === true
  return kinds[kind].categories.some((each) => each === category)
}

/** Categories that some kind holds; a test keeps the file to the atlas's own. */
export function unknownCategories(): string[] {
  const known = new Set<string>(CATEGORIES)
  return Object.values(kinds).flatMap(({ categories }) => categories.filter((each) => !known.has(each)))
}
