import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Row } from './rows.ts'

const REPORT = 'test/.out/faults/vitest.json'
const LIMIT_MS = 45 * 60_000

interface Report {
  testResults: {
    name: string
    message?: string
    assertionResults: {
      title: string
      status: string
      duration?: number
      failureMessages?: string[]
      meta?: { numbers?: Row['numbers'] }
    }[]
  }[]
}

/** The rows of test/faults/*.test.ts at their full counts, on production's React: in the workers pool but for *.node.test.ts. */
export async function vitestRows(): Promise<Row[]> {
  rmSync(REPORT, { force: true })
  const runner = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'worker',
      '--project',
      'node',
      '--mode',
      'production',
      '--reporter=json',
      `--outputFile=${REPORT}`,
      '--silent=true',
      'test/faults',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LIMIT_MS,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_FULL_COUNTS: '1',
        VITEST_MAX_WORKERS: '1',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    },
  )
  await once(runner, 'exit')
  if (!existsSync(REPORT)) throw new Error(`no report within ${LIMIT_MS / 60_000} minutes`)
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  return testResults.flatMap(({ name: file, message, assertionResults }): Row[] => {
    if (assertionResults.length === 0)
      return [{ name: file, passed: false, seconds: 0, numbers: {}, problem: (message ?? '').slice(0, 500) }]
    return assertionResults.map(({ title, status, duration = 0, failureMessages = [], meta }) => ({
      name: title,
      passed: status === 'passed',
      seconds: Math.round(duration / 100) / 10,
      numbers: meta?.numbers ?? {},
      ...(failureMessages[0] && { problem: failureMessages[0].slice(0, 1000) }),
    }))
  })
}
