import '../../src/i18n/app-texts.ts'
import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect } from 'vitest'

/** Rooms that know no storage: their tests need none of it made anew. */
const WITHOUT_STORAGE = /\/src\/(atlas|blog|i18n|planner|ui)\//

beforeEach(async () => {
  if (WITHOUT_STORAGE.test(expect.getState().testPath ?? '')) return
  // A store that fell asleep while the next file was loading is passed over by the reset: wake it first.
  const databases = [env.DB, env.DB_1, env.DB_2].filter((database) => database !== undefined)
  await Promise.all([...databases.map((database) => database.prepare('select 1').run()), env.KV.get('wake')])
  await reset()
  for (const database of databases) await applyD1Migrations(database, env.MIGRATIONS)
})
