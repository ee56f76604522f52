import type { Bilingual, Destination, Practical, Sight } from '../../../atlas/destination.ts'
import { regionOf } from '../../../atlas/bases.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'

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
  /** What an adult would pay singly for sights, rides and what else it saves. */
  worth: number
  /** Dearest first. */
  sights: Sight[]
  rides: number
  also?: Bilingual
  /** Of those, sights that want a time slot all the same. */
  slots: Sight[]
}

type Offer = NonNullable<Practical['cards']>[number]
type Tariff = Pick<Practical, 'cards' | 'ride' | 'dayPass'>
/** `nights`: of the whole journey. */
type Stay = { budget: PlanRequest['budget'] | undefined; nights: number }

/** Less is not worth the talk: a part of the price, and whole units. */
const LEAST_SAVED = { part: 0.05, amount: 1 }
const HOURS_A_DAY = 24

/** The card, the length and the first day that save an adult most; undefined where none pays. */
export function cityCardFor(
  { practical }: { practical?: Tariff },
  days: readonly PlanDay[],
  /** By day. */
  visited: readonly (readonly Sight[])[],
  { budget, nights }: Stay,
): CityCard | undefined {
  if (!practical?.cards) return undefined
  const fares = faresOf(practical, days, budget)
  const all = visited.flat()
  const cards = practical.cards.flatMap((offer) =>
    offer.prices.flatMap(({ days: whole, hours, price }) =>
      days.flatMap(({ date: from }, first): CityCard[] => {
        if (!visited[first]?.some((sight) => letsIn(offer, sight))) return []
        // Hours run from the first visit on: so many days' visits always begin within them.
        const length = whole ?? Math.floor((hours ?? 0) / HOURS_A_DAY)
        const until = addDays(from, length - 1)
        const isHeld = ({ date }: PlanDay) => date >= from && date <= until
        const seen = visited.filter((_, index) => days[index] && isHeld(days[index]))
        const sights = replacedBy(offer, seen.flat(), all)
        const held = offer.rides ? fares.filter((_, index) => days[index] && isHeld(days[index])) : []
        const also = offer.also && nights >= offer.also.nights ? offer.also : undefined
        const singly = sum(sights.map(({ adult = 0 }) => adult)) + sum(held.map(({ paid }) => paid))
        return [
          {
            name: offer.name,
            ...(offer.site && { site: offer.site }),
            days: length,
            ...(hours !== undefined && { hours }),
            from,
            price,
            worth: singly + (also?.worth ?? 0),
            ...(also && { also: also.what }),
            sights,
            rides: sum(held.map(({ rides }) => rides)),
            slots: sights.filter((sight) => offer.slots?.includes(idOf(sight))),
          },
        ]
      }),
    ),
  )
  const [best] = cards
    .filter((card) => card.sights.length > 0 && pays(card))
    .toSorted((a, b) => saved(b) - saved(a) || a.days - b.days || (a.from < b.from ? 1 : -1))
  return best && { ...best, worth: Math.round(best.worth) }
}

/** One a place that the plan stays at. */
export function cityCardsOf(
  days: readonly PlanDay[],
  bases: readonly Destination[],
  visited: readonly (readonly Sight[])[],
  stay: Stay,
): CityCard[] {
  const regions = bases.map(({ id }) => regionOf(id))
  return [...new Set(regions)].flatMap((region) => {
    const isThere = (_: unknown, index: number) => regions[index] === region
    const base = bases.find(isThere)
    return (base && cityCardFor(base, days.filter(isThere), visited.filter(isThere), stay)) ?? []
  })
}

const saved = ({ worth, price }: CityCard) => worth - price
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

function pays(card: CityCard): boolean {
  return saved(card) >= Math.max(LEAST_SAVED.amount, card.price * LEAST_SAVED.part)
}

/** What it is an hour of: "the gorge before the groups" is the gorge. */
const idOf = ({ id, visits }: Sight) => visits ?? id

function letsIn({ includes, choose }: Offer, sight: Sight): boolean {
  return includes.includes(idOf(sight)) || choose?.from.includes(idOf(sight)) === true
}

/** Sights whose tickets a card saves, dearest first: each once, and one of those that share a ticket. */
function replacedBy(offer: Offer, seen: readonly Sight[], all: readonly Sight[]): Sight[] {
  const { includes, choose } = offer
  const isIn = (sight: Sight) => letsIn(offer, sight)
  const isAlways = (sight: Sight) => includes.includes(idOf(sight))
  const isSame = (a: Sight, b: Sight) =>
    idOf(a) === idOf(b) || (a.ticket !== undefined && a.ticket === b.ticket)
  const dearest = seen.toSorted((a, b) => (b.adult ?? 0) - (a.adult ?? 0) || b.score - a.score)
  const paid = dearest.filter(
    (sight, index) => (sight.adult ?? 0) > 0 && dearest.findIndex((other) => isSame(sight, other)) === index,
  )
  // A shared ticket that is wanted on another day, or for another sight, is bought anyway.
  const isSaved = ({ ticket }: Sight) =>
    !ticket || all.every((other) => other.ticket !== ticket || (isIn(other) && seen.includes(other)))
  const replaced = paid.filter((sight) => isIn(sight) && isSaved(sight))
  const chosen = replaced.filter((sight) => !isAlways(sight)).slice(0, choose?.most)
  return replaced.filter((sight) => isAlways(sight) || chosen.includes(sight))
}

/** By day, its rides, and what they cost singly or with a day's pass; who has a driver pays none. */
function faresOf({ ride = 0, dayPass }: Tariff, days: readonly PlanDay[], budget: Stay['budget']) {
  const most = dayPass ? dayPass.price / Math.max(1, dayPass.hours / HOURS_A_DAY) : Infinity
  return days.map(({ items }) => {
    const rides = budget === 'luxury' ? 0 : items.filter(({ travel }) => travel?.mode === 'transit').length
    return { rides: ride > 0 ? rides : 0, paid: Math.min(rides * ride, most) }
  })
}
