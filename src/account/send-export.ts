import type { Context } from 'hono'
import type { Viewer } from '../auth/viewer.ts'
import type { Account } from './account.ts'

/** Answers with everything stored about the account, as a file. */
export async function sendExport(c: Context, { exportAll }: Account, viewer: Viewer): Promise<Response> {
  c.header('Content-Disposition', 'attachment; filename="dayfold-account.json"')
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(JSON.stringify(await exportAll(viewer), null, 2))
}
