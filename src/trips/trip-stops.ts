/** A trip to several places, as it is asked for; kept with the trip as one value. */
export interface TripRoute {
  /** In the order in which they were named. */
  stops: TripStop[]
  order: StopOrder
  ends: RouteEnd
}

export interface TripStop {
  /** As typed. */
  place: string
  /** As many as it is worth among the others, where nothing is said. */
  nights?: number
}

/** given: as named · best: whatever takes the least time on the way. */
export const STOP_ORDERS = ['given', 'best'] as const
/** start: back to where the trip began · last: it ends at the last stop, and the way home is another matter. */
export const ROUTE_ENDS = ['start', 'last'] as const

export type StopOrder = (typeof STOP_ORDERS)[number]
export type RouteEnd = (typeof ROUTE_ENDS)[number]

/** Places of a trip, the destination among them; the form offers `further` beside it. */
export const STOP_LIMITS = { most: 8, further: 6 } as const

/** The form's fields of each stop, in order: the first is the destination itself. */
export const STOP_FIELDS = [
  'destination',
  'stop2',
  'stop3',
  'stop4',
  'stop5',
  'stop6',
  'stop7',
  'stop8',
] as const
export const NIGHTS_FIELDS = [
  'nights1',
  'nights2',
  'nights3',
  'nights4',
  'nights5',
  'nights6',
  'nights7',
  'nights8',
] as const

export type StopField = (typeof STOP_FIELDS)[number] | 'stops'
export type NightsField = (typeof NIGHTS_FIELDS)[number] | 'stops'
export type RouteField = Exclude<StopField | NightsField, 'destination'> | 'order' | 'ends'

export function stopField(index: number): StopField {
  return STOP_FIELDS[index] ?? 'stops'
}

export function nightsField(index: number): NightsField {
  return NIGHTS_FIELDS[index] ?? 'stops'
}
