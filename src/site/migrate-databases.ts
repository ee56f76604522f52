// `node src/site/migrate-databases.ts --remote` or `--local`: applies the migrations to every database that is bound.
// Ends with the first that fails, so that no Worker is deployed on tables that are not there.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { boundDatabases } from './bound-databases.ts'

const where = process.argv[2] === '--remote' ? '--remote' : '--local'
const wrangler = readFileSync(new URL('../../wrangler.jsonc', import.meta.url), 'utf8')
for (const binding of boundDatabases(wrangler)) {
  const { status } = spawnSync('wrangler', ['d1', 'migrations', 'apply', binding, where], {
    stdio: 'inherit',
  })
  if (status === 0) continue
  console.error(`Not migrated: ${binding}`)
  process.exit(status ?? 1)
}
