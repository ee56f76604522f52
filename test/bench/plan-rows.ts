import { deflateRawSync } from 'node:zlib'
import { freshState, migrate, openState, sleep, startServer } from '../faults/bench-server.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { type ModelMood, openOutsideWorld, type OutsideWorld } from '../faults/outside-world.ts'
import { headersOf, register } from '../faults/traveller.ts'
import { median, type Row } from './rows.ts'

const PLACES = ['Vienna', 'Lisbon', 'Rome', 'Prague', 'Berlin', 'Paris', 'Amsterdam']
const LOOK_EVERY_MS = 20
const LIMIT_MS = 60_000

const MODELS: [string, ModelMood | 'none'][] = [
  ['a 7-day plan, the atlas planner alone', 'none'],
  ['a 7-day plan, the model at once', 'fine'],
  ['a 7-day plan, a model of 50 tokens a second', 'paced'],
]

/** From the submit to the plan, through queue and database. */
export async function planRows(out: string, trips: number): Promise<Row[]> {
  const world = await openOutsideWorld()
  const state = freshState('bench-state')
  const server = await startServer(out, state, world.url)
  try {
    migrate(state)
    const rows: Row[] = []
    for (const [name, model] of MODELS) {
      useUpModelCalls(state, model === 'none')
      if (model !== 'none') world.mood.model = model
      const made: Made[] = []
      for (let count = 0; count < trips; count++)
        made.push(await makePlan(server.origin, world, PLACES[count % PLACES.length] ?? ''))
      const middle = (key: keyof Made) => Math.round(median(made.map((one) => one[key])))
      rows.push({
        name,
        numbers: {
          ...(model !== 'none' && { 'planner starts ms': middle('started') }),
          'first day ms': middle('firstDay'),
          'done ms': middle('done'),
          'tokens in': middle('input'),
          'tokens out': middle('output'),
          'stored bytes': middle('stored'),
        },
      })
    }
    return rows
  } finally {
    await server.kill()
    world.close()
  }
}

/** Past the account's ceiling of a day the atlas plans alone. */
function useUpModelCalls(state: string, used: boolean): void {
  const db = openState(state)
  db.exec('pragma busy_timeout = 5000; delete from model_calls')
  if (used) db.exec("insert into model_calls (day, calls) values (date('now'), 1000000)")
  db.close()
}

/** Milliseconds since the submit. */
interface Made {
  started: number
  firstDay: number
  done: number
  input: number
  output: number
  stored: number
}

async function makePlan(origin: string, world: OutsideWorld, place: string): Promise<Made> {
  const headers = headersOf(await register(origin, world))
  const start = performance.now()
  const before = world.asked.model
  const body = JSON.stringify(sevenDays(place))
  const answer = await fetch(`${origin}/api/trips`, { method: 'POST', headers, body })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`no trip: ${answer.status}`)
  let firstDay = 0
  let started = 0
  for (;;) {
    const text = await (await fetch(`${origin}/api/trips/${id}`, { headers })).text()
    const now = performance.now() - start
    const { status, plan } = JSON.parse(text) as { status: string; plan: Plan | null }
    if (!started && world.asked.model > before) started = world.asked.modelAt - start
    if (!firstDay && (status !== 'pending' || /"date":/.test(text))) firstDay = now
    if (plan) {
      const { input, output } = plan.provenance.tokens ?? { input: 0, output: 0 }
      const stored = deflateRawSync(JSON.stringify(plan)).length
      return { started, firstDay, done: now, input, output, stored }
    }
    if (status !== 'pending') throw new Error(`the trip ended as ${status}`)
    if (now > LIMIT_MS) throw new Error('no plan within a minute')
    await sleep(LOOK_EVERY_MS)
  }
}

export function sevenDays(destination: string): object {
  const start = Date.now() + 40 * 86_400_000
  const date = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10)
  return {
    startLocation: 'Hamburg',
    destination,
    adults: 2,
    kids: 0,
    startDate: date(0),
    endDate: date(6),
    budget: 1,
    tripType: 'sightseeing',
    language: 'en',
  }
}
