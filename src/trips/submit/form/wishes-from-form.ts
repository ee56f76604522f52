import type { TripWishes } from '../../trip-wishes.ts'

/** What is filled in of a form's wishes, as the request carries them; undefined where nothing is. */
export function wishesFromForm(form: Record<string, string>): Record<string, unknown> | undefined {
  const said = (name: string) => form[name]?.trim() || undefined
  const lines = (name: string) =>
    said(name)
      ?.split(/\n/)
      .map((line) => line.trim())
      .filter(Boolean)
  const journey = (time: string | undefined, means: string | undefined) =>
    time || means ? { ...(time && { time }), ...(means && { means }) } : undefined
  const ages = said('ages')
    ?.split(/[\s,;]+/)
    .filter(Boolean)
    // What is no number is refused as an age.
    .map((text) => (/^\d+$/.test(text) ? Number(text) : -1))
  const mustSees = lines('mustSees')
  const wishes = {
    arrival: journey(said('arrivalTime'), said('arrivalMeans')),
    departure: journey(said('departureTime'), said('departureMeans')),
    ages,
    mustSees,
    diet: said('diet'),
    mobility: said('mobility'),
    startsAt: said('startsAt'),
    oneBase: said('oneBase') ? true : undefined,
    currency: said('currency'),
    notes: said('notes')?.replace(/\s+/g, ' '),
  }
  const given = Object.entries(wishes).filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** The form's fields from wishes that were stored. */
export function formFromWishes(wishes: TripWishes): Record<string, string> {
  const { arrival, departure, ages, mustSees, diet, mobility, startsAt, oneBase, currency, notes } = wishes
  const fields = {
    arrivalTime: arrival?.time,
    arrivalMeans: arrival?.means,
    departureTime: departure?.time,
    departureMeans: departure?.means,
    ages: ages?.join(', '),
    mustSees: mustSees?.join('\n'),
    diet,
    mobility,
    startsAt,
    oneBase: oneBase && '1',
    currency,
    notes,
  }
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
