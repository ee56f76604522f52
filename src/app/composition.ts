import { createApp } from './full-app.tsx'
import type { Env } from '../env.ts'
import { createServices } from '../services.ts'

export type FullApp = ReturnType<typeof createFullApp>

/** The services and the app that uses them. */
export function createFullApp(env: Env) {
  const services = createServices(env)
  return { services, app: createApp(services) }
}
