import { distanceKm } from '../../atlas/distance.ts'
import { openOn, weekdayOf } from '../../atlas/opening-hours.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { priceIn } from '../read/prices.ts'
import { eachStop, type Found, type Judge, nameOf } from './context.ts'

/** Off by half and more; a few units are no matter. */
const OFF = 0.5
const LEAST_PART = 0.05
const LATEST = '23:59'

/** The same place on two days, or twice on one. */
export const doubled: Judge = (itinerary) => {
  const seen = new Map<string, number>()
  return eachStop(itinerary, ({ sight }, { day, dayIndex, stopIndex }) => {
    if (!sight) return undefined
    const key = `${day.destination.id} ${sight.id}`
    const before = seen.get(key)
    if (before === undefined) {
      seen.set(key, dayIndex)
      return undefined
    }
    return {
      kind: 'doubled',
      severity: 'warning',
      day: dayIndex,
      stop: stopIndex,
      facts: { otherDay: before },
      mending: { kind: 'drop' },
    } satisfies Found
  })
}

/** A name that the atlas does not know there. */
export const notFound: Judge = (itinerary) => {
  // What the plan has, and what was offered for another: each stands for one.
  const taken = new Set(itinerary.days.flatMap(({ stops }) => stops.map(({ place }) => place?.id)))
  return eachStop(itinerary, (stop, { day, dayIndex, stopIndex }) => {
    if (stop.sought === undefined) return undefined
    const { sights, center } = day.destination
    const isOpen = day.date ? openOn(day.date) : () => true
    const near = day.stops.find(({ place }) => place)?.place?.at ?? center
    const other = sights
      .filter((sight) => !taken.has(sight.id) && !sight.daytrip && isOpen(sight))
      .toSorted((a, b) => b.score - distanceKm(b.at, near) - (a.score - distanceKm(a.at, near)))[0]
    if (other) taken.add(other.id)
    return {
      kind: 'not-found',
      severity: 'warning',
      day: dayIndex,
      stop: stopIndex,
      facts: { name: nameOf(stop, itinerary.locale) },
      ...(other && { mending: { kind: 'other-place', name: other.name[itinerary.locale], id: other.id } }),
    } satisfies Found
  })
}

/** A ticket that costs twice as much, or half. */
export const prices: Judge = (itinerary) =>
  eachStop(itinerary, ({ sight, whole }, { day, dayIndex, stopIndex }) => {
    const { currency, tickets } = day.destination
    // What a free day or hour costs is not told by the usual price.
    const isReduced = sight && day.date && pricedAt(sight, day.date, LATEST).reduction
    const known = isReduced ? undefined : sight?.adult
    const said = known === undefined ? undefined : priceIn(whole, currency)
    if (!said || known === undefined) return undefined
    const small = (tickets[2] ?? 10) * LEAST_PART
    const isOff = (amount: number, right: number) => Math.abs(amount - right) >= Math.max(small, right * OFF)
    const others = [sight?.residence?.outside, sight?.residence?.inside].flatMap((each) => each?.adult ?? [])
    const isRight = (right: number) =>
      !isOff(said.least, right) || !isOff(said.most, right) || (said.least <= right && said.most >= right)
    if ([known, ...others].some(isRight)) return undefined
    return {
      kind: 'price',
      severity: 'warning',
      day: dayIndex,
      stop: stopIndex,
      facts: { said: String(said.most), known, currency },
      mending: { kind: 'right-price', amount: known, currency },
    } satisfies Found
  })

/** "Monday, 8 June" where that is a Tuesday. */
export const weekdays: Judge = ({ days }) =>
  days.flatMap(({ date, weekday }, day): Found[] =>
    date && weekday && weekdayOf(date) !== weekday
      ? [
          {
            kind: 'weekday',
            severity: 'error',
            day,
            facts: { date, said: weekday },
            mending: { kind: 'right-weekday', date },
          },
        ]
      : [],
  )
