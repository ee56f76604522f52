import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import type { Row } from './rows.ts'

const REPORT = 'test/.out/bench/growth.json'
const LIMIT_MS = 180_000

interface Report {
  testResults: {
    assertionResults: { status: string; failureMessages?: string[]; meta?: { numbers?: Row['numbers'] } }[]
  }[]
}

/** Rows that the database read and wrote for each request and job, among 100,000 users and trips. */
export async function growthRows(): Promise<Row[]> {
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
  return results.flatMap(({ meta }) =>
    Object.entries(meta?.numbers ?? {}).map(([name, numbers]) => ({
      name,
      numbers: { 'rows read / written': numbers },
    })),
  )
}
