import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { consoleLog } from '../../src/platform/log.ts'
import { runCron } from '../../src/app/queue-consumer.ts'
import { testServices, plannerOf } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createFailingDatabase } from '../support/failing-database.ts'
import { faultRow } from '../support/fault-row.ts'
import { codeFor, createVisitor, linkFor, signIn } from '../support/visitor.ts'

function recordLines(): string[] {
  const lines: string[] = []
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: unknown) => void lines.push(String(line)))
  return lines
}

faultRow('logs name routes, outcomes and times, and nothing a visitor wrote or was given', async () => {
  const lines = recordLines()
  let isBroken = false
  let breaksWith = ''
  const DB = createFailingDatabase(env.DB, () => (isBroken ? 'before' : undefined))
  const planner = async () =>
    plannerOf(() => {
      if (breaksWith) throw new SyntaxError(`Unexpected token in "${breaksWith}" is not valid JSON`)
      return undefined as never
    })
  const fixture = testServices({ log: consoleLog, planner }, { DB })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app, { userAgent: 'Canarybrowser/1.0' })
  const email = 'canary.person@example.com'
  await signIn(fixture, visitor, email)
  const secrets = [email, 'canary', codeFor(fixture, email), linkFor(fixture, email).slice(-40)]
  secrets.push(...[...visitor.cookies.values()].filter((value) => value.length > 20))
  await visitor.json('PUT', '/api/auth/user', { data: { name: 'Canary Name' } })
  const message = {
    firstName: 'Canary',
    lastName: 'Bird',
    email,
    message: 'A canary text that is long enough',
  }
  await visitor.form('/contact', message)
  breaksWith = 'canary plan text'
  const trip = { ...VIENNA, startLocation: 'Canary Wharf', wishes: { notes: 'A canary wish' } }
  const { id } = await (await visitor.json('POST', '/api/trips', trip)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id).catch(() => {})
  breaksWith = ''
  const share = await visitor.json('POST', `/api/trips/${id}/share`)
  const { url } = await share.json<{ url: string }>()
  secrets.push(new URL(url).pathname.split('/').at(-1) ?? '')
  await visitor.get(new URL(url).pathname)
  await visitor.get(`/blog?q=canary&token=canary`)
  isBroken = true
  await visitor.form('/contact', message)
  await visitor.json('POST', '/api/auth/otp', { email, create_user: true })
  await visitor.json('POST', '/api/auth/verify', { email, token: '123456', type: 'email' })
  await visitor.json('POST', '/api/trips', trip)
  await runCron(fixture.services)
  const leaks = lines.filter((line) =>
    secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())),
  )
  expect(leaks).toEqual([])
  expect(lines.filter((line) => /QueryError/.test(line)).length).toBeGreaterThan(2)
  const requests = lines
    .filter((line) => line.includes('"event":"request"'))
    .map((line) => JSON.parse(line) as object)
  for (const line of requests)
    expect(Object.keys(line)).toEqual(['event', 'request', 'method', 'route', 'status', 'ms'])
  expect(requests.some((line) => JSON.stringify(line).includes('"route":"/shared/:token"'))).toBe(true)
  return { lines: lines.length, requests: requests.length, secrets: secrets.length, leaks: 0 }
})

it('counts trips, e-mails and failures by the day', async () => {
  const planner = async () =>
    plannerOf((_request, call) =>
      call > 1 ? { planned: false as const, refusal: 'not_a_place' as const } : (undefined as never),
    )
  const shared = planner()
  const fixture = testServices({ planner: () => shared })
  for (const email of ['a@example.com', 'b@example.com']) {
    const visitor = createVisitor(createApp(fixture.services))
    await signIn(fixture, visitor, email)
    const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
    await fixture.services.preparing.prepare(id)
    await fixture.services.deliverMail(`plan-ready:${id}`)
  }
  const counts = await env.DB.prepare('select name, count from daily_counts order by name').all()
  expect(counts.results).toEqual([
    { name: 'code.strangers.12:00', count: 2 },
    { name: 'mail.sent.plan-ready', count: 1 },
    { name: 'trip.completed.atlas', count: 1 },
    { name: 'trip.failed.not_a_place', count: 1 },
  ])
})
