import * as z from 'zod/mini'
import { type Coordinates, distanceKm } from '../distance.ts'
import { YEARS } from './check-holidays.ts'
import { datesOf, spansOf } from './event-dates.ts'
import { type AtlasEvent, eventSchema, type Feasts } from './event-schema.ts'

/** What a check of events must know of a destination. */
export interface Place {
  country: string
  center: Coordinates
  bases?: readonly { at: Coordinates }[] | undefined
  sights: readonly { id: string }[]
  evenings?: readonly { id: string }[] | undefined
}
export type Places = ReadonlyMap<string, Place>

/** A day trip's worth from a centre or base. */
const MAX_STOP_KM = 250
const MAX_ABOUT = 420

/** All that is wrong with content/events: files by name, each in a sentence. */
export function checkEvents(
  files: Readonly<Record<string, unknown>>,
  places: Places,
  feasts: Feasts,
): string[] {
  const problems: string[] = []
  const ids = new Set<string>()
  const texts = new Set<string>()
  for (const [file, content] of Object.entries(files)) {
    const parsed = z.array(eventSchema).safeParse(content)
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        problems.push(`events/${file}: ${path.join('.')}: ${message}`)
      continue
    }
    for (const event of parsed.data) {
      if (ids.has(event.id)) problems.push(`${event.id}: id used twice`)
      ids.add(event.id)
      const found = [
        ...checkPlaces(event, places),
        ...checkDates(event, feasts),
        ...checkProgramme(event, places),
        ...checkClosings(event),
      ]
      for (const text of [event.about.en, event.about.de]) {
        if (texts.has(text)) found.push('text used twice')
        if (text.length > MAX_ABOUT) found.push(`about is over ${MAX_ABOUT} characters`)
        texts.add(text)
      }
      problems.push(...found.map((problem) => `events/${file}: ${event.id}: ${problem}`))
    }
  }
  return problems
}

function checkPlaces(event: AtlasEvent, places: Places): string[] {
  const problems: string[] = []
  if (!event.places && !event.countries) problems.push('is nowhere')
  for (const id of event.places ?? []) if (!places.has(id)) problems.push(`unknown place ${id}`)
  const countries = new Set([...places.values()].map((place) => place.country))
  for (const country of event.countries ?? [])
    if (!countries.has(country)) problems.push(`no destination in ${country}`)
  for (const sight of event.hours?.flatMap(({ sights }) => sights) ?? []) {
    const [place = '', id] = sight.split('/')
    const { sights = [], evenings = [] } = places.get(place) ?? {}
    if (!/^(\*|#)/.test(sight) && ![...sights, ...evenings].some((each) => each.id === id))
      problems.push(`unknown sight ${sight}`)
  }
  return problems
}

/** A plan would walk into the doors that its own tip calls shut. */
function checkClosings({ closes, hours, kitchens, cafes }: AtlasEvent): string[] {
  return closes && !hours && !kitchens && !cafes ? ['closes in words alone'] : []
}

/** Announced dates may leave out years, but not all that are to come. */
function checkDates(event: AtlasEvent, feasts: Feasts): string[] {
  const { from, to, days } = event
  if (to && days) return ['has both to and days']
  if ('dates' in from)
    return YEARS.some((year) => datesOf(from, year, feasts).length) ? [] : ['lies in the past']
  return YEARS.flatMap((year) => {
    const spans = spansOf(event, year, feasts)
    if (spans.length === 0) return [`no day in ${year}`]
    // Without a last day it would seem to be over on its first.
    return to && spans.some((span) => span.from === span.to) ? [`no last day in ${year}`] : []
  })
}

function checkProgramme({ programme, ...event }: AtlasEvent, places: Places): string[] {
  const problems: string[] = []
  if (programme.length === 0) problems.push('no programme')
  // Up to four stops in any one place.
  const shared = programme.filter((stop) => !stop.place).length
  for (const place of new Set(programme.map((stop) => stop.place)))
    if (place && shared + programme.filter((stop) => stop.place === place).length > 4)
      problems.push(`more than four stops in ${place}`)
  const near = [...places].filter(
    ([id, { country }]) => event.places?.includes(id) || event.countries?.includes(country),
  )
  for (const { title, start, end, at, place, sight } of programme) {
    if (/^\d/.test(start) && /^\d/.test(end) && start >= end)
      problems.push(`${title.en}: ends before it begins`)
    if (place && !near.some(([id]) => id === place)) problems.push(`${title.en}: ${place} is not its place`)
    const there = near.filter(([id]) => !place || id === place)
    if (sight && !there.some(([, { sights }]) => sights.some(({ id }) => id === sight)))
      problems.push(`${title.en}: unknown sight ${sight}`)
    if (!at) continue
    const around = there.map(([, each]) => each)
    const km = Math.min(
      ...around.flatMap(({ center, bases }) =>
        [center, ...(bases ?? []).map((base) => base.at)].map((point) => distanceKm(at, point)),
      ),
    )
    if (km > MAX_STOP_KM) problems.push(`${title.en}: ${Math.round(km)} km away`)
  }
  return problems
}
