import { openState, sleep } from '../faults/bench-server.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { packPlan } from '../../src/trips/plan/packed-plan.ts'
import type { ModelMood } from '../faults/external-services.ts'
import { headersOf, register } from '../faults/traveller.ts'
import { type Running, withServer } from '../faults/with-server.ts'
import { median, type Row } from './rows.ts'

const LOOK_EVERY_MS = 20
const LIMIT_MS = 60_000

interface Kind {
  name: string
  model: ModelMood | 'none'
  days: number
  places: string[]
}

const CITIES = [
  'Vienna',
  'Lisbon',
  'Rome',
  'Prague',
  'Berlin',
  'Paris',
  'Amsterdam',
  'London',
  'Munich',
  'Athens',
]
const WEEK = { days: 7, places: CITIES }
const KINDS: Kind[] = [
  { name: 'a 7-day plan, the atlas planner alone', model: 'none', ...WEEK },
  { name: 'a 7-day plan, the model at once', model: 'fine', ...WEEK },
  { name: 'a 7-day plan, a model of 50 tokens a second', model: 'paced', ...WEEK },
  // The longest of all
  { name: 'a 30-day plan, the atlas planner alone', model: 'none', days: 30, places: ['Naples', 'Milan'] },
]

/** From the submit to the plan, through queue and database; time and CPU of different trips, so many of each. */
export async function planRows(out: string, trips: number): Promise<Row[]> {
  return withServer(out, 'bench-state', async (running) => {
    const rows: Row[] = []
    for (const { name, model, days, places } of KINDS) {
      useUpModelCalls(running.state, model === 'none')
      if (model !== 'none') running.platform.mood.model = model
      const next = (count: number) => tripTo(places[count % places.length] ?? '', days)
      const made: Made[] = []
      const cpu: number[] = []
      for (let count = 0; count < trips; count++) {
        made.push(await makePlan(running, next(2 * count)))
        cpu.push(await cpuOfPlan(running, next(2 * count + 1)))
      }
      const middle = (key: keyof Made) => Math.round(median(made.map((one) => one[key])))
      rows.push({
        name,
        numbers: {
          ...(model !== 'none' && { 'planner starts ms': middle('started') }),
          'first day ms': middle('firstDay'),
          'done ms': middle('done'),
          'tokens in': middle('input'),
          'tokens out': middle('output'),
          'model calls': middle('calls'),
          'stored bytes': middle('stored'),
          'CPU ms': Math.round(median(cpu)),
        },
      })
    }
    return rows
  })
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
  calls: number
  stored: number
}

async function makePlan({ server, platform }: Running, trip: object): Promise<Made> {
  const { origin } = server
  const headers = headersOf(await register(origin, platform))
  const start = performance.now()
  const before = platform.asked.model
  const id = await submit(origin, headers, trip)
  let firstDay = 0
  let started = 0
  for (;;) {
    const text = await (await fetch(`${origin}/api/trips/${id}`, { headers })).text()
    const now = performance.now() - start
    const { status, plan } = JSON.parse(text) as { status: string; plan: Plan | null }
    if (!started && platform.asked.model > before) started = platform.asked.modelAt - start
    if (!firstDay && (status !== 'pending' || /"date":/.test(text))) firstDay = now
    if (plan) {
      const { input, output } = plan.provenance.tokens ?? { input: 0, output: 0 }
      const stored = (await packPlan(plan)).length
      return { started, firstDay, done: now, input, output, calls: platform.asked.model - before, stored }
    }
    if (status !== 'pending') throw new Error(`the trip ended as ${status}`)
    if (now > LIMIT_MS) throw new Error('no plan within a minute')
    await sleep(LOOK_EVERY_MS)
  }
}

/** The whole runtime's milliseconds, its database included, from the submit to the plan, while nobody asks for it. */
async function cpuOfPlan({ server, platform, state }: Running, trip: object): Promise<number> {
  const headers = headersOf(await register(server.origin, platform))
  const before = server.cpuMs()
  const id = await submit(server.origin, headers, trip)
  const db = openState(state)
  try {
    const status = db.prepare('select status from trips where id = ?')
    for (let waited = 0; waited < LIMIT_MS; waited += LOOK_EVERY_MS) {
      const cpu = server.cpuMs() - before
      const now = String(status.get(id)?.status)
      if (now === 'completed') return cpu
      if (now !== 'pending') throw new Error(`the trip ended as ${now}`)
      await sleep(LOOK_EVERY_MS)
    }
    throw new Error('no plan within a minute')
  } finally {
    db.close()
  }
}

async function submit(origin: string, headers: HeadersInit, trip: object): Promise<string> {
  const body = JSON.stringify(trip)
  const answer = await fetch(`${origin}/api/trips`, { method: 'POST', headers, body })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`no trip: ${answer.status}`)
  return id
}

export function tripTo(destination: string, days = 7): object {
  const start = Date.now() + 40 * 86_400_000
  const date = (later: number) => new Date(start + later * 86_400_000).toISOString().slice(0, 10)
  return {
    startLocation: 'Hamburg',
    destination,
    adults: 2,
    kids: 0,
    startDate: date(0),
    endDate: date(days - 1),
    budget: 1,
    tripType: 'sightseeing',
    language: 'en',
  }
}
