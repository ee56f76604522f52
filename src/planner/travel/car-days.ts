import { regionOf, wayBetweenBases } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { PlanDay, PlanItem, PlanRequest } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { takesTaxis } from './taxis.ts'
import { isUnderWay } from './transfer-items.ts'
import { journeyBetween } from './travel-time.ts'

/** For less one takes a taxi, km. */
const LEAST_DRIVEN_KM = 15
/** Out of a town where nobody needs a car otherwise: to a zoo at its edge one takes a taxi. */
const HIRED_FOR_DAY_KM = 40
/** Nobody brings a car back for so few days without it. */
const KEPT_DAYS = 2
/** So near the centre one is in town, km. */
const IN_TOWN_KM = 10

type Base = Pick<Destination, 'id' | 'country' | 'center' | 'connections' | 'practical' | 'sights' | 'ways'>
type Party = Partial<Pick<PlanRequest, 'budget'>>
type Reach = NonNullable<Sight['reach']>
type Days = readonly Pick<PlanDay, 'items'>[]

/** Who came in a car of their own has it all the time. */
export function hasOwnCar({ wishes }: { wishes?: PlanRequest['wishes'] }): boolean {
  return wishes?.arrival?.means === 'car'
}

/** No bus or train goes from base to base: one has a car from then on. */
export function movesByCar(from: Base, to: Base): boolean {
  return canHire(from, to) && wayBetweenBases(from, to)?.mode === 'car'
}

function canHire(...bases: Base[]): boolean {
  return bases.every(({ practical }) => practical !== undefined && practical.car !== 'no')
}

/** A day on which one has a car, one that begins with moving on by land included. */
export function withCarOn(frame: DayFrame): DayFrame {
  const { move } = frame
  const isByLand = move && !move.leg && move.mode !== 'transit'
  return { ...frame, car: true, ...(isByLand && { move: { ...move, mode: 'car', hired: true } }) }
}

/**
 * Days, by index, on which a plan has a hired car: those that need one, all at a base to which one has moved in it,
 * and a day or two between them. `bases`: the day's destination, by day. Who rides in taxis or has a driver hires none.
 */
export function hiredDays(days: Days, bases: readonly (Base | undefined)[], party: Party = {}): Set<number> {
  const needed = days.map((day, index) => needsCar(day, bases[index], party))
  const isSame = (a: number, b: number) => bases[a] !== undefined && bases[a]?.id === bases[b]?.id
  const cameByCar = bases.map(() => false)
  const hired = new Set<number>()
  for (const index of days.keys()) {
    const [from, here] = [bases[index - 1], bases[index]]
    const isMoved = from !== undefined && here !== undefined && !isSame(index - 1, index)
    const stay = needed.filter((_, day) => day >= index && isSame(index, day))
    cameByCar[index] = isMoved
      ? !isDriven(here, party) && drivesOn(from, here, hired.has(index - 1), stay)
      : index > 0 && cameByCar[index - 1] === true
    if (needed[index] || cameByCar[index]) hired.add(index)
  }
  const isKept = (index: number) =>
    isSame(index - 1, index) &&
    (isSame(index, index + 1) || cameByCar[index + 1] === true) &&
    bases[index]?.practical?.car !== 'no'
  const gaps = spansOf(new Set([...days.keys()].filter((index) => !hired.has(index))))
  for (const { from, to } of gaps) {
    const between = Array.from({ length: to - from + 1 }, (_, day) => from + day)
    const isShort = between.length <= KEPT_DAYS && hired.has(from - 1) && hired.has(to + 1)
    if (isShort && between.every(isKept)) for (const day of between) hired.add(day)
  }
  return new Set([...hired].toSorted((a, b) => a - b))
}

/**
 * Whether one moves to the next base in a hired car: where nothing else goes, where one has it already and a bus
 * would take the same road, and where most days there, or the first, need it. `stay`: which do.
 */
function drivesOn(from: Base, to: Base, hasCar: boolean, stay: readonly boolean[]): boolean {
  if (!canHire(from, to) || regionOf(from.id) !== regionOf(to.id)) return false
  const { mode } = journeyBetween(from, to)
  if (mode === 'transit') return false
  const isMostly = stay.filter(Boolean).length * 2 >= stay.length
  return movesByCar(from, to) || (mode === 'car' && hasCar) || stay[0] === true || isMostly
}

/** First and last of the days that follow each other. */
export function spansOf(days: ReadonlySet<number>): { from: number; to: number }[] {
  const sorted = [...days].toSorted((a, b) => a - b)
  const starts = sorted.filter((day) => !days.has(day - 1))
  return starts.map((from) => {
    let to = from
    while (days.has(to + 1)) to++
    return { from, to }
  })
}

function isDriven(base: Base, party: Party): boolean {
  return base.practical?.car !== 'needed' && takesTaxis(base, party)
}

function needsCar(day: Pick<PlanDay, 'items'>, base: Base | undefined, party: Party): boolean {
  if (!base || isUnderWay(day) || isDriven(base, party)) return false
  const car = base.practical?.car
  if (car === 'needed') return true
  return car === 'useful' ? drives(day, base) : drivesOut(day, base)
}

/** Ways that the plan has made by road, and that neither a bus nor a tour does: a bus goes back to town alone. */
function drives({ items }: Pick<PlanDay, 'items'>, { sights, center }: Base): boolean {
  const reachAt = (item: PlanItem | undefined) => sights.find(({ id }) => id === item?.place?.id)?.reach?.mode
  return items.some((item, position) => {
    const { kind, travel } = item
    if (kind === 'transfer' || travel?.mode !== 'car') return false
    const before = items.slice(0, position).findLast(({ place }) => place)
    const ends = [reachAt(item), reachAt(before)]
    if (ends.includes('car')) return true
    const isRidden = (mode: Reach['mode'] | undefined) =>
      mode !== undefined && (mode !== 'bus' || [item, before].some((end) => isInTown(end, center)))
    return travel.km >= LEAST_DRIVEN_KM && !ends.some(isRidden)
  })
}

/** One sets out there; so does who has come from nowhere yet. */
function isInTown(item: PlanItem | undefined, center: Coordinates): boolean {
  const { lat, lon } = item?.place ?? {}
  return lat === undefined || lon === undefined || distanceKm([lat, lon], center) <= IN_TOWN_KM
}

/** A day trip by road from a town where nobody needs a car otherwise; who joins a tour is driven. */
function drivesOut({ items }: Pick<PlanDay, 'items'>, { sights }: Base): boolean {
  return items.some(({ kind, place, travel }) => {
    const reach = sights.find(({ id }) => id === place?.id)?.reach
    const needsOne = reach?.mode === 'car'
    const isDriven = travel?.mode === 'car' && travel.km >= (needsOne ? LEAST_DRIVEN_KM : HIRED_FOR_DAY_KM)
    return kind === 'daytrip' && isDriven && (reach === undefined || needsOne)
  })
}
