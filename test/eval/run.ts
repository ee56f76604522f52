// Measures the planner: `npm run eval`, offline; `-- --json` prints one JSON object instead of the table.
// The public TOPTW instances are read from the folder that `--toptw` or TOPTW_INSTANCES names; sights are compared with
// public listings where `--listings` names a folder of them. `--show MEASURE` prints what the traveller's table found,
// `--only atlas,check` runs those parts alone.
import { parseArgs } from 'node:util'
import * as anywhere from './anywhere.ts'
import * as atlasCounts from './atlas-counts.ts'
import * as imports from './changes/imports.ts'
import * as changes from './changes/run-changes.ts'
import * as check from './check/check.ts'
import * as corpus from './corpus.ts'
import * as coverage from './coverage.ts'
import * as faults from './faults.ts'
import * as journeyCost from './journey-cost.ts'
import * as journeyFaults from './journey-faults.ts'
import * as journeys from './journeys.ts'
import * as matcher from './matcher.ts'
import * as optimum from './optimum.ts'
import * as requests from './requests.ts'
import { readable } from './table.ts'
import * as toptw from './toptw.ts'
import * as traveller from './traveller.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    toptw: { type: 'string' },
    listings: { type: 'string' },
    show: { type: 'string' },
    only: { type: 'string' },
  },
})
const parts: Record<string, () => Promise<Record<string, number>>> = {
  atlas: () => atlasCounts.run(values.listings),
  traveller: () => traveller.run(undefined, values.show),
  requests: () => requests.run(),
  journeys: () => journeys.run(),
  anywhere: () => anywhere.run(),
  journeyFaults: () => journeyFaults.run(),
  journeyCost: () => journeyCost.run(),
  optimum: () => optimum.run(),
  toptw: () => toptw.run(values.toptw),
  coverage: () => coverage.run(),
  matcher: () => matcher.run(),
  faults: async () => ({ ...(await faults.run()) }),
  check: () => check.run(),
  corpus: async () => ({ ...(await corpus.run()) }),
  imports: () => imports.run(),
  changes: () => changes.run(values.show === 'changes' ? console.error : undefined),
}

const measured: Record<string, number | null> = { toptwGapM1: null, toptwGapM2: null }
const wanted = values.only?.split(',') ?? Object.keys(parts)
const unknown = wanted.filter((name) => !parts[name])
if (unknown.length > 0) throw new RangeError(`no such part: ${unknown.join(', ')}`)
for (const name of wanted) {
  const run = parts[name]
  if (!run) continue
  const before = performance.now()
  const figures = await run()
  Object.assign(measured, figures)
  if (!values.json) console.log(readable(name, figures, (performance.now() - before) / 1000))
}
if (values.json) console.log(JSON.stringify(measured))
