import type { Locale } from '../../../i18n/locale.ts'
import { routeLink } from './links.ts'
import { type PartnerIds, PARTNERS } from './partners.ts'
import type { Plan, TravelLink } from '../../plan.ts'

/** Where a way by train or a visit can be booked; built from the plan's own places, whenever it is shown. */
export interface BookingLinks {
  trains: TravelLink[]
  activities: TravelLink[]
}

/** As many as a reader looks at. */
const MOST = 4

/** Connections from base to base, and tickets and tours at each, in the reader's language. */
export function bookingLinks(
  { days, arrival, destination, legs = [] }: Plan,
  language: Locale,
  partners: PartnerIds = PARTNERS,
): BookingLinks {
  // Without coordinates it is what somebody typed, and stays with us.
  const bases = days.flatMap(({ base: { id, name, lat }, date }) =>
    lat === undefined ? [] : [{ id, name, date }],
  )
  const stays = bases.filter(({ name }, index) => name !== bases[index - 1]?.name)
  const there = arrival ? [routeLink(arrival.from, destination.name)] : []
  const isFlown = (from: string | undefined, to: string | undefined) =>
    legs.some(({ mode, fromId, toId }) => mode === 'flight' && fromId === from && toId === to)
  const between = stays
    .slice(1)
    .flatMap(({ id, name }, index) =>
      isFlown(stays[index]?.id, id) ? [] : routeLink(stays[index]?.name ?? '', name),
    )
  const activities = stays.map((stay) => {
    const nights = bases.filter(({ name }) => name === stay.name)
    return activityLink(stay.name, stay.date, nights.at(-1)?.date ?? stay.date, language, partners)
  })
  const trains = [...there, ...between]
  return { trains: trains.slice(0, MOST), activities: unique(activities).slice(0, MOST) }
}

function activityLink(
  place: string,
  from: string,
  to: string,
  language: Locale,
  { getYourGuide }: PartnerIds,
): TravelLink {
  const url = new URL('/s/', `https://www.getyourguide.${language === 'de' ? 'de' : 'com'}`)
  url.search = new URLSearchParams({
    q: place,
    date_from: from,
    date_to: to,
    ...(getYourGuide && { partner_id: getYourGuide }),
  }).toString()
  return { label: `GetYourGuide: ${place}`, url: url.href }
}

function unique(links: TravelLink[]): TravelLink[] {
  return links.filter(({ label }, index) => links.findIndex((other) => other.label === label) === index)
}
