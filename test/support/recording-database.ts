export interface Recorded {
  sql: string
  values: unknown[]
  rowsRead: number
  rowsWritten: number
}

export interface Statement extends Pick<Recorded, 'sql' | 'rowsRead' | 'rowsWritten'> {
  /** What `explain query plan` says. */
  plan: string[]
}

/** What one request or job costs the database. */
export interface RequestCost {
  name: string
  rowsRead: number
  rowsWritten: number
  statements: number
}

export function sumOf(records: Recorded[], key: 'rowsRead' | 'rowsWritten'): number {
  return records.reduce((total, record) => total + record[key], 0)
}

/** D1 that notes what each statement read and wrote, as the platform counts it for the bill. */
export function createRecordingDatabase(db: D1Database) {
  const records: Recorded[] = []
  const asked = new WeakMap<D1PreparedStatement, Pick<Recorded, 'sql' | 'values'>>()
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function note(question: Pick<Recorded, 'sql' | 'values'>, { meta }: D1Result): void {
    records.push({ ...question, rowsRead: meta.rows_read, rowsWritten: meta.rows_written })
  }

  function statement(
    original: D1PreparedStatement,
    sql: string,
    values: unknown[] = [],
  ): D1PreparedStatement {
    const all = async () => {
      const result = await original.all()
      note({ sql, values }, result)
      return result
    }
    const members: Partial<Record<PropertyKey, unknown>> = {
      bind: (...bound: unknown[]) => statement(original.bind(...bound), sql, bound),
      all,
      run: all,
      first: async (column?: string) => {
        const [row] = (await all()).results
        return column ? (row?.[column] ?? null) : (row ?? null)
      },
      // Only rows as objects come with numbers, and objects lose columns of the same name: a question is asked twice.
      raw: async () => {
        const { results } = await all()
        return /^\s*select/i.test(sql) ? original.raw() : results.map((row) => Object.values(row))
      },
    }
    const proxy = new Proxy(original, { get: (target, name) => members[name] ?? Reflect.get(target, name) })
    originals.set(proxy, original)
    asked.set(proxy, { sql, values })
    return proxy
  }

  const database = new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => statement(target.prepare(sql), sql)
      if (name === 'batch')
        return async (list: D1PreparedStatement[]) => {
          const results = await target.batch(list.map((one) => originals.get(one) ?? one))
          for (const [index, result] of results.entries()) {
            const question = list[index] && asked.get(list[index])
            if (question) note(question, result)
          }
          return results
        }
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })

  return {
    database,
    /** What was recorded since the last call. */
    take: (): Recorded[] => records.splice(0),
  }
}
