import { fuzzRow } from './fuzz-row.ts'
import { headersRow } from './headers-row.ts'
import { killRows } from './kill-rows.ts'
import { loadRow } from './load-row.ts'
import type { Row } from './rows.ts'

/** The rows that need a server: production's bundle in workerd. */
export async function serverRows(bundle: string): Promise<Row[]> {
  // Recovery is mostly waiting for the cron.
  const [killed, fuzzed] = await Promise.all([killRows(bundle), fuzzRow(bundle)])
  return [...killed, fuzzed, await headersRow(bundle), await loadRow(bundle)]
}
