import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { demand, type Row, row } from './rows.ts'

const TRIPS = 100_000
/** A migration on so many trips must not keep the site waiting longer, milliseconds. */
const LONGEST_MS = 5000

interface Snapshot {
  tables: Record<
    string,
    {
      name: string
      columns: Record<
        string,
        { name: string; type: string; notNull: boolean; primaryKey: boolean; default?: unknown }
      >
    }
  >
}

/**
 * Each migration on a database of 100,000 trips; then the code of every earlier version, as far as its statements
 * go, on the schema of today: it names all columns it knew, and no others.
 */
export async function migrationRows(): Promise<Row[]> {
  const files = readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const snapshots = files.map(
    (name) =>
      JSON.parse(readFileSync(`migrations/meta/${name.slice(0, 4)}_snapshot.json`, 'utf8')) as Snapshot,
  )
  const db = new DatabaseSync(':memory:')
  db.exec('pragma foreign_keys = on')
  const rows: Row[] = []
  for (const [index, file] of files.entries()) {
    rows.push(
      await row(
        `migration ${file.replace('.sql', '')} on ${index ? '100,000 trips' : 'an empty database'}`,
        async () => {
          const before = index ? count(db, 'trips') : 0
          const start = performance.now()
          db.exec(readFileSync(`migrations/${file}`, 'utf8').replaceAll('--> statement-breakpoint', ''))
          const milliseconds = Math.round(performance.now() - start)
          if (index === 0) fill(db)
          const after = count(db, 'trips')
          demand(index === 0 || after === before, 'trips were lost', { before, after })
          demand(milliseconds < LONGEST_MS, 'too slow', { milliseconds })
          demand(db.prepare('pragma foreign_key_check').all().length === 0, 'broken references')
          return { trips: after, milliseconds }
        },
      ),
    )
  }
  for (const [index, snapshot] of snapshots.slice(0, -1).entries())
    rows.push(
      await row(`the code of ${files[index]?.replace('.sql', '')} runs on today's schema`, async () =>
        runOldCode(db, snapshot),
      ),
    )
  db.close()
  return rows
}

function fill(db: DatabaseSync): void {
  db.exec(`
    begin;
    with recursive n(i) as (select 0 union all select i + 1 from n where i < 999)
    insert into users (id, email, created_at${hasColumn(db, 'users', 'language') ? ', language' : ''})
      select 'user-' || i, 'user-' || i || '@example.com', i${hasColumn(db, 'users', 'language') ? ", 'en'" : ''} from n;
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${TRIPS - 1})
    insert into trips (id, user_id, submission_key, start_location, destination, adults, kids, start_date, end_date,
      budget_type, trip_type, language, status, created_at, attempt, plan, quota_owner, quota_day)
      select 'trip-' || i, 'user-' || (i % 1000), 'key-' || i, 'Hamburg', 'Vienna', 2, 0, '2027-03-04', '2027-03-06',
        'comfort', 'relaxed', 'en', 'completed', i, 1, '{"version":1,"days":[]}', 'owner-' || i, '2027-01-01' from n;
    commit`)
}

/** Inserts, reads, changes and deletes a row of every table as that version did. */
function runOldCode(db: DatabaseSync, { tables }: Snapshot): Record<string, number> {
  let statements = 0
  db.exec('pragma foreign_keys = off')
  db.exec('begin')
  try {
    for (const { name, columns } of Object.values(tables)) {
      const all = Object.values(columns)
      const names = all.map((column) => `"${column.name}"`).join(', ')
      const values = all.map(({ type, name: column }) => (type === 'text' ? `old ${column}` : 424242))
      const key = all.find(({ primaryKey }) => primaryKey) ?? all[0]
      const marks = all.map(() => '?').join(', ')
      db.prepare(`insert into "${name}" (${names}) values (${marks})`).run(...values)
      const [first] = all
      if (!first || !key) continue
      const found = db
        .prepare(`select ${names} from "${name}" where "${first.name}" = ?`)
        .all(values[0] ?? null)
      demand(found.length === 1, `${name}: not found again`)
      const sets = all.map((column) => `"${column.name}" = ?`).join(', ')
      db.prepare(`update "${name}" set ${sets} where "${first.name}" = ?`).run(...values, values[0] ?? null)
      db.prepare(`delete from "${name}" where "${first.name}" = ?`).run(values[0] ?? null)
      statements += 4
    }
  } finally {
    db.exec('rollback')
    db.exec('pragma foreign_keys = on')
  }
  return { tables: Object.keys(tables).length, statements }
}

function count(db: DatabaseSync, table: string): number {
  return Number(db.prepare(`select count(*) n from ${table}`).get()?.n ?? 0)
}

function hasColumn(db: DatabaseSync, table: string, column: string): boolean {
  return db.prepare(`select 1 from pragma_table_info(?) where name = ?`).all(table, column).length > 0
}
