import type { Destination, Evening, FoodPlace, Sight } from '../../src/atlas/destination.ts'
import { type FreeHour, type Idea, type Span, visitNear } from '../../src/planner/days/ideas-near.ts'
import { strollNear } from '../../src/planner/days/stroll-near.ts'
import { tableNear } from '../../src/planner/days/table-near.ts'
import { sampleDestination } from './sample-destination.ts'
import { sampleRequest } from './sample-plan.ts'

/** A free hour of a day in Vienna, and what is suggested for it. */

const vienna = sampleDestination()
/** In the middle of an afternoon, minutes after midnight. */
const AFTERNOON: Span = { from: 960, to: 1020 }

interface Setting {
  party?: Partial<Parameters<typeof sampleRequest>[0]>
  day?: Partial<FreeHour['day']>
  destination?: Partial<Destination>
  used?: readonly string[]
}

function freeHour({ party, day, destination, used = [] }: Setting): FreeHour {
  return {
    day: { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [], ...day },
    destination: { ...vienna, ...destination },
    party: sampleRequest(party),
    used: new Set(used),
    turn: 0,
  }
}

/** A café with soup at the centre. */
export function cafe(changes: Partial<FoodPlace> = {}): FoodPlace {
  return {
    id: 'cafe',
    name: 'Café',
    at: vienna.center,
    kind: 'cafe',
    hours: '08:00-22:00',
    meals: ['snack'],
    eat: { en: 'soup', de: 'Suppe' },
    cost: 10,
    ...changes,
  }
}

interface Break extends Setting {
  hasEaten?: boolean
  span?: Span
  /** Where the day goes on. */
  next?: Destination['center']
}

/** This table, where one is sent to it for a break. */
export function tableFor(
  food: FoodPlace,
  { hasEaten = false, span = AFTERNOON, next, ...setting }: Break = {},
): Idea | undefined {
  const hour = freeHour({ ...setting, destination: { food: [food], ...setting.destination } })
  return tableNear(next ? [vienna.center, next] : [vienna.center], span, hour, hasEaten)
}

export function isTableNamed(food: FoodPlace, setting: Break = {}): boolean {
  return tableFor(food, setting) !== undefined
}

/** What one is told to see, by its id, from the centre or another point. */
export function visitNamed(
  sights: readonly Sight[],
  span: Span,
  { from = vienna.center, ...setting }: Setting & { from?: Destination['center'] } = {},
): string | undefined {
  const hour = freeHour({ ...setting, destination: { ...setting.destination, sights: [...sights] } })
  return visitNear(from, span, hour, false)?.id
}

/** The walk by lamplight that one is told of, by its id. */
export function strollNamed(
  evenings: readonly Evening[],
  span: Span,
  setting: Setting = {},
): string | undefined {
  const hour = freeHour({ ...setting, destination: { ...setting.destination, evenings: [...evenings] } })
  return strollNear([vienna.center], span, hour)?.id
}
