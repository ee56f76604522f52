import { useEffect, useState } from 'react'
import { fetchRetried } from '../browser/fetch-retried.ts'
import type { Locale } from '../i18n/locale.ts'

/** As `GET /api/places` gives it. */
export interface Place {
  id: string
  name: string
  country: string
}

interface PlacesFound {
  places: Place[]
  meant: Place[]
}

const NOTHING: PlacesFound = { places: [], meant: [] }
/** Long enough to skip the letters of a quick typist, short enough to feel like an answer. */
const PAUSE_MS = 120

/** What the form carries: the country tells Paris from Paris, and is left out where it is the city. */
export function nameOf({ name, country }: Place): string {
  return name === country ? name : `${name}, ${country}`
}

/** Places for a text while somebody types; an answer that comes late is dropped, no connection means no list. */
export function usePlaces(text: string, locale: Locale, isTouched: boolean): PlacesFound {
  const [answer, setAnswer] = useState({ text: '', found: NOTHING })
  useEffect(() => {
    const query = text.trim()
    if (!isTouched || query.length < 2) return undefined
    const given = new AbortController()
    const timer = setTimeout(() => {
      fetchRetried(`/api/places?${new URLSearchParams({ q: query, lang: locale }).toString()}`, {
        signal: given.signal,
      })
        .then((response): PlacesFound | Promise<PlacesFound> => (response.ok ? response.json() : NOTHING))
        .then((found) => setAnswer({ text, found }))
        .catch(() => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [text, locale, isTouched])
  if (text.trim().length < 2) return NOTHING
  // While the next answer is on its way the last list stands; the question waits for its own.
  return { places: answer.found.places, meant: answer.text === text ? answer.found.meant : [] }
}
