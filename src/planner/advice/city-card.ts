import type { Destination, Practical, Sight } from '../../atlas/destination.ts'
import { regionOf } from '../../atlas/bases.ts'
import { addDays } from '../../platform/calendar-date.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'

/** A city card that costs an adult less than what it replaces in a plan. */
export interface CityCard {
  name: string
  /** The official site, a bare domain. */
  site?: string
  /** Days in a row; `hours` where it counts those from its first use. */
  days: number
  hours?: number
  /** The day from which on it is used, YYYY-MM-DD. */
  from: string
  price: number
  /** What an adult would pay singly for sights and rides. */
  worth: number
  /** Dearest first. */
  sights: Sight[]
  rides: number
  /** Of those, sights that want a time slot all the same. */
  slots: Sight[]
}

type Offer = NonNullable<Practical['cards']>[number]
type Tariff = Pick<Practical, 'cards' | 'ride' | 'dayPass'>
type Level = PlanRequest['budget'] | undefined

/** Less is not worth the talk: a part of the price, and whole units. */
const LEAST_SAVED = { part: 0.05, amount: 1 }
const HOURS_A_DAY = 24

/** The card, the length and the first day that save an adult most; undefined where none pays. */
export function cityCardFor(
  { practical }: { practical?: Tariff },
  days: readonly PlanDay[],
  /** By day. */
  visited: readonly (readonly Sight[])[],
  budget: Level,
): CityCard | undefined {
  if (!practical?.cards) return undefined
  const fares = faresOf(practical, days, budget)
  const all = practical.cards.flatMap((offer) =>
    offer.prices.flatMap(({ days: whole, hours, price }) =>
      days.flatMap(({ date: from }, first): CityCard[] => {
        // Hours run from the first visit on: so many days' visits always begin within them.
        const length = whole ?? Math.floor((hours ?? 0) / HOURS_A_DAY)
        const until = addDays(from, length - 1)
        const isHeld = ({ date }: PlanDay) => date >= from && date <= until
        const seen = visited.filter((_, index) => days[index] && isHeld(days[index]))
        const sights = replacedBy(offer, seen.flat(), visited.flat())
        if (!sights.some(({ id }) => visited[first]?.some((sight) => sight.id === id))) return []
        const held = offer.rides ? fares.filter((_, index) => days[index] && isHeld(days[index])) : []
        const worth = sum(sights.map(({ adult = 0 }) => adult)) + sum(held.map(({ paid }) => paid))
        return [
          {
            name: offer.name,
            ...(offer.site && { site: offer.site }),
            days: length,
            ...(hours !== undefined && { hours }),
            from,
            price,
            worth,
            sights,
            rides: sum(held.map(({ rides }) => rides)),
            slots: sights.filter(({ id }) => offer.slots?.includes(id)),
          },
        ]
      }),
    ),
  )
  const [best] = all.filter(pays).toSorted((a, b) => saved(b) - saved(a) || a.days - b.days)
  return best && { ...best, worth: Math.round(best.worth) }
}

/** One a place that the plan stays at. */
export function cityCardsOf(
  days: readonly PlanDay[],
  bases: readonly Destination[],
  visited: readonly (readonly Sight[])[],
  budget: Level,
): CityCard[] {
  const regions = bases.map(({ id }) => regionOf(id))
  return [...new Set(regions)].flatMap((region) => {
    const isThere = (_: unknown, index: number) => regions[index] === region
    const base = bases.find(isThere)
    return (base && cityCardFor(base, days.filter(isThere), visited.filter(isThere), budget)) ?? []
  })
}

const saved = ({ worth, price }: CityCard) => worth - price
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

function pays(card: CityCard): boolean {
  return saved(card) >= Math.max(LEAST_SAVED.amount, card.price * LEAST_SAVED.part)
}

/** Sights whose tickets a card saves, dearest first: each once, and one of those that share a ticket. */
function replacedBy({ includes, choose }: Offer, seen: readonly Sight[], all: readonly Sight[]): Sight[] {
  const isIn = ({ id }: Sight) => includes.includes(id) || choose?.from.includes(id) === true
  const dearest = seen.toSorted((a, b) => (b.adult ?? 0) - (a.adult ?? 0))
  const paid = dearest.filter(
    ({ id, ticket, adult = 0 }, index) =>
      adult > 0 &&
      dearest.findIndex((other) => other.id === id || (ticket && other.ticket === ticket)) === index,
  )
  // A shared ticket that is wanted on another day, or for another sight, is bought anyway.
  const isSaved = ({ ticket }: Sight) =>
    !ticket || all.every((other) => other.ticket !== ticket || (isIn(other) && seen.includes(other)))
  const replaced = paid.filter((sight) => isIn(sight) && isSaved(sight))
  const chosen = replaced.filter(({ id }) => !includes.includes(id)).slice(0, choose?.most)
  return replaced.filter((sight) => includes.includes(sight.id) || chosen.includes(sight))
}

/** By day, its rides, and what they cost singly or with a day's pass; who has a driver pays none. */
function faresOf({ ride = 0, dayPass }: Tariff, days: readonly PlanDay[], budget: Level) {
  const most = dayPass ? dayPass.price / Math.max(1, dayPass.hours / HOURS_A_DAY) : Infinity
  return days.map(({ items }) => {
    const rides = budget === 'luxury' ? 0 : items.filter(({ travel }) => travel?.mode === 'transit').length
    return { rides: ride > 0 ? rides : 0, paid: Math.min(rides * ride, most) }
  })
}
