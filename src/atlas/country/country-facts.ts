import type { DayRule } from '../opening-hours.ts'

/** What holds in a whole country (content/countries.json). Hours of meals are "HH:MM", from and to. */
export interface CountryFacts {
  plugs?: string[]
  voltage?: number | number[]
  driving?: 'left' | 'right'
  /** Offices in towns, those of car hire too. */
  officesShutOnSundays?: true
  emergency?: string
  police?: string
  ambulance?: string
  calling?: string
  meals?: {
    breakfast: [string, string]
    lunch: [string, string]
    dinner: [string, string]
    kitchens?: string
  }
  tipping?: Bilingual
  tapWater?: boolean
  /** `on`: told to those alone who are there on such a day. */
  notes?: (Bilingual & { on?: DayRule })[]
}

export interface Bilingual {
  en: string
  de: string
}
