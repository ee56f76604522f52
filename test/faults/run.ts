// `npm run faults`: what happens when the platform misbehaves, as a table. `--json` for programs.
import { mkdirSync } from 'node:fs'
import { buildWorkers } from './build-workers.ts'
import { migrationRows } from './migrations.ts'
import { printTable, type Row } from './rows.ts'
import { serverRows } from './server-rows.ts'
import { vitestRows } from './vitest-rows.ts'

const asJson = process.argv.includes('--json')
const started = Date.now()
mkdirSync('test/.out/faults', { recursive: true })

/** One part's rows; a part that breaks is a row that failed, never a table that is missing. */
async function part(name: string, run: () => Promise<Row[]> | Row[]): Promise<Row[]> {
  try {
    return await run()
  } catch (error) {
    return [{ name, passed: false, seconds: 0, numbers: {}, problem: String(error).slice(0, 300) }]
  }
}

// In-process rows on one core, the server's on the other.
const [inProcess, onServer] = await Promise.all([
  part('rows in the workers pool', vitestRows),
  part('rows on the server', async () => {
    const bundle = await buildWorkers()
    return [...(await part('migrations', migrationRows)), ...(await serverRows(bundle))]
  }),
])
const rows = [...inProcess, ...onServer]
const seconds = Math.round((Date.now() - started) / 1000)

if (asJson) console.log(JSON.stringify({ rows, passed: rows.every(({ passed }) => passed), seconds }))
else printTable(rows, seconds)
// Connections kept open would hold the process for half a minute more.
process.exit(rows.every(({ passed }) => passed) ? 0 : 1)
