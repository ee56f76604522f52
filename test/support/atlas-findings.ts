// `npm run atlas:findings`: where the map contradicts the atlas, for its editors. `-- --remote` asks production's database.
import { execFileSync } from 'node:child_process'

const where = process.argv.includes('--remote') ? '--remote' : '--local'
const query = 'select destination, sight, kind, detail from atlas_findings order by destination, sight'
const output = execFileSync(
  'node_modules/.bin/wrangler',
  ['d1', 'execute', 'DB', where, '--json', '--command', query],
  { encoding: 'utf8', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
)
const [{ results }] = JSON.parse(output) as [{ results: Record<string, string>[] }]
for (const { destination, sight, kind, detail } of results)
  console.log(`${destination}/${sight}: ${kind}: ${detail}`)
console.log(`${results.length} findings; the atlas was not changed`)
