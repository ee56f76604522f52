import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { runCron } from '../../src/app/queue-consumer.ts'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { addManyUsers } from '../support/many-users.ts'
import { counts } from '../support/counts.ts'
import {
  createRecordingDatabase,
  type Recorded,
  type RequestCost,
  type Statement,
  sumOf,
} from '../support/recording-database.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const FEW = 1000
const MANY = counts({ full: 100_000, quick: 5000 })
const MOST_READ = 30
/** Signing in counts its letter for the address, its networks and everybody, so that nobody floods a mailbox. */
const SIGN_IN_READ = 60
/** By a job. */
const MOST_WRITTEN = 13
const LIMIT_MS = 300_000

/** As long as a trip may be: a longer plan writes no more rows. */
const LONG = { ...VIENNA, endDate: '2027-04-02' }

interface Step {
  name: string
  records: Recorded[]
}

declare module 'vitest' {
  interface TaskMeta {
    statements?: Statement[]
    costs?: RequestCost[]
  }
}

async function journey(userCount: number): Promise<Step[]> {
  const recorder = createRecordingDatabase(env.DB)
  const fixture = testServices({}, { DB: recorder.database })
  const visitor = createVisitor(createApp(fixture.services))
  const { services, clock } = fixture
  if (userCount > 0) await addManyUsers(env.DB, userCount, clock.now())
  const steps: Step[] = []
  const step = async (name: string, work: () => Promise<unknown>) => {
    recorder.take()
    const answer = await work()
    if (answer instanceof Response && answer.status >= 400)
      throw new Error(`${name}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
    if (answer instanceof Response) await answer.text()
    steps.push({ name, records: recorder.take() })
  }
  await step('sign in: code and verification', () => signIn(fixture, visitor))
  let id = ''
  await step('submit a trip', async () => {
    const answer = await visitor.json('POST', '/api/trips', LONG)
    id = ((await answer.clone().json()) as { id: string }).id
    return answer
  })
  await step('job: the plan', () => services.preparing.prepare(id))
  await step('job: the email', async () => {
    for (const mail of await services.outbox.due(clock.now(), 10)) await services.deliverMail(mail.id)
  })
  await step('My Trips', () => visitor.get('/my-trips'))
  await step('the trip', () => visitor.get(`/trips/${id}`))
  await step('the trip, API', () => visitor.get(`/api/trips/${id}`))
  await step('share it', () => visitor.form(`/trips/${id}/share`, {}))
  await step('account', () => visitor.get('/account'))
  await step('export', () => visitor.get('/api/account/export'))
  await step('who is signed in', () => visitor.get('/api/auth/user'))
  await step('refresh the session', () => visitor.json('POST', '/api/auth/token?grant_type=refresh_token'))
  await step('newsletter', () => visitor.json('POST', '/api/newsletter', { email: 'new@example.com' }))
  await step('job: every minute', () => runCron(services))
  await step('delete the trip', () => visitor.send('DELETE', `/api/trips/${id}`))
  return steps
}

it('reads as many rows among many users as among few', { timeout: LIMIT_MS }, async ({ task }) => {
  const few = await journey(FEW)
  await reset()
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  const many = await journey(MANY)
  const read = (steps: Step[]) => steps.map(({ name, records }) => `${name}: ${sumOf(records, 'rowsRead')}`)
  expect(read(many)).toEqual(read(few))
  for (const { name, records } of many) {
    const most = name.startsWith('sign in') ? SIGN_IN_READ : MOST_READ
    expect(sumOf(records, 'rowsRead'), `${name} reads`).toBeLessThanOrEqual(most)
    if (name.startsWith('job')) expect(sumOf(records, 'rowsWritten'), name).toBeLessThanOrEqual(MOST_WRITTEN)
  }
  const statements = await statementsOf(many)
  expect(statements.filter(({ plan }) => plan.some(readsWholeTable))).toEqual([])
  task.meta.costs = many.map(({ name, records }) => ({
    name,
    rowsRead: sumOf(records, 'rowsRead'),
    rowsWritten: sumOf(records, 'rowsWritten'),
    statements: records.length,
  }))
  task.meta.statements = statements
})

it('lists five hundred trips in pages that cost what twenty do', async () => {
  const rows = []
  for (const count of [20, 500]) {
    await reset()
    await applyD1Migrations(env.DB, env.MIGRATIONS)
    const recorder = createRecordingDatabase(env.DB)
    const fixture = testServices({}, { DB: recorder.database })
    await addManyUsers(env.DB, count, fixture.clock.now())
    await env.DB.prepare(`update trips set user_id = 'u1', submission_key = id`).run()
    recorder.take()
    await fixture.services.trips.list('u1', 20, 0)
    rows.push(sumOf(recorder.take(), 'rowsRead'))
  }
  expect(rows[1]).toBe(rows[0])
})

/** Every statement once, with the most that it read and wrote and how the database finds its rows. */
async function statementsOf(steps: Step[]): Promise<Statement[]> {
  const found = new Map<string, Statement>()
  for (const { sql, values, rowsRead, rowsWritten } of steps.flatMap(({ records }) => records)) {
    const { plan, ...most } = found.get(sql) ?? { rowsRead: 0, rowsWritten: 0 }
    found.set(sql, {
      sql,
      rowsRead: Math.max(most.rowsRead, rowsRead),
      rowsWritten: Math.max(most.rowsWritten, rowsWritten),
      plan: plan ?? (await queryPlan(sql, values)),
    })
  }
  return [...found.values()]
}

async function queryPlan(sql: string, values: unknown[]): Promise<string[]> {
  const asked = env.DB.prepare(`explain query plan ${sql}`).bind(...values)
  return (await asked.all<{ detail: string }>()).results.map(({ detail }) => detail)
}

function readsWholeTable(detail: string): boolean {
  return /^SCAN (?!CONSTANT|\()/.test(detail)
}
