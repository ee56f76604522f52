import { routeFromForm } from './route-from-form.ts'
import { TripForm, type TripFormProps } from './trip-form.island.tsx'
import { RouteOffers, TripStops } from './trip-stops.island.tsx'

export interface StopsFormProps extends TripFormProps {
  /** Ready journeys through what was typed as the destination. */
  routes?: { name: string; why?: string }[]
}

/** The planning form with more than one place on it, or with routes to choose from. */
export function StopsForm({ routes, ...form }: StopsFormProps) {
  const { locale, values = {} } = form
  const fields = (action: string, errors: Record<string, string>) => (
    <>
      {routes && <RouteOffers routes={routes} action={action} />}
      <TripStops {...{ locale, values, errors }} />
    </>
  )
  return <TripForm {...form} stops={{ request: routeFromForm, fields }} />
}
