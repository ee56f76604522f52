import { chooseBasics } from './app/adapters.ts'
import type { FullApp } from './app/composition.ts'
import { createPublicApp } from './app/public-app.ts'
import type { Env } from './env.ts'

const publicApps = new WeakMap<Env, ReturnType<typeof createPublicApp>>()
const fullApps = new WeakMap<Env, FullApp>()

/** Built once for each isolate. */
function publicAppFor(env: Env) {
  let publicApp = publicApps.get(env)
  if (!publicApp) {
    publicApp = createPublicApp(chooseBasics(env))
    publicApps.set(env, publicApp)
  }
  return publicApp
}

/** Also built once, on the first request that the public app cannot answer. */
async function fullAppFor(env: Env): Promise<FullApp> {
  const built = fullApps.get(env)
  if (built) return built
  const { createFullApp } = await import('./app/composition.ts')
  // Two requests may have waited for the import.
  const fullApp = fullApps.get(env) ?? createFullApp(env)
  fullApps.set(env, fullApp)
  return fullApp
}

export default {
  fetch(request, env, context) {
    const publicApp = publicAppFor(env)
    if (publicApp.answers(request)) return publicApp.app.fetch(request, env, context)
    return fullAppFor(env).then(({ app }) => app.fetch(request, env, context))
  },

  async queue(batch, env) {
    const { handleBatch } = await import('./app/queue-consumer.ts')
    await handleBatch(batch, (await fullAppFor(env)).services)
  },

  async scheduled(_event, env) {
    const { runCron } = await import('./app/queue-consumer.ts')
    await runCron((await fullAppFor(env)).services)
  },
} satisfies ExportedHandler<Env>
