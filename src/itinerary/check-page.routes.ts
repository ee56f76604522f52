import { newRoutes } from '../http/context.ts'
import { publicPage } from '../http/render.tsx'
import type { Clock } from '../platform/clock.ts'

/** `/check`, the same for everyone. */
export function checkPage({ clock }: { clock: Clock }) {
  const app = newRoutes()
  publicPage(app, 'check', async () => (await import('./public-check.tsx')).publicCheck, clock)
  return app
}
