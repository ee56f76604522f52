import { SleepingAuthDialog } from '../auth/dialog/auth-form.island.tsx'
import { StopsForm } from '../trips/submit/form/stops-form.island.tsx'
import { TripForm } from '../trips/submit/form/trip-form.island.tsx'

/** Every island, as the server renders it; islands.client.ts has the same names. */
export const islands = {
  'auth-dialog': SleepingAuthDialog,
  'trip-form': TripForm,
  'stops-form': StopsForm,
}
