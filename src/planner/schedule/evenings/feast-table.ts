import { distanceKm } from '../../../atlas/distance.ts'
import type { DayPlace, TimedItem } from '../time-day.ts'
import { planEvening } from './plan-evening.ts'
import type { Seating } from '../meals/seat-meal.ts'
import { seatMeals } from '../meals/seat-meals.ts'

/** So near the evening's feast the day's last stop is beside it, and so far a table is somewhere else, km. */
const BESIDE_KM = 1
const AWAY_KM = 1.5

interface Dined {
  seated: TimedItem[]
  evening: TimedItem
  seating: Seating & { destination: DayPlace }
}

/**
 * Who is at a feast in the afternoon and again after dinner dines beside it, where there is a table: undefined where
 * that is so already, or there is none.
 */
export function dinedBesideFeast(
  items: readonly TimedItem[],
  seated: readonly TimedItem[],
  evening: TimedItem | undefined,
  place: Parameters<typeof planEvening>[1],
  seating: Seating & { destination: DayPlace },
): Dined | undefined {
  const { destination, frame, party, taken } = seating
  const dinner = seated.at(-1)
  const feast = evening?.evening
  if (!feast?.event || dinner?.kind !== 'dinner' || !dinner.food || frame.chosen?.dinner) return undefined
  const last = seated.at(-2)?.sight
  if (!last || distanceKm(last.at, feast.at) > BESIDE_KM) return undefined
  if (distanceKm(dinner.food.at, feast.at) <= AWAY_KM) return undefined
  const food = (destination.food ?? []).map((table) =>
    distanceKm(table.at, feast.at) <= BESIDE_KM
      ? table
      : { ...table, meals: table.meals.filter((meal) => meal !== 'dinner') },
  )
  const beside = { ...seating, destination: { ...destination, food } }
  const again = seatMeals(items, beside)
  const night = again.at(-1)?.food && planEvening(again, place, frame, party, taken)
  return night?.evening?.id === feast.id ? { seated: again, evening: night, seating: beside } : undefined
}
