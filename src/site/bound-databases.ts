import { parseWrangler } from './placeholders.ts'

/** The bindings of the databases in wrangler.jsonc, `DB` first: `DB`, `DB_1`, `DB_2` … */
export function boundDatabases(wrangler: string): string[] {
  return (parseWrangler(wrangler).d1_databases ?? []).map(({ binding = '' }) => binding)
}

/** What is wrong with them; a line each. All have the same tables, so all take the same migrations. */
export function findDatabaseFaults(wrangler: string): string[] {
  const databases = parseWrangler(wrangler).d1_databases ?? []
  const found = databases.flatMap(({ binding = '', migrations_dir: folder }, shard) => {
    const wanted = shard === 0 ? 'DB' : `DB_${shard}`
    if (binding !== wanted)
      return [`wrangler.jsonc: d1_databases: ${binding || 'nothing'} where ${wanted} belongs`]
    return folder === 'migrations' ? [] : [`wrangler.jsonc: ${binding}: migrations_dir is not "migrations"`]
  })
  const ids = databases.map(({ database_id: id }) => id)
  if (new Set(ids).size < ids.length) found.push('wrangler.jsonc: two bindings of one database')
  return found
}
