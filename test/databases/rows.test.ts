import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { totalsPerPlan } from '../bench/capacity-model.ts'
import { createRecordingDatabase, type RequestCost, sumOf } from '../support/recording-database.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { withThree } from '../support/several-databases.ts'
import { signIn } from '../support/visitor.ts'

/** Of the statements that one plan and all that belongs to it cost. */
const MOST_SHARED = 0.2

it('leaves to the first database a small part of what the users of another do', async () => {
  if (!env.DB_1) throw new Error('runs in the project `databases` alone')
  const recorders = [createRecordingDatabase(env.DB), createRecordingDatabase(env.DB_1)]
  const [DB, DB_1] = recorders.map(({ database }) => database)
  const three = withThree({ ...(DB && DB_1 && { DB, DB_1 }), NEW_ACCOUNTS_IN: '1' })
  const own = three.services.shards[1]
  const visitor = three.visit()
  const costs: RequestCost[][] = [[], []]
  const step = async (name: string, work: () => Promise<unknown>) => {
    for (const { take } of recorders) take()
    const answer = await work()
    if (answer instanceof Response) expect(answer.status, name).toBeLessThan(400)
    for (const [shard, { take }] of recorders.entries()) {
      const records = take()
      const rows = { rowsRead: sumOf(records, 'rowsRead'), rowsWritten: sumOf(records, 'rowsWritten') }
      costs[shard]?.push({ name, ...rows, statements: records.length })
    }
  }
  await step('sign in: code and verification', () => signIn(three, visitor))
  let id = ''
  await step('submit a trip', async () => {
    id = (await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()).id
  })
  await step('job: the plan', async () => own?.preparing.prepare(id))
  await step('job: the email', async () => own?.deliverMail(`plan-ready:${id}`))
  await step('My Trips', () => visitor.get('/my-trips'))
  await step('the trip', () => visitor.get(`/trips/${id}`))
  await step('the trip, API', () => visitor.get(`/api/trips/${id}`))
  await step('share it', () => visitor.form(`/trips/${id}/share`, {}))
  await step('account', () => visitor.get('/account'))
  await step('who is signed in', () => visitor.get('/api/auth/user'))
  await step('refresh the session', () => visitor.json('POST', '/api/auth/token?grant_type=refresh_token'))
  await step('newsletter', () => visitor.json('POST', '/api/newsletter', { email: 'new@example.com' }))
  await step('delete the trip', () => visitor.send('DELETE', `/api/trips/${id}`))
  const [shared = 0, users = 0] = costs.map((each) => totalsPerPlan(each).statements)
  expect(shared / (shared + users)).toBeLessThan(MOST_SHARED)
})
