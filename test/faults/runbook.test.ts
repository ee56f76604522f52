import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import runbook from '../../.github/RUNBOOK.md?raw'
import { plannerOf } from '../support/test-app.ts'
import { testPlatform, submitMany, tripsWith } from '../support/test-platform.ts'

/** The runbook's indented lines that start so, about one trip, at the test's time. */
function statements(start: string, trip: string, now: number): string[] {
  const lines = [...runbook.matchAll(/^ {4}(.+);$/gm)].map(([, line = '']) => line)
  return lines
    .filter((line) => line.startsWith(start))
    .map((line) => line.replaceAll('TRIP', trip).replaceAll('unixepoch()', String(Math.floor(now / 1000))))
    .map((line) => line.replaceAll("'now'", `'${new Date(now).toISOString()}'`))
}

async function run(sql: string[]): Promise<number> {
  expect(sql.length).toBeGreaterThan(0)
  const results = await env.DB.batch(sql.map((line) => env.DB.prepare(line)))
  return results.reduce((sum, { meta }) => sum + meta.changes, 0)
}

it('the runbook plans a trip again that was given up', async () => {
  let works = false
  const planner = async () =>
    plannerOf(() => {
      if (!works) throw new Error('no planner')
      return undefined as never
    })
  const { fixture, clock, pass } = testPlatform({ given: { planner } })
  const [trip = ''] = await submitMany(fixture, 1)
  await pass(20)
  expect(await tripsWith('failed')).toBe(1)
  works = true
  const sql = ['delete from mails', 'update trips'].flatMap((start) => statements(start, trip, clock.time))
  expect(await run(sql)).toBe(2)
  await pass(3)
  expect(await tripsWith('completed')).toBe(1)
  expect(fixture.sent).toHaveLength(2)
})

it('the runbook sends an e-mail again that was dropped', async () => {
  let refuses = true
  const emails: string[] = []
  const mailer = {
    async send({ html }: { html: string }) {
      if (refuses) return { sent: false as const, reason: 'refused' as const }
      emails.push(html)
      return { sent: true as const }
    },
  }
  const { fixture, clock, pass } = testPlatform({ given: { mailer } })
  const [trip = ''] = await submitMany(fixture, 1)
  await pass(2)
  refuses = false
  expect(await run(statements('update mails set status =', trip, clock.time))).toBe(1)
  await pass(2)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toContain('Vienna')
  expect(emails[0]).toContain(trip)
})

it('the runbook reads what was counted and what waits', async () => {
  const { fixture, clock, pass } = testPlatform()
  await submitMany(fixture, 1)
  await pass(1)
  for (const line of statements('select', '', clock.time))
    expect((await env.DB.prepare(line).all()).results).not.toHaveLength(0)
})
