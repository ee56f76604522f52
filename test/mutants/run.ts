import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type Vitest } from 'vitest/node'
import { ACCOUNT_MUTANTS } from './account.ts'
import { AUTH_MUTANTS } from './auth.ts'
import { DATABASE_MUTANTS } from './databases.ts'
import { HTTP_MUTANTS } from './http.ts'
import { JOURNEY_MUTANTS } from './journeys.ts'
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
  ...DATABASE_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...PASSKEY_MUTANTS,
  ...HTTP_MUTANTS,
  ...PLANNER_MUTANTS,
  ...JOURNEY_MUTANTS,
]
const COPY = mkdtempSync(join(tmpdir(), 'mutants-'))
const COPIED = ['src', 'test', 'content', 'locales', 'migrations', 'public']
const COPIED_FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
  'wrangler.jsonc',
  '.oxlintrc.json',
]
const TIMEOUT_MS = 180_000

let vitest: Vitest | undefined
const unchanged = new Map<string, boolean>()

const { values } = parseArgs({
  options: { sample: { type: 'string' }, only: { type: 'string' }, check: { type: 'boolean' } },
})

const stale = MUTANTS.flatMap(({ id, file, line, tests }) => {
  const found = existsSync(file) ? readFileSync(file, 'utf8').split(line).length - 1 : 0
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
  process.chdir(COPY)
  // What the command line says before it reads the configuration. Of two runtimes one would keep the file as it was.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test', VITEST_MAX_WORKERS: '1' })
  const survived: string[] = []
  for (const mutant of mutants) {
    const started = Date.now()
    const outcome = (await passUnchanged(mutant.tests)) ? await plant(mutant) : 'failing'
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${outcome.padEnd(8)} ${mutant.id} (${mutant.file}, ${seconds} s)`)
    if (outcome !== 'killed') survived.push(mutant.id)
  }
  await vitest?.close()
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
  const source = readFileSync(file, 'utf8')
  await rewrite(
    file,
    source.replace(line, () => becomes),
  )
  try {
    return (await pass(tests)) ? 'survived' : 'killed'
  } finally {
    await rewrite(file, source)
  }
}

async function rewrite(file: string, source: string): Promise<void> {
  writeFileSync(file, source)
  ;(await opened()).invalidateFile(join(COPY, file))
}

/** A test that fails anyway would kill every mutant: each set of tests runs once without one. */
async function passUnchanged(tests: string[]): Promise<boolean> {
  const key = tests.join()
  const known = unchanged.get(key)
  if (known !== undefined) return known
  const passed = await pass(tests)
  unchanged.set(key, passed)
  return passed
}

/** Whether all tests pass. A run that hangs has noticed something; the next one gets a new Vitest. */
async function pass(tests: string[]): Promise<boolean> {
  const runner = await opened()
  // Journeys run with several databases, too: once is enough here.
  const specifications = (await runner.globTestSpecifications(tests)).filter(
    ({ project, moduleId }) => project.name !== 'databases' || moduleId.includes('/test/databases/'),
  )
  const files = new Set(specifications.map(({ moduleId }) => moduleId))
  let timer: NodeJS.Timeout | undefined
  const hung = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS)
  })
  const result = await Promise.race([runner.runTestSpecifications(specifications), hung])
  clearTimeout(timer)
  if (!result) {
    vitest = undefined
    void runner.close()
    return false
  }
  const modules = result.testModules.filter(({ moduleId }) => files.has(moduleId))
  return (
    result.unhandledErrors.length === 0 &&
    modules.length === files.size &&
    modules.every((module) => module.state() === 'passed')
  )
}

/** One Vitest for all mutants: it transforms again only what a mutant changes. */
async function opened(): Promise<Vitest> {
  vitest ??= await createVitest('test', { root: COPY, watch: false, bail: 1, reporters: [{}] })
  return vitest
}
