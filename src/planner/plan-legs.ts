/** What a plan for several places has beside its days; see plan.ts. */

export type LegMode = 'train' | 'ferry' | 'car' | 'flight'

export interface PlanLeg {
  /** Names, in the plan's language; the ids are the atlas's. */
  from: string
  to: string
  fromId: string
  toId: string
  date: string
  mode: LegMode
  /** "HH:MM" by the clocks of `from`; without it the traveller chooses. */
  depart?: string
  /** Door to door, stops on the way not counted. */
  minutes: number
  km: number
  /** Usual fares of the whole party. */
  price?: { amount: number; currency: string }
  url: string
  /** Where the way is broken for a while. */
  via?: { id: string; name: string; minutes: number }
  /** What another country changes. */
  border?: { country: string; control: boolean; currency?: string; plugs?: string[] }
}

/** What the days at one place cost, in its own money, the way on from there included. */
export interface StopBudget {
  id: string
  place: string
  nights: number
  currency: string
  lodging: number
  food: number
  transport: number
  activities: number
  total: number
}
