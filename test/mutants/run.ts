import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ACCOUNT_MUTANTS } from './account.ts'
import { AUTH_MUTANTS } from './auth.ts'
import { HTTP_MUTANTS } from './http.ts'
import type { Mutant } from './mutant.ts'
import { PASSKEY_MUTANTS } from './passkeys.ts'
import { PLANNER_MUTANTS } from './planner.ts'
import { TRIP_MUTANTS } from './trips.ts'

/**
 * Plants one fault at a time in a copy of the project and runs the tests that should notice it. A mutant that
 * survives is a missing test; one whose line is not found any more has to be written anew.
 *
 *   npm run mutants                 all of them
 *   npm run mutants -- --sample 15  some, others each day
 *   npm run mutants -- --only fence those whose id begins so, a regular expression
 *   npm run mutants -- --check      only whether every line is found
 */
const MUTANTS: Mutant[] = [
  ...TRIP_MUTANTS,
  ...AUTH_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...PASSKEY_MUTANTS,
  ...HTTP_MUTANTS,
  ...PLANNER_MUTANTS,
]
const COPY = mkdtempSync(join(tmpdir(), 'mutants-'))
const COPIED = ['src', 'test', 'content', 'locales', 'migrations', 'public']
const COPIED_FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.jsonc', '.oxlintrc.json']
const TIMEOUT_MS = 180_000

const { values } = parseArgs({
  options: { sample: { type: 'string' }, only: { type: 'string' }, check: { type: 'boolean' } },
})

const stale = MUTANTS.flatMap(({ id, file, line, tests }) => {
  const found = readFileSync(file, 'utf8').split(line).length - 1
  const missing = tests.filter((test) => !existsSync(test))
  return [
    ...(found === 1 ? [] : [`${id}: its line stands ${found} times in ${file}`]),
    ...missing.map((test) => `${id}: there is no ${test}`),
  ]
})
for (const problem of stale) console.log(problem)

const failed = values.check ? [] : await runAll(chosen())
console.log(`${MUTANTS.length} mutants, ${stale.length} stale, ${failed.length} survived`)
rmSync(COPY, { recursive: true, force: true })
process.exitCode = stale.length + failed.length > 0 ? 1 : 0

function chosen(): Mutant[] {
  const usable = MUTANTS.filter(({ id }) => new RegExp(`^(?:${values.only ?? ''})`).test(id) && !isStale(id))
  if (!values.sample) return usable
  const size = Math.min(Number(values.sample), usable.length)
  const start = (dayOfYear() * size) % usable.length
  return Array.from({ length: size }, (_, index) => usable[(start + index) % usable.length]).filter(
    (mutant) => mutant !== undefined,
  )
}

function isStale(id: string): boolean {
  return stale.some((problem) => problem.startsWith(`${id}:`))
}

function dayOfYear(): number {
  const now = new Date()
  return Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000)
}

async function runAll(mutants: Mutant[]): Promise<string[]> {
  copyProject()
  // A test that fails anyway would kill every mutant.
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))]
  if (tests.length > 0 && !(await pass(tests, 10 * TIMEOUT_MS))) {
    console.log('the tests fail without a mutant')
    return ['none']
  }
  const survived: string[] = []
  for (const mutant of mutants) {
    const started = Date.now()
    const outcome = await plant(mutant)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${outcome.padEnd(8)} ${mutant.id} (${mutant.file}, ${seconds} s)`)
    if (outcome === 'survived') survived.push(mutant.id)
  }
  return survived
}

/** The faults stand in a copy, so that a run that is cut off leaves the sources as they are. */
function copyProject(): void {
  for (const folder of COPIED)
    cpSync(folder, join(COPY, folder), { recursive: true, filter: (path) => !path.includes('.out') })
  for (const file of COPIED_FILES) cpSync(file, join(COPY, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(COPY, 'node_modules'))
}

async function plant({ file, line, becomes, tests }: Mutant): Promise<'killed' | 'survived'> {
  const path = join(COPY, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(line, () => becomes),
  )
  try {
    return (await pass(tests)) ? 'survived' : 'killed'
  } finally {
    writeFileSync(path, source)
  }
}

/** Whether all tests pass: the runtime's first, then those of Node, which take longer. */
async function pass(tests: string[], timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const inNode = tests.filter((test) => test.endsWith('.node.test.ts'))
  const inWorker = tests.filter((test) => !inNode.includes(test))
  return (await run('worker', inWorker, timeoutMs)) && run('node', inNode, timeoutMs)
}

/** A run that hangs has noticed something. */
function run(project: string, tests: string[], timeoutMs: number): Promise<boolean> {
  if (tests.length === 0) return Promise.resolve(true)
  const args = ['run', '--project', project, '--bail', '1', '--reporter', 'dot', ...tests]
  const child = spawn(join(process.cwd(), 'node_modules/.bin/vitest'), args, {
    cwd: COPY,
    stdio: 'ignore',
    timeout: timeoutMs,
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0))
  })
}
