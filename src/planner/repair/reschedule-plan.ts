import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { tableName } from '../../atlas/table-name.ts'
import { startNamed } from '../../atlas/lookup/start-place.ts'
import { converted } from '../../atlas/country/exchange-rates.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { hireOf } from '../advice/car-advice.ts'
import { bookedFrom, bookingList } from '../advice/booking/booking-list.ts'
import { waysThere } from '../advice/ways-there.ts'
import { budgetOf, livingCosts } from '../advice/money/budget.ts'
import { inHomeMoney } from '../advice/money/home-money.ts'
import { ticketOffice, withDearestPaid } from '../advice/money/shared-tickets.ts'
import { isStillGood, ticketCost } from '../advice/money/tickets.ts'
import { type PartnerIds, PARTNERS } from '../advice/booking/partners.ts'
import { type AdviceSetting, flightsOf, summaryOf } from '../advice/plan-advice.ts'
import { tipsOf } from '../advice/plan-tips.ts'
import { staysOf } from '../advice/where-to-stay.ts'
import { budgetOfJourney } from '../journey/journey-budget.ts'
import { isHalt } from '../plan-legs.ts'
import {
  isStop,
  type BookingItem,
  type Plan,
  type PlanDay,
  type PlanItem,
  type PlanRequest,
} from '../plan.ts'
import { isVisit } from '../verify/subject.ts'
import type { Reschedule, StandardWords } from './reschedule.ts'
import { excursionOf } from '../schedule/planned-sight.ts'
import { baseDestination, frameOf, scheduleDay } from '../schedule/schedule-day.ts'
import { GENERIC_RANGE, genericPlan } from '../atlas/generic-plan.ts'
import { withFreeHours } from '../days/free-hours.ts'
import { withRainAlternatives } from '../days/rain-alternatives.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { titleOf } from '../prose/days/day-title.ts'

export interface RescheduleSettings {
  atlas: Atlas
  partners?: PartnerIds
}

/** What changes a finished plan: repair, a model's advice and the traveller's own edits all go through it. */
export function createReschedule({ atlas, partners = PARTNERS }: RescheduleSettings) {
  return (
    request: PlanRequest,
    facts: { destinations: readonly Destination[] },
    seed: number,
  ): Reschedule => {
    const { destinations } = facts
    return {
      day(plan, index, stops, fill) {
        const day = scheduleDay({
          plan,
          index,
          stops,
          arrangement: fill ? 'fill' : 'best',
          request,
          destinations,
          seed: seed + index,
        })
        return withShelterAndRest({ ...plan, days: plan.days.with(index, day) }, index, destinations, request)
      },
      money: (plan) => withMoney(plan, request, destinations),
      words: (plan) => standardWords(plan, request, destinations, atlas, partners),
    }
  }
}

/** Day `index` with rain alternatives that no other day uses, and with its free hours told. */
export function withShelterAndRest(
  plan: Plan,
  index: number,
  destinations: readonly Destination[],
  request: PlanRequest,
): PlanDay {
  const day = plan.days[index]
  if (!day) throw new RangeError(`the plan has no day ${index}`)
  const planned = plan.days.map((other, position) =>
    position === index ? other : { ...other, items: visitsOf(other) },
  )
  const stay = isUnderWay(day) && index > 0 ? index - 1 : index
  const base = baseDestination(plan, stay, destinations)
  const baseOf = ({ date }: PlanDay) => (date === day.date ? base : undefined)
  const party = { ...request, language: plan.language }
  const sheltered = withRainAlternatives(planned, baseOf, party)
  const suggested = base ? suggestedBeside(plan, index, base) : new Set<string>()
  return withFreeHours(sheltered, baseOf, party, 0, suggested)[index] ?? day
}

/** Ids of what other days suggest for their free hours: nothing is suggested twice. */
function suggestedBeside({ days, language }: Plan, index: number, base: Destination): Set<string> {
  const others = days.filter((_, position) => position !== index).flatMap(({ items }) => items)
  const told = others.flatMap(({ kind, why }) => (kind === 'free' && why ? [why] : [])).join('\n')
  const tables = (base.food ?? []).filter((table) => told.includes(tableName(table, language)))
  const sights = base.sights.filter(({ name }) => told.includes(name[language]))
  return new Set([...tables, ...sights].map(({ id }) => id))
}

function visitsOf({ items }: PlanDay): PlanItem[] {
  return items.filter(({ place }) => place?.id)
}

