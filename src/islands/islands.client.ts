import type { islands as rendered } from './islands.server.ts'

/** Every island's own chunk, fetched at first intent. */
export const islands = {
  'auth-dialog': () => import('../auth/dialog/auth-dialog.island.tsx').then((module) => module.AuthDialog),
  'trip-form': () => import('../trips/submit/form/trip-form.island.tsx').then((module) => module.TripForm),
  'stops-form': () => import('../trips/submit/form/stops-form.island.tsx').then((module) => module.StopsForm),
} satisfies { [Name in keyof typeof rendered]: () => Promise<(typeof rendered)[Name]> }
