import { createApp } from './full-app.tsx'
import type { Env } from '../env.ts'
import { createServices } from '../services.ts'

export type House = ReturnType<typeof createHouse>

/** The services and the whole site that they are for. */
export function createHouse(env: Env) {
  const services = createServices(env)
  return { services, app: createApp(services) }
}
