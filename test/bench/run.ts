// `npm run bench`: what the site costs, in one run; `--json` for programs. Times never make it fail. With `--peers FOLDER`
// (the same page in other frameworks, built) it measures beside them, too, and writes the tables of .github/BENCH.md.
// `--only WORD` measures the parts with that word in their title, and writes no tables.
import { cpus } from 'node:os'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWorkers } from '../faults/build-workers.ts'
import { measure } from '../build/sizes.ts'
import { type Growth, growthRows } from './growth-rows.ts'
import { pageRows, tripRows } from './pages.ts'
import { planRows } from './plan-rows.ts'
import { writeBenchTables } from './bench-tables.ts'
import { type Part, printParts, type Row } from './rows.ts'
import { serverRows, startRows } from './server-rows.ts'
import { sideBySide } from './side-by-side.ts'

const ROUNDS = 5
const PLANS = 5

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, peers: { type: 'string' }, only: { type: 'string' } },
})
const wanted = values.only?.toLowerCase() ?? ''
const bundle = await buildWorkers()
let growth: Promise<Growth> | undefined
/** When it is first asked for. */
const growthOnce = () => (growth ??= growthRows())
const parts = await measureAll(values.peers ? besideOthers(resolve(values.peers)) : alone())
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
const at = new Date().toISOString()
if (values.json) console.log(JSON.stringify({ at, machine, parts }))
else {
  console.log(`${at.slice(0, 10)}, ${machine}`)
  printParts(parts)
}
if (values.peers && !wanted) writeBenchTables(`${at.slice(0, 10)}, ${machine}.`, parts, 2)
process.exit(0)

type Job = [title: string, rows: () => Promise<Row[]>]

function alone(): Job[] {
  return [
    ['Bytes (brotli; the Worker gzip) and their budget', sizes],
    ...server(),
    ['Statements of the database', async () => (await growthOnce()).statements],
  ]
}

function server(): Job[] {
  return [
    ['Pages in the bare runtime', () => serverRows(bundle, ROUNDS)],
    ['Start', () => startRows(bundle, ROUNDS * 2)],
    ['Rows of the database, among 100,000 users', async () => (await growthOnce()).requests],
    ['Plans', () => planRows(bundle, PLANS)],
  ]
}

function besideOthers(folder: string): Job[] {
  const rounds = { starts: 5, server: 1, visits: 9, slowVisits: 3 }
  return [
    ['The home page beside other frameworks', () => sideBySide(folder, bundle, rounds)],
    ['Our pages on slow 4G', () => pageRows(folder, bundle, 5)],
    ['A trip under way: its map, and presses that change it', () => tripRows(folder, bundle, 5)],
    ...server(),
  ]
}

/** A part that breaks must not keep the others from being measured. */
async function measureAll(jobs: Job[]): Promise<Part[]> {
  const measured: Part[] = []
  for (const [title, rows] of jobs) {
    if (!title.toLowerCase().includes(wanted)) continue
    try {
      measured.push({ title, rows: await rows() })
    } catch (error) {
      measured.push({ title, rows: [], problem: String(error).slice(0, 300) })
    }
  }
  return measured
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
