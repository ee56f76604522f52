import type { CountryFacts } from '../atlas/destination.ts'
import { minutesOfDay } from '../platform/clock-time.ts'

/** When meals begin where one is: scheduler and verifier hold to the same hours. Minutes after midnight. */
export interface MealHours {
  lunch: { from: number; to: number }
  dinner: { from: number; to: number }
}

/** Where a country's hours are not known. */
const USUAL: MealHours = { lunch: { from: 690, to: 780 }, dinner: { from: 1110, to: 1230 } }
/** Children eat before the locals do, but not before this, nor before a kitchen is open. */
const FAMILY_DINNER = { sooner: 60, from: 1065, latest: 30, to: 1170 }
/** Nor do they wait longer for lunch where that is late. */
const FAMILY_LUNCH_TO = 840
/** So long before its hours end a meal still begins. */
const BEFORE_END = { lunch: 45, dinner: 60 }
/** Nobody sits down to a planned dinner later than this. */
const LATEST_DINNER = 1305

/** Dinner begins nowhere before this, and lunch everywhere, "HH:MM". */
const FIRST_DINNER = '16:00'

/** Which meal of a plan begins at this time, "HH:MM". */
export function mealAt(start: string): 'lunch' | 'dinner' {
  return start < FIRST_DINNER ? 'lunch' : 'dinner'
}

/** Between which minutes lunch and dinner begin there. */
export function mealHours(facts: CountryFacts | undefined, kids: number): MealHours {
  const { lunch, dinner } = facts?.meals ? localHours(facts.meals) : USUAL
  if (kids === 0) return { lunch, dinner }
  const kitchens = facts?.meals?.kitchens
  const from = Math.max(
    FAMILY_DINNER.from,
    dinner.from - FAMILY_DINNER.sooner,
    kitchens ? minutesOfDay(kitchens) : 0,
  )
  const to = Math.min(dinner.to - FAMILY_DINNER.latest, Math.max(FAMILY_DINNER.to, from + 45))
  const family = { ...lunch, to: Math.max(lunch.from + 30, Math.min(lunch.to, FAMILY_LUNCH_TO)) }
  return { lunch: family, dinner: { from, to: Math.max(from, to) } }
}

function localHours({ lunch, dinner }: NonNullable<CountryFacts['meals']>): MealHours {
  const span = ([from, to]: readonly [string, string], before: number, latest: number) => {
    const starts = minutesOfDay(from)
    return { from: starts, to: Math.max(starts + 30, Math.min(latest, minutesOfDay(to) - before)) }
  }
  return { lunch: span(lunch, BEFORE_END.lunch, 900), dinner: span(dinner, BEFORE_END.dinner, LATEST_DINNER) }
}
