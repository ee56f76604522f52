// `npm run bench`: what the site costs, in one run; `--json` for programs. Times never make it fail. With `--peers FOLDER`
// (the same page in other frameworks, built) it measures beside them, too, and writes the tables of .github/BENCH.md.
import { cpus } from 'node:os'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWorkers } from '../faults/build-workers.ts'
import { measure } from '../build/sizes.ts'
import { type Growth, growthRows } from './growth-rows.ts'
import { pageRows } from './pages.ts'
import { planRows } from './plan-rows.ts'
import { writeBenchTables } from './bench-tables.ts'
import { type Part, printParts, type Row } from './rows.ts'
import { serverRows, startRows } from './server-rows.ts'
import { sideBySide } from './side-by-side.ts'

const ROUNDS = 5
const PLANS = 5

const { values } = parseArgs({ options: { json: { type: 'boolean' }, peers: { type: 'string' } } })
const bundle = await buildWorkers()
let growth: Promise<Growth> | undefined
/** When it is first asked for. */
const growthOnce = () => (growth ??= growthRows())
const parts = values.peers ? await besideOthers(resolve(values.peers)) : await alone()
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
const at = new Date().toISOString()
if (values.json) console.log(JSON.stringify({ at, machine, parts }))
else {
  console.log(`${at.slice(0, 10)}, ${machine}`)
  printParts(parts)
}
if (values.peers) writeBenchTables(`${at.slice(0, 10)}, ${machine}.`, parts, 2)
process.exit(0)

async function alone(): Promise<Part[]> {
  return [
    await part('Bytes (brotli; the Worker gzip) and their budget', sizes),
    ...(await server()),
    await part('Statements of the database', async () => (await growthOnce()).statements),
  ]
}

async function server(): Promise<Part[]> {
  return [
    await part('Pages in the bare runtime', () => serverRows(bundle, ROUNDS)),
    await part('Start', () => startRows(bundle, ROUNDS * 2)),
    await part('Rows of the database, among 100,000 users', async () => (await growthOnce()).requests),
    await part('Plans', () => planRows(bundle, PLANS)),
  ]
}

async function besideOthers(folder: string): Promise<Part[]> {
  const rounds = { starts: 5, server: 1, visits: 9, slowVisits: 3 }
  return [
    await part('The home page beside other frameworks', () => sideBySide(folder, bundle, rounds)),
    await part('Our pages on slow 4G', () => pageRows(folder, bundle, 5)),
    ...(await server()),
  ]
}

/** A part that breaks must not keep the others from being measured. */
async function part(title: string, rows: () => Promise<Row[]>): Promise<Part> {
  try {
    return { title, rows: await rows() }
  } catch (error) {
    return { title, rows: [], problem: String(error).slice(0, 300) }
  }
}

async function sizes(): Promise<Row[]> {
  const budget: Record<string, number> = JSON.parse(readFileSync('test/build/budget.json', 'utf8'))
  const measured = await measure(
    bundle,
    Object.keys(budget).filter((name) => name.startsWith('/')),
  )
  return Object.entries(measured).map(([name, bytes]) => ({
    name,
    numbers: { bytes, budget: budget[name] ?? '' },
  }))
}
