import { nightsField, STOP_LIMITS, stopField, type TripRoute } from '../trip-stops.ts'
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

/** The form's fields from a route that was stored. */
export function formFromRoute(route: TripRoute | null | undefined): Record<string, string> {
  if (!route) return {}
  const rows = route.stops.flatMap(({ place, nights }, index) => [
    [stopField(index), place],
    [nightsField(index), nights === undefined ? '' : String(nights)],
  ])
  return { ...Object.fromEntries(rows), order: route.order, ends: route.ends }
}

function rowsOf(form: Record<string, string>): { place: string; nights: string }[] {
  return Array.from({ length: STOP_LIMITS.further + 1 }, (_, index) => ({
    place: form[stopField(index)]?.trim() ?? '',
    nights: form[nightsField(index)] ?? '',
    // Nights without a name are a stop that was forgotten; the destination has an error of its own.
  })).filter(({ place, nights }, index) => place !== '' || (index > 0 && nights.trim() !== ''))
}
