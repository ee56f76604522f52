import { type BenchServer, freshState, migrate, sleep, startServer } from './bench-server.ts'
import { type MailMood, type ModelMood, openOutsideWorld } from './external-services.ts'
import { demand, type Row, row } from './rows.ts'
import { register, statusOf, submitTrip, type Traveller } from './traveller.ts'

const TRIPS_A_POINT = 20
/** After the last restart; the cron runs every minute, a claim holds for a minute and a half. */
const LIMIT_MS = 180_000
/** The local queue hands out one message at a time: one trip is held up, the others wait. */
const HELD_MS = 6000

interface Point {
  name: string
  model: ModelMood
  mail: MailMood
  /** How many trips have to be held up before the server is killed; 0 kills at once. */
  held: number
  waitMs?: number
}

const POINTS: Point[] = [
  { name: 'right after the submits', model: 'fine', mail: 'fine', held: 0 },
  { name: 'while the model is asked', model: 'hold', mail: 'fine', held: 1, waitMs: 500 },
  { name: 'when the first days are stored', model: 'hold-after-a-day', mail: 'fine', held: 1, waitMs: 500 },
  { name: 'while plans are being completed', model: 'fine', mail: 'fine', held: 0, waitMs: 700 },
  { name: 'before the mail service accepts', model: 'fine', mail: 'hold', held: 1, waitMs: 500 },
  {
    name: 'after it accepted, before it answers',
    model: 'fine',
    mail: 'accept-and-hold',
    held: 1,
    waitMs: 500,
  },
]

interface KilledTrip {
  id: string
  owner: Traveller
  point: string
  restartedAt: number
  /** How many trips of its point were held up when the server died. */
  held: number
  endedAt?: number
  status: string
}

/** The server killed at six points, with twenty trips under way each time; all are followed to their end. */
export async function killRows(bundle: string): Promise<Row[]> {
  const platform = await openOutsideWorld()
  const state = freshState('kill-state')
  const trips: KilledTrip[] = []
  let server: BenchServer | undefined
  let lastRestart = 0
  try {
    server = await startServer(bundle, state, platform.url)
    migrate(state)
    for (const point of POINTS) await killAt(point, server)
    const deadline = Date.now() + LIMIT_MS + 20_000
    while (trips.some(({ endedAt }) => !endedAt) && Date.now() < deadline) {
      await look(server.origin)
      await sleep(2000)
    }
    // E-mails of the last plans, and those the cron sends again.
    for (let waited = 0; waited < 130 && missingEmails().length; waited++) await sleep(1000)
  } finally {
    await server?.kill()
    platform.close()
  }
  return Promise.all(
    POINTS.map((point) =>
      row(`SIGKILL ${point.name}: every trip ends, one e-mail each`, async () => numbersOf(point.name)),
    ),
  )

  async function killAt(point: Point, running: BenchServer): Promise<void> {
    const owners: Traveller[] = []
    for (let n = 0; n < TRIPS_A_POINT; n += 5)
      owners.push(...(await Promise.all(Array.from({ length: 5 }, () => register(running.origin, platform)))))
    Object.assign(platform.mood, { model: point.model, mail: point.mail })
    platform.asked.held = 0
    const ids = await Promise.all(owners.map((owner) => submitTrip(running.origin, owner)))
    for (let waited = 0; waited < HELD_MS && platform.asked.held < point.held; waited += 50) await sleep(50)
    if (point.waitMs) await sleep(point.waitMs)
    await running.kill()
    const { held } = platform.asked
    Object.assign(platform.mood, { model: 'fine', mail: 'fine' })
    const again = await startServer(bundle, state, platform.url, running.port)
    server = again
    const restartedAt = (lastRestart = Date.now())
    for (const [index, owner] of owners.entries())
      trips.push({ id: ids[index] ?? '', owner, point: point.name, restartedAt, held, status: 'pending' })
    await look(again.origin)
  }

  async function look(origin: string): Promise<void> {
    await Promise.all(
      trips
        .filter(({ endedAt }) => !endedAt)
        .map(async (trip) => {
          trip.status = await statusOf(origin, trip.owner, trip.id)
          if (trip.status !== 'pending') trip.endedAt = Date.now()
        }),
    )
  }

  function emailsTo(email: string): number {
    return platform.accepted.filter(({ to, key }) => to === email && /^plan-(ready|failed):/.test(key)).length
  }

  function missingEmails(): KilledTrip[] {
    return trips.filter(({ owner }) => emailsTo(owner.email) === 0)
  }

  /** Since the server came back for good: each kill ends the recovery from those before. */
  function secondsTaken({ endedAt = Infinity, restartedAt }: KilledTrip): number {
    return (endedAt - (endedAt < lastRestart ? restartedAt : lastRestart)) / 1000
  }

  function numbersOf(name: string): Row['numbers'] {
    const mine = trips.filter(({ point }) => point === name)
    const emails = mine.map(({ owner }) => emailsTo(owner.email))
    const numbers = {
      trips: mine.length,
      completed: mine.filter(({ status }) => status === 'completed').length,
      failed: mine.filter(({ status }) => status === 'failed').length,
      heldUp: mine[0]?.held ?? 0,
      slowestSeconds: Math.round(Math.max(...mine.map(secondsTaken))),
      emails: emails.reduce((sum, n) => sum + n, 0),
      mostEmailsPerTrip: Math.max(...emails),
    }
    demand(mine.length === TRIPS_A_POINT, 'trips are missing', numbers)
    const meantToHold = POINTS.some((point) => point.name === name && point.held > 0)
    demand(!meantToHold || numbers.heldUp > 0, 'nothing was held up', numbers)
    demand(numbers.completed + numbers.failed === mine.length, 'trips did not end', numbers)
    demand(numbers.mostEmailsPerTrip <= 1, 'an e-mail came twice', numbers)
    demand(numbers.emails === mine.length, 'an e-mail never came', numbers)
    demand(numbers.slowestSeconds <= LIMIT_MS / 1000, 'too late', numbers)
    return numbers
  }
}
