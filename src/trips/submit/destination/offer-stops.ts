import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../../../i18n/messages.ts'
import { nightsField, STOP_LIMITS, stopField } from '../../trip-stops.ts'
import type { UnclearDestination } from './check-destination.ts'

/** A form with its stops, what to say of them, and the journeys that may be meant. */
export interface OfferedStops {
  values: Record<string, string>
  /** Nothing is wrong: what to do next. */
  notice?: MessageDescriptor
  /** Why there is no further row. */
  refusal?: MessageDescriptor
  routes?: NonNullable<UnclearDestination['routes']>
}

const READ = msg`We have read your destination as a journey. Look at the stops and nights, then plan it.`
const CHOOSE = msg`Choose a ready route, name the stops yourself, or enter one place as your destination.`
const OFFER = msg`Choose a ready route, or name the stops yourself.`
const FULL = msg`A journey has at most ${STOP_LIMITS.further + 1} places here.`

/** `pressed`: the name of a ready route; without one there is room for one more stop. `ready`: of a place that is clear. */
export function offerStops(
  form: Record<string, string>,
  pressed: string,
  unclear: UnclearDestination | undefined,
  ready: NonNullable<UnclearDestination['routes']> = [],
): OfferedStops {
  const routes = unclear?.routes ?? ready
  // By its name: with other dates they stand in another order.
  const chosen = routes.find(({ name }) => name === pressed)
  if (chosen) return { values: withStops(form, chosen.stops) }
  const stops = rowsIn(form)
  // Whoever has named other stops has said what is meant.
  if (unclear?.reason === 'several_places' && stops < 2 && routes[0])
    return { values: withStops(form, routes[0].stops), notice: READ }
  if (stops > STOP_LIMITS.further || unclear?.reason === 'too_many_named')
    return { values: form, refusal: FULL }
  const values = { ...form, [stopField(Math.max(1, stops))]: '' }
  return routes.length > 0 && stops < 2 ? { values, notice: unclear ? CHOOSE : OFFER, routes } : { values }
}

function rowsIn(form: Record<string, string>): number {
  return Array.from({ length: STOP_LIMITS.most }, (_, index) => form[stopField(index)]).filter(Boolean).length
}

function withStops(
  form: Record<string, string>,
  stops: readonly { place: string; nights?: number }[],
): Record<string, string> {
  const rows = stops.flatMap(({ place, nights }, index) => [
    [stopField(index), place],
    [nightsField(index), nights === undefined ? '' : String(nights)],
  ])
  return { ...form, ...Object.fromEntries(rows) }
}
