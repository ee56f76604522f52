import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/d1'
import { expect, it } from 'vitest'
import { createSuppressionStore } from '../../src/mail/suppression-store.ts'
import { openNodeD1 } from '../support/node-d1.ts'

const SECRET = 'a secret of the runbook’s test, long enough'
const RUNBOOK = new URL('../../.github/RUNBOOK.md', import.meta.url)

it('the runbook’s line names the row of an address that bounced', async () => {
  const line = /^ {4}ADDRESS=.*/m.exec(readFileSync(RUNBOOK, 'utf8'))?.[0] ?? ''
  const command = line.replace(/ADDRESS=\S+ AUTH_SECRET=…/, '').trim()
  const env = { ...process.env, ADDRESS: 'ada@example.com', AUTH_SECRET: SECRET }
  const statement = execFileSync('bash', ['-c', command], { env, encoding: 'utf8' })

  const d1 = openNodeD1(() => 0)
  const suppressions = createSuppressionStore(drizzle(d1), SECRET)
  await suppressions.record('event', ['Ada@example.com', 'eve@example.com'], 'bounced', Date.now())
  await d1.prepare(statement).run()
  expect(await suppressions.has('ada@example.com')).toBe(false)
  expect(await suppressions.has('eve@example.com')).toBe(true)
})
