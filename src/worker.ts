import { chooseBasics } from './app/adapters.ts'
import { createFront } from './app/public-app.ts'
import type { House } from './app/composition.ts'
import type { Env } from './env.ts'

const fronts = new WeakMap<Env, ReturnType<typeof createFront>>()
const houses = new WeakMap<Env, House>()

/** Built once for each isolate. */
function frontOf(env: Env) {
  let front = fronts.get(env)
  if (!front) {
    front = createFront(chooseBasics(env))
    fronts.set(env, front)
  }
  return front
}

/** Likewise, when somebody first asks for more than the front has. */
async function houseOf(env: Env): Promise<House> {
  const open = houses.get(env)
  if (open) return open
  const { createHouse } = await import('./app/composition.ts')
  // Two may have come at once.
  const house = houses.get(env) ?? createHouse(env)
  houses.set(env, house)
  return house
}

export default {
  fetch(request, env, context) {
    const front = frontOf(env)
    if (front.answers(request)) return front.app.fetch(request, env, context)
    return houseOf(env).then(({ app }) => app.fetch(request, env, context))
  },

  async queue(batch, env) {
    const { handleBatch } = await import('./app/queue-consumer.ts')
    await handleBatch(batch, (await houseOf(env)).services)
  },

  async scheduled(_event, env) {
    const { runCron } = await import('./app/queue-consumer.ts')
    await runCron((await houseOf(env)).services)
  },
} satisfies ExportedHandler<Env>
