import type { Destination } from '../atlas/destination.ts'
import type { ReadText } from './read/read-days.ts'

/** The destination behind a name; undefined where there is none, or none in time. */
export type FindPlace = (name: string) => Promise<Destination | undefined>

/** Names that are asked for: each costs a visitor some seconds. */
const MOST = 2
const OPENING_LINES = 6
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s(?:am|an der|in der|bei|upon|on the|de|du|del|di|la|le|el|\p{Lu}[\p{L}'’-]+)){0,4}`
/** "3 days in Altenau", "Altenau: 2 Tage", "Reise nach Altenau". */
const FORMS = [
  new RegExp(String.raw`\b(?:in|to|for|around|nach|für|durch|um)\s+(${NAME})`, 'gu'),
  new RegExp(String.raw`^(${NAME})\s*(?:$|[,:–—|(-])`, 'gu'),
]
const NO_PLACE =
  /^(?:Day|Tag|Here|Hier|Hi|Hello|Hallo|Morning|Afternoon|Evening|Vormittag|Nachmittag|Abend|Itinerary|Plan|Reiseplan|Trip|Reise|Sure|Gerne|Natürlich|Arrival|Ankunft|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\b/u

/** What the first lines and the headings say the trip is about, most likely first. */
export function namedPlaces({ opening, days }: ReadText): string[] {
  const lines = [...opening.slice(0, OPENING_LINES), ...days.map(({ title }) => title)]
  const found = FORMS.flatMap((form) =>
    lines.flatMap((line) => [...line.slice(0, 200).matchAll(form)].map(([, name = '']) => name.trim())),
  )
  return [...new Set(found)].filter((name) => !NO_PLACE.test(name)).slice(0, MOST)
}
