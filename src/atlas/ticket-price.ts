import zones from '../../content/zones.json' with { type: 'json' }
import type { Destination, Sight } from './destination.ts'
import { fallsOn } from './opening-hours.ts'

const COUNTRIES = new Map(Object.entries(zones).map(([zone, codes]) => [zone, new Set(codes.split(' '))]))

/** The destination with the prices for who lives in `country` (ISO code); the usual ones where nobody knows it. */
export function pricedFor(destination: Destination, country: string | undefined): Destination {
  if (!country || !destination.sights.some(({ residence }) => residence)) return destination
  const sights = destination.sights.map((sight) => asResident(sight, country, destination.tickets))
  return { ...destination, sights }
}

function asResident(sight: Sight, country: string, tickets: Destination['tickets']): Sight {
  const { residence } = sight
  if (!residence) return sight
  const { zone } = residence
  const lives = zone === country || COUNTRIES.get(zone)?.has(country) ? 'inside' : 'outside'
  const asked = residence[lives]
  if (!asked) return sight
  const { child: _, ...rest } = sight
  return { ...rest, ...asked, price: priceLevel(asked, tickets), pricedFor: lives }
}

/**
 * The sight at what it costs on a date, from `start` ("HH:MM") on. On a free day no ticket for several sights is bought,
 * and none is booked where there is none to book.
 */
export function pricedAt(sight: Sight, date: string, start = ''): Sight {
  const isMeant = fallsOn(date)
  const reduction = sight.reduced?.find((rule) => isMeant(rule) && start >= (rule.from ?? ''))
  const adult = reduction?.adult ?? 0
  if (!reduction || (sight.adult !== undefined && sight.adult <= adult)) return sight
  const { ticket, booking, child, ...rest } = sight
  return {
    ...rest,
    adult,
    price: adult === 0 ? 0 : sight.price,
    ...(child !== undefined && { child: Math.min(child, adult) }),
    ...(ticket && adult > 0 && { ticket }),
    ...(booking && !reduction.unbooked && { booking }),
    reduction,
  }
}

/** The level whose usual ticket is nearest; 0 is free and nothing else is. */
export function priceLevel(
  { price, adult }: { price?: number | undefined; adult?: number | undefined },
  tickets: Destination['tickets'],
): number {
  if (adult === undefined) return price ?? 0
  if (adult === 0) return 0
  const levels = [1, 2, 3]
  const off = (level: number) => Math.abs((tickets[level] ?? 0) - adult)
  return levels.reduce((best, level) => (off(level) < off(best) ? level : best))
}
