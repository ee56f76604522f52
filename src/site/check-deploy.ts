// Part of `npm run deploy`: stops it while operator data or ids of the account are placeholders, or a database is not
// bound as the Worker expects it.
import { readFileSync } from 'node:fs'
import { BRAND } from './brand.ts'
import { findDatabaseFaults } from './bound-databases.ts'
import { OPERATOR } from './operator.ts'
import { findPlaceholders } from './placeholders.ts'

const wrangler = readFileSync(new URL('../../wrangler.jsonc', import.meta.url), 'utf8')
const found = [
  ...findPlaceholders({ operator: OPERATOR, brand: BRAND, wrangler }),
  ...findDatabaseFaults(wrangler),
]
if (found.length) {
  console.error(`Not deployed. Please fill in first:\n${found.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}
