// A trip rendered afresh by two builds of the same Worker, interleaved: CPU a request, and this build's share of the other.
// `node test/bench/trip-render.ts build FOLDER` keeps a build of the tree as it is; later, on the changed tree,
// `node test/bench/trip-render.ts compare FOLDER [rounds]` says what the change costs or saves.
import { buildWorkers } from '../faults/build-workers.ts'
import { cpuOf, loadAll, target } from './server-rows.ts'
import { builtWorker, startWorker } from './workerd.ts'

const CONFIG = 'test/bench/personal.vite.ts'
const [command = '', folder = 'test/.out/bench/trip-before', rounds = '5'] = process.argv.slice(2)

if (command === 'build') await buildWorkers(folder, CONFIG)
else await compare()

async function compare(): Promise<void> {
  const out = await buildWorkers('test/.out/bench/personal', CONFIG)
  const before = await startWorker({ ...builtWorker(folder), name: 'before' })
  const after = await startWorker({ ...builtWorker(out), name: 'after' })
  const targets = [target('before', before, '/trips/one'), target('after', after, '/trips/one')]
  try {
    await loadAll(targets, Number(rounds))
  } finally {
    for (const worker of [before, after]) await worker.stop()
  }
  const [was, is] = targets.map(cpuOf)
  const sizes = targets.map(({ name }) => name).join(' → ')
  console.log(
    `${sizes}: ${Math.round(was ?? 0)} → ${Math.round(is ?? 0)} µs, × ${((is ?? 0) / (was ?? 1)).toFixed(2)}`,
  )
}
