import { isLocale, type Locale } from '../../i18n/locale.ts'
import type { Atlas, Suggestion } from '../atlas.ts'
import { countryName } from '../country/country.ts'

const MAX_PLACES = 7
const MAX_MEANT = 3
/** No place's name is longer; the rest of a pasted text tells nothing. */
const MAX_QUERY = 80

export interface PlacesFound {
  /** For the list under the field, best first. */
  places: Suggestion[]
  /** For "Did you mean …?": empty where what was typed is clear, or a place the atlas does not know. */
  meant: Suggestion[]
}

/** What may be meant by a text, complete or in the typing. */
export function lookUpPlaces(
  atlas: Atlas,
  text: string | undefined,
  language: string | undefined,
): PlacesFound {
  const query = (text ?? '').trim().slice(0, MAX_QUERY)
  const locale = isLocale(language) ? language : 'en'
  if (!query) return { places: [], meant: [] }
  const match = atlas.find(query)
  const ids =
    match.kind === 'unsure' ? match.candidates : match.kind === 'exact' && match.corrected ? [match.id] : []
  return {
    places: atlas.suggest(query, MAX_PLACES, locale),
    meant: ids.slice(0, MAX_MEANT).flatMap((id) => suggestionOf(atlas, id, locale)),
  }
}

function suggestionOf(atlas: Atlas, id: string, locale: Locale): Suggestion[] {
  const head = atlas.head(id)
  if (!head) return []
  const country = countryName(head.country, locale)
  return [{ id, name: head.names[locale], country, countryCode: head.country, deep: head.sights > 0 }]
}
