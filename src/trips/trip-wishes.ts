/** What a traveller may ask for beyond the form's fields; all optional, kept with the trip as one value. */
export interface TripWishes {
  /** When one is there, and when one leaves: local "HH:MM". */
  arrival?: Journey
  departure?: Journey
  /** Of the children, in years. */
  ages?: number[]
  /** Names, as typed. */
  mustSees?: string[]
  diet?: Diet
  mobility?: Mobility
  /** Days begin no sooner, "HH:MM". */
  startsAt?: string
  /** Long trips too are spent at one base. */
  oneBase?: true
  /** The nights are spent at home: nobody arrives, leaves or needs a room. Set where a trip ends where it starts. */
  atHome?: true
  /** In which totals are told too; ISO 4217. */
  currency?: HomeCurrency
  /** In the traveller's own words. */
  notes?: string
}

export interface Journey {
  time?: string
  means?: JourneyMeans
}

export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher'] as const
export const MOBILITIES = ['little-walking', 'step-free'] as const
export const JOURNEY_MEANS = ['plane', 'train', 'car', 'boat'] as const

/** Money that travellers bring: what the European Central Bank publishes rates of, and the euro. */
export const HOME_CURRENCIES = [
  'EUR',
  'CHF',
  'USD',
  'GBP',
  'AUD',
  'BRL',
  'CAD',
  'CNY',
  'CZK',
  'DKK',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KRW',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'ZAR',
] as const

export type HomeCurrency = (typeof HOME_CURRENCIES)[number]
export type Diet = (typeof DIETS)[number]
export type Mobility = (typeof MOBILITIES)[number]
export type JourneyMeans = (typeof JOURNEY_MEANS)[number]

export const WISH_LIMITS = {
  mustSees: 20,
  /** Characters. */
  notes: 500,
  /** Days begin by then, whatever is asked for: later there is too little left of them. */
  latestStart: '14:00',
} as const

/** The form's fields for wishes. */
export const WISH_FIELDS = [
  'arrivalTime',
  'arrivalMeans',
  'departureTime',
  'departureMeans',
  'ages',
  'mustSees',
  'diet',
  'mobility',
  'startsAt',
  'oneBase',
  'currency',
  'notes',
] as const
export type WishField = (typeof WISH_FIELDS)[number]
