import { nightsField, STOP_LIMITS, stopField, type TripRoute } from '../../trip-stops.ts'
import { numberIn } from './number-in.ts'

/** The stops of a form, the destination among them, as the request carries them; nothing where it names one place. */
export function routeFromForm(form: Record<string, string>): Record<string, unknown> {
  const stops = rowsOf(form).map(({ place, nights }) => ({
    place,
    ...(nights.trim() !== '' && { nights: numberIn(nights) }),
  }))
  if (stops.length < 2) return {}
  const { order, ends } = form
  return { stops, ...(order && { order }), ...(ends && { ends }) }
}

/** The form with its stops one after the other: who left a row empty has taken the stop out. */
export function withoutGaps(form: Record<string, string>): Record<string, string> {
  const others = Object.entries(form).filter(([name]) => !/^(destination|(stop|nights)\d+)$/.test(name))
  const rows = rowsOf(form).flatMap(({ place, nights }, index) => [
    [stopField(index), place],
    [nightsField(index), nights],
  ])
  return { destination: '', ...Object.fromEntries([...others, ...rows]) }
}

/**
 * What is wrong, by the form's own fields: rows that were left empty still stand there with script, so that the second
 * stop of the request may be in the fourth row.
 */
export function errorsInForm(
  form: Record<string, string>,
  errors: Record<string, string>,
): Record<string, string> {
  const rows = rowsOf(form)
  if (rows.length < 2) return errors
  const own = new Map<string, string>(
    rows.flatMap(({ row }, index) => [
      [stopField(index), stopField(row)],
      [nightsField(index), nightsField(row)],
    ]),
  )
  return Object.fromEntries(Object.entries(errors).map(([name, said]) => [own.get(name) ?? name, said]))
}

/** The form's fields from a route that was stored. */
export function formFromRoute(route: TripRoute | null | undefined): Record<string, string> {
  if (!route) return {}
  const rows = route.stops.flatMap(({ place, nights }, index) => [
    [stopField(index), place],
    [nightsField(index), nights === undefined ? '' : String(nights)],
  ])
  return { ...Object.fromEntries(rows), order: route.order, ends: route.ends }
}

function rowsOf(form: Record<string, string>): { place: string; nights: string; row: number }[] {
  return Array.from({ length: STOP_LIMITS.further + 1 }, (_, row) => ({
    place: form[stopField(row)]?.trim() ?? '',
    nights: form[nightsField(row)] ?? '',
    row,
    // Nights without a name are a stop that was forgotten; the destination has an error of its own.
  })).filter(({ place, nights, row }) => place !== '' || (row > 0 && nights.trim() !== ''))
}
