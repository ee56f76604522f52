/** The blog's vocabulary. */

export const CATEGORIES = ['planning', 'city-trips', 'with-kids', 'money', 'on-the-way'] as const
export type Category = (typeof CATEGORIES)[number]

/** What lists know of an article; its body is loaded with its page. */
export interface Article {
  slug: string
  title: string
  category: Category
  /** YYYY-MM-DD. */
  date: string
  /** March 4, 2027 / 4. März 2027. */
  dateText: string
  summary: string
  /** Reading time. */
  minutes: number
  /** Slugs of articles that go on from here. */
  related: string[]
  /** [latitude, longitude] of the place its pictures are drawn from. */
  at: readonly [number, number]
}

const WORDS_A_MINUTE = 220

/** Whole minutes, rounded up. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}

export function isCategory(value: unknown): value is Category {
  return CATEGORIES.some((category) => category === value)
}
