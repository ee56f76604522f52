import type { Atlas } from '../../atlas/atlas.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { budgetOf, costOfLiving } from '../advice/money/budget.ts'
import { agesOf } from '../advice/money/tickets.ts'
import { flightLinks, type PartnerIds, stayLink } from '../advice/booking/links.ts'
import { openDay } from '../days/free-day.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { proseIn } from '../prose/prose.ts'
import { frameDays } from '../schedule/frame.ts'
import { unknownDestination } from './unknown-destination.ts'

/** Around a total of which only the order is known. */
export const GENERIC_RANGE = { low: 0.5, high: 2 }
const LONGEST_NAME = 60

/**
 * A plan for a place that the atlas does not know: an open outline in which nothing is named but the place itself,
 * marked as not checked. `meant`: ids of destinations that may have been meant.
 */
export function genericPlan(
  request: PlanRequest,
  meant: readonly string[],
  atlas: Pick<Atlas, 'head'>,
  partners: PartnerIds,
): Omit<Plan, 'provenance'> {
  const { language, adults, startDate, endDate } = request
  const prose = proseIn(language)
  const place = placeName(request.destination)
  const unknown = unknownDestination(place)
  const facts = {
    request,
    place,
    days: daysBetween(startDate, endDate) + 1,
    meant: meant.flatMap((id) => atlas.head(id)?.names[language] ?? []).slice(0, 3),
  }
  const days = frameDays(request).map((frame, index): PlanDay => {
    const { date, title, items } = openDay(
      {
        index,
        frame,
        destination: unknown,
        prices: unknown,
        party: request,
        language,
      },
      [],
    )
    const marked = items.map((item) =>
      item.kind === 'free' ? { ...item, place: { name: place, verified: false } } : item,
    )
    return { date, title, base: { name: place }, items: marked }
  })
  const living = costOfLiving(unknown, request.budget)
  const search = { language, adults, ages: agesOf(request), startDate, endDate, partners }
  return {
    version: 1,
    language,
    coverage: 'generic',
    destination: { name: place, currency: unknown.currency },
    summary: prose.genericSummary(facts),
    days,
    tips: prose.genericTips(facts),
    flights: flightLinks(search),
    stays: facts.days > 1 ? prose.genericStays.map((stay) => ({ ...stay, url: stayLink(search) })) : [],
    budget: budgetOf(request, days, () => living, GENERIC_RANGE),
  }
}

/** What was typed, as a name that may be shown: letters, digits and the marks that names have. */
export function placeName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s,.'’()-]+/gu, ' ')
    // A dot within a word would read as an address.
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  return name.length <= LONGEST_NAME ? name : name.slice(0, LONGEST_NAME).replace(/\s+\S*$/, '')
}
