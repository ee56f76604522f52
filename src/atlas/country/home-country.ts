import type { Atlas } from '../atlas.ts'
import { countryCode } from './country.ts'
import type { Destination } from '../destination.ts'
import { withEvents } from '../event-sights.ts'
import { townCountry } from '../lookup/start-place.ts'
import { pricedFor } from '../ticket-price.ts'

type Places = Pick<Atlas, 'find' | 'head'>

/** The ISO code of the country in which a place lies, by the atlas or by its name's last part: "Reading, England". */
export function homeCountry(atlas: Places, place: string): string | undefined {
  const match = atlas.find(place)
  if (match.kind === 'exact' && !match.corrected) return atlas.head(match.id)?.country
  const town = townCountry(place)
  if (town) return town
  if (match.kind === 'exact') return atlas.head(match.id)?.country
  return countryCode(place.split(',').at(-1) ?? '')
}

/** A place as who sets out from `start` finds it on these dates: with its events, and at the prices for them. */
export function seenFrom(
  atlas: Places,
  start: string,
  dates: readonly string[],
): (place: Destination) => Destination {
  const country = homeCountry(atlas, start)
  return (place) => pricedFor(withEvents(place, dates), country)
}
