import type { TipFacts } from '../prose.ts'

/** What a language says of the way there. */
export interface WayTexts {
  /** `after`: one from the same place is told before it. */
  connection(connection: NonNullable<TipFacts['connections']>[number], after: boolean): string
  noFlightIsFaster: string
  /** Where the plan's hours are those of a flight, and the train is told of beside it. */
  trainTakesTheDay: string
  byRoad(road: NonNullable<TipFacts['road']>): string
  trainFrom(place: string): string
  /** Where nobody knows the place that one sets out from. */
  fromUnknown(place: string): string
}
