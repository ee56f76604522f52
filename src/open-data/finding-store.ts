import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { atlasFindings } from './open-data.table.ts'
import type { AtlasFinding } from './photos/match-sights.ts'

export type FindingStore = ReturnType<typeof createFindingStore>

/** For the atlas's editors: `npm run atlas:findings` prints them. */
export function createFindingStore(db: Database) {
  return {
    /** What was found before and is no more so is forgotten. */
    async replace(destination: string, found: readonly AtlasFinding[], now: number): Promise<void> {
      await db.delete(atlasFindings).where(eq(atlasFindings.destination, destination))
      if (found.length === 0) return
      // D1 binds at most 100 values to a statement, and a row has five.
      const rows = found.slice(0, 20).map((each) => ({ destination, ...each, foundAt: now }))
      await db.insert(atlasFindings).values(rows).onConflictDoNothing()
    },
  }
}
