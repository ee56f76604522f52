import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/**
 * A D1 database in this process's memory, by the SQLite that node brings: the real SQL and the real constraints, many
 * times faster than in the workers pool. Each call begins some turns of the event loop late, as `turns` says, so that
 * what is under way at once is mixed; a batch is one transaction.
 */
export function openNodeD1(turns: () => number): D1Database {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec('pragma foreign_keys = on')
  const files = globSync('migrations/*.sql', { cwd: new URL('../..', import.meta.url).pathname })
  for (const file of files.sort((a, b) => (a < b ? -1 : 1)))
    sqlite.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  const prepared = new Map<string, StatementSync>()

  function execute(query: string, values: SQLInputValue[], asArrays = false) {
    const statement = prepared.get(query) ?? sqlite.prepare(query)
    prepared.set(query, statement)
    statement.setReturnArrays(asArrays)
    if (statement.columns().length) return { results: statement.all(...values), meta: { changes: 0 } }
    return { results: [], meta: { changes: Number(statement.run(...values).changes) } }
  }

  async function later<T>(work: () => T): Promise<T> {
    for (let left = turns(); left > 0; left--) await Promise.resolve()
    return work()
  }

  function statementOf(query: string, values: SQLInputValue[] = []) {
    return {
      query,
      values,
      bind: (...given: SQLInputValue[]) => statementOf(query, given),
      run: () => later(() => execute(query, values)),
      all: () => later(() => execute(query, values)),
      raw: () => later(() => execute(query, values, true).results),
    }
  }

  function transact(statements: { query: string; values: SQLInputValue[] }[]) {
    sqlite.exec('begin')
    try {
      const results = statements.map(({ query, values }) => execute(query, values))
      sqlite.exec('commit')
      return results
    } catch (error) {
      sqlite.exec('rollback')
      throw error
    }
  }

  const database = {
    prepare: (query: string) => statementOf(query),
    batch: (statements: { query: string; values: SQLInputValue[] }[]) => later(() => transact(statements)),
  }
  return database as unknown as D1Database
}
