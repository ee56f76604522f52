import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import type { RequestCost, Statement } from '../support/recording-database.ts'
import type { Row } from './rows.ts'

const REPORT = 'test/.out/bench/growth.json'
const LIMIT_MS = 180_000
/** Characters of one that are shown. */
const STATEMENT = 120

interface Report {
  testResults: {
    assertionResults: {
      status: string
      failureMessages?: string[]
      meta?: { costs?: RequestCost[]; statements?: Statement[] }
    }[]
  }[]
}

export interface Growth {
  /** Rows that the database read and wrote for each request and job, among 100,000 users and trips. */
  requests: Row[]
  /** The same for each statement, and how it finds them. */
  statements: Row[]
}

export async function growthRows(): Promise<Growth> {
  const { costs, statements } = await measureGrowth()
  return {
    requests: costs.map(({ name, rowsRead, rowsWritten }) => ({
      name,
      numbers: { 'rows read / written': `${rowsRead} / ${rowsWritten}` },
    })),
    statements: statements.map(({ sql, rowsRead, rowsWritten, plan }) => ({
      name: readable(sql),
      numbers: { 'rows read / written': `${rowsRead} / ${rowsWritten}`, plan: plan.join('; ') },
    })),
  }
}

/** Runs the test that counts them, with 100,000 users; throws where it fails. */
export async function measureGrowth(): Promise<{ costs: RequestCost[]; statements: Statement[] }> {
  rmSync(REPORT, { force: true })
  const { VITEST: _, ...environment } = process.env
  const args = ['run', '--project', 'worker', '--reporter=json', `--outputFile=${REPORT}`, '--silent=true']
  const runner = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, 'test/journeys/database-rows.test.ts'],
    {
      stdio: 'ignore',
      timeout: LIMIT_MS,
      env: { ...environment, VITE_FULL_COUNTS: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  )
  await once(runner, 'exit')
  const { testResults }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.find(({ status }) => status !== 'passed')
  if (failed) throw new Error(failed.failureMessages?.[0] ?? 'a test failed')
  const metas = results.flatMap(({ meta }) => meta ?? [])
  return {
    costs: metas.flatMap(({ costs = [] }) => costs),
    statements: metas.flatMap(({ statements = [] }) => statements),
  }
}

/** A line of a table; a bar would end its cell. */
function readable(sql: string): string {
  const text = sql.replaceAll(/\s+/g, ' ').replaceAll('"', '').replaceAll('|', '\\|').trim()
  return text.length > STATEMENT ? `${text.slice(0, STATEMENT)}…` : text
}
