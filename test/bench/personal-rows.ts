import { openState, sleep } from '../faults/bench-server.ts'
import { headersOf, newNetwork, register, statusOf, submitTrip, type Traveller } from '../faults/traveller.ts'
import { type Running, withServer } from '../faults/with-server.ts'
import { median, type Row } from './rows.ts'

/** Until the runtime has optimised what it runs. */
const WARM = 800
const ROUNDS = 9
const ASKED = 100
const LIMIT_MS = 60_000

/**
 * CPU of pages that are rendered for one person, and how much more that is than the same as JSON. On the local platform,
 * whose database and rate limits cost milliseconds of their own: the difference is the page.
 */
export async function personalRows(out: string): Promise<Row[]> {
  return withServer(out, 'bench-personal', async (running) => {
    const { server, world, state } = running
    const traveller = await register(server.origin, world)
    const trip = await plannedTrip(server.origin, traveller)
    const compared = async (page: string, json: string) => {
      const [cost = 0, less = 0] = await costs(running, traveller, [page, json])
      return {
        'CPU ms': Number(cost.toFixed(1)),
        'over the same as JSON ms': Number((cost - less).toFixed(1)),
      }
    }
    const rows = [
      { name: 'a trip of four days', numbers: await compared(`/trips/${trip}`, `/api/trips/${trip}`) },
    ]
    for (const count of [20, 500]) {
      copyTrip(state, trip, count)
      rows.push({ name: `My Trips, of ${count} trips`, numbers: await compared('/my-trips', '/api/trips') })
    }
    return rows
  })
}

/** Milliseconds a request of each path, asked in turn. */
async function costs({ server }: Running, traveller: Traveller, paths: string[]): Promise<number[]> {
  const ask = async (path: string, times: number) => {
    for (let count = 0; count < times; count++) {
      const headers = headersOf({ ...traveller, ip: newNetwork() })
      const answer = await fetch(server.origin + path, { headers, redirect: 'error' })
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  const spent = paths.map((): number[] => [])
  for (const path of paths) await ask(path, WARM)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, path] of paths.entries()) {
      const before = server.cpuMs()
      await ask(path, ASKED)
      spent[index]?.push((server.cpuMs() - before) / ASKED)
    }
  return spent.map(median)
}

async function plannedTrip(origin: string, traveller: Traveller): Promise<string> {
  const trip = await submitTrip(origin, traveller)
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(50))
    if ((await statusOf(origin, traveller, trip)) === 'completed') return trip
  throw new Error('no plan within a minute')
}

/** Until its owner has so many. */
function copyTrip(state: string, id: string, count: number): void {
  const db = openState(state)
  db.exec(`pragma busy_timeout = 5000; create temp table one as select * from trips where id = '${id}'`)
  const { there } = db.prepare('select count(*) as there from trips').get() as { there: number }
  for (let index = there; index < count; index++)
    db.exec(`update one set id = 'copy-${index}', submission_key = 'copy-${index}';
      insert into trips select * from one`)
  db.close()
}
