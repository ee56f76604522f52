import { Hono } from 'hono/quick'
import type { Planner } from '../planner/planner.ts'

const KEY = 'dev-pace'

/** Lets finished days come as slowly as a model's, when somebody wants to see them come. */
export function atPace(planner: Planner, kv: KVNamespace): Planner {
  return {
    ...planner,
    async plan(request, context) {
      const ms = Number((await kv.get(KEY)) ?? 0)
      const wait = () => new Promise<void>((resolve) => setTimeout(resolve, ms))
      return planner.plan(request, {
        ...context,
        async onDay(day, index) {
          if (ms > 0) await wait()
          await context.onDay(day, index)
        },
      })
    },
  }
}

/** `/dev/pace/800`: milliseconds before each day, from the next plan on; 0 is full speed again. */
export function paceRoutes(kv: KVNamespace) {
  const app = new Hono()
  app.get('/dev/pace/:ms{[0-9]{1,5}}', async (c) => {
    await kv.put(KEY, c.req.param('ms'))
    return c.text(`${c.req.param('ms')} ms a day`)
  })
  return app
}
