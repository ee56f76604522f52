import { AuthDialog } from '../auth/auth-dialog.island.tsx'
import { TripForm } from '../trips/trip-form.island.tsx'

/** Every island, as the server renders it; islands.client.ts has the same names. */
export const islands = {
  'auth-dialog': AuthDialog,
  'trip-form': TripForm,
}
