import { createApp, type App } from './app.tsx'
import { createServices, type Env, type Services } from './services.ts'

interface House {
  services: Services
  app: App
}

const houses = new WeakMap<Env, House>()

/** Built once for each isolate. */
function houseOf(env: Env): House {
  let house = houses.get(env)
  if (!house) {
    const services = createServices(env)
    house = { services, app: createApp(services) }
    houses.set(env, house)
  }
  return house
}

export default {
  fetch(request, env, context) {
    return houseOf(env).app.fetch(request, env, context)
  },

  async queue(batch, env) {
    const { handleBatch } = await import('./queues.ts')
    await handleBatch(batch, houseOf(env).services)
  },

  async scheduled(_event, env) {
    const { everyMinute } = await import('./queues.ts')
    await everyMinute(houseOf(env).services)
  },
} satisfies ExportedHandler<Env>
