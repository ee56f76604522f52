import { env } from 'cloudflare:workers'

/** Every row of the database, by its table; `about` keeps those that hold one of these texts. */
export async function rowsOf(about?: string[]): Promise<Record<string, string[]>> {
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%\\_cf\\_%' escape '\\' and name <> 'd1_migrations'",
  ).all<{ name: string }>()
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.results) {
    const { results } = await env.DB.prepare(`select * from "${name}"`).all()
    const texts = results.map((row) => JSON.stringify(row))
    rows[name] = texts.filter((text) => !about || about.some((word) => text.includes(word))).sort()
  }
  return rows
}
