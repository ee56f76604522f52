import { useLingui } from '@lingui/react/macro'
import { errorsInForm, routeFromForm } from './route-from-form.ts'
import { NIGHTS_FIELDS, STOP_FIELDS } from '../../trip-stops.ts'
import { TripForm, type TripFormProps } from './trip-form.island.tsx'
import { type ReadyRoute, RouteOffers, TripStops } from './trip-stops.island.tsx'

export interface StopsFormProps extends TripFormProps {
  /** What to do next with the stops, where nothing is wrong. */
  notice?: string
  /** Ready journeys through what was typed as the destination. */
  routes?: ReadyRoute[]
}

/** The planning form with more than one place on it, or with routes to choose from. */
export function StopsForm({ routes, notice, ...form }: StopsFormProps) {
  const { t } = useLingui()
  const { locale, values = {} } = form
  const labels = Object.fromEntries([
    ...STOP_FIELDS.slice(1).map((name, index) => [name, t`Stop ${index + 2}`]),
    ...NIGHTS_FIELDS.map((name, index) => [
      name,
      index === 0 ? t`Nights at the destination` : t`Nights at stop ${index + 1}`,
    ]),
  ]) as Record<string, string>
  const fields = (action: string, errors: Record<string, string>) => (
    <>
      {routes && <RouteOffers routes={routes} action={action} notice={notice} />}
      <TripStops
        {...{ locale, values, errors }}
        notice={routes ? undefined : notice}
        isBelowRoutes={routes !== undefined}
      />
    </>
  )
  return <TripForm {...form} stops={{ request: routeFromForm, errors: errorsInForm, fields, labels }} />
}
