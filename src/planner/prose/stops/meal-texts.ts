import type { Diet } from '../../../trips/trip-wishes.ts'

export type Meal = 'lunch' | 'dinner'

/** What is said of meals for which no table is named, by language. `turn` counts a plan's meals, so that words change. */
export interface MealTexts {
  /** In any kitchen of a street, market or quarter. */
  around(meal: Meal, area: string): string
  anyKitchen(area: string, dish: string | undefined, turn: number): string
  /** Where nobody else cooks on that day. */
  atLodging(meal: Meal): string
  /** Left open: what to look for. */
  open(meal: Meal, dish: string | undefined, turn: number): string
  /** Left open although there is a need: why, and where to look. `isKnown`: the place has a kosher one. */
  openFor: Record<Diet, (place: string, turn: number, isKnown: boolean) => string>
  /** Home after the kitchens have closed. `near`: the last stop. */
  late(near: string | undefined, turn: number): string
  /** From Friday's sunset on; `isFeast`: from that of another feast's eve. */
  shabbat(isFeast: boolean): string
  /** Kitchens stay shut by day in a month of fasting. */
  fasting(event: string): string
  /** And all day on a feast. */
  shut(event: string): string
  /** Lunch on a day trip: at a table, and where there is none. */
  onTrip: {
    /** After each of them. */
    counted: string
    /** `order`: a sentence about what one has there; undefined where it is known for what the party does not eat. */
    table(name: string, order: string | undefined): string
    /** Nobody cooks out there. `shop`: where one buys it in the morning. */
    bring(shop?: string): string
    /** On a boat, or with a guide. */
    ask: string
    /** In a park, zoo or museum. */
    inside: string
    there(dish: string | undefined): string
    bringFor: Record<Diet, string>
    /** On a boat, where there is something to eat. */
    askFor: Record<Diet, string>
  }
}