/** The plan with its tickets, its budget and what there is to book computed anew. */
export function withMoney(plan: Plan, request: PlanRequest, destinations: readonly Destination[]): Plan {
  const home = destinations.find(({ id }) => id === plan.destination.id)
  const paid = new Map<string, string>()
  const baseOn = (index: number) => baseDestination(plan, index, destinations)
  const officeOf = (index: number) => ticketOffice(baseOn(index), plan.legs ? undefined : home)
  const paidAtFirst = plan.days.map((day, index) => {
    const { destination: base, prices } = officeOf(index)
    const items = day.items.map((item): PlanItem => {
      if (item.kind === 'meal' || item.kind === 'evening') return item
      const { cost: _, ...rest } = item
      const from = isHalt(item) && index > 0 ? baseOn(index - 1).sights : []
      const found = [...base.sights, ...from].find(({ id }) => id === item.place?.id)
      const sight = found && pricedAt(found, day.date, item.start)
      const stop = isVisit(item)
      const bought = sight?.ticket !== undefined && isStillGood(sight, paid.get(sight.ticket), day.date)
      if (sight?.ticket && stop && !bought) paid.set(sight.ticket, day.date)
      const cost = sight && stop && !bought ? ticketCost(sight, base.currency, prices, request) : undefined
      return cost ? { ...rest, cost } : rest
    })
    return { ...day, items }
  })
  const days = withDearestPaid(paidAtFirst, officeOf, request, plan.language)
  const bases = days.map((_, index) => baseOn(index))
  const hireOn = hireOf(request, days, bases)
  const living = (index: number) => ({
    ...livingCosts(request, home, baseOn(index), days[index]?.date),
    ...hireOn(index),
  })
  const range = home ? undefined : GENERIC_RANGE
  const currency = home?.currency ?? plan.destination.currency
  const budget = plan.legs
    ? budgetOfJourney({ request, days, bases, legs: plan.legs, currency })
    : budgetOf(request, days, living, range)
  const own = homeMoneyOf(plan, budget.total, currency)
  const isBooked = (wanted: BookingItem['kind']) => plan.booking?.some(({ kind }) => kind === wanted) ?? false
  const booking =
    plan.booking &&
    bookingList(
      request,
      days,
      bases,
      waysThere({ ...plan, train: isBooked('train') && !isBooked('flight') }).filter(isBooked),
    )
  return {
    ...plan,
    days,
    ...(booking && { booking: bookedFrom(plan.provenance.createdAt.slice(0, 10), booking) }),
    budget: { ...budget, currency, ...(own && { home: own }) },
  }
}

/** The total at the plan's own rate; a journey that begins in another country is counted in other money. */
function homeMoneyOf({ budget: { home, currency: before } }: Plan, total: number, currency: string) {
  if (!home || home.currency === currency) return undefined
  const rate = before === currency ? home.rate : home.rate * converted(1, currency, before)
  return inHomeMoney(total, { ...home, rate })
}

/** The texts and links that code alone gives this plan. */
function standardWords(
  plan: Plan,
  request: PlanRequest,
  destinations: readonly Destination[],
  atlas: Atlas,
  partners: PartnerIds,
): StandardWords {
  const home = destinations.find(({ id }) => id === plan.destination.id)
  const bases = plan.days.map((_, index) => baseDestination(plan, index, destinations))
  const sightOf = (item: PlanItem, index: number) => {
    const base = bases[index]
    const date = plan.days[index]?.date ?? ''
    return (
      base?.sights.find(({ id }) => id === item.place?.id) ??
      (base && excursionOf(item, date, base, destinations))
    )
  }
  const titles = plan.days.map((day, index) => {
    const destination = bases[index] ?? baseDestination(plan, index, destinations)
    const frame = frameOf(plan, index, request, destinations)
    const sights = day.items.filter(isStop).flatMap((item) => sightOf(item, index) ?? [])
    return titleOf(sights, { frame, destination, language: plan.language })
  })
  const why = (item: PlanItem, day: PlanDay) => sightOf(item, plan.days.indexOf(day))?.hint[plan.language]
  if (!home) {
    const { summary, tips, flights, stays } = genericPlan(request, [], atlas, partners)
    return { summary, titles, why, tips, flights, stays }
  }
  const start = startNamed(atlas, request.startLocation)
  const setting: AdviceSetting = {
    request,
    home,
    days: plan.days,
    bases,
    partners,
    ...(start && { start }),
    ...(plan.legs && { legs: plan.legs }),
  }
  return {
    summary: summaryOf(setting, plan.budget),
    titles,
    why,
    tips: tipsOf(setting),
    flights: flightsOf(setting),
    stays: staysOf(setting),
  }
}
