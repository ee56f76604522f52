/** How long a statement of the database, or a call of KV, may take; longer than any of ours ever should. */
const DATABASE_MS = 10_000
const KV_MS = 5_000

/** Rejects with a TimeoutError when the work is not done in time; it may still go on where it is. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`${what} gave no answer in time`, 'TimeoutError')),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const STATEMENT_CALLS = ['run', 'all', 'raw', 'first']
/** A statement as the platform knows it: its batch takes no stand-in. */
const ORIGINAL = Symbol('original')

/** The same database, whose every statement has to answer in time. */
export function timedDatabase(database: D1Database, milliseconds = DATABASE_MS): D1Database {
  // The bare runtime of the benches has neither; what they ask for needs none.
  if (!database) return database
  return new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (name === 'prepare') return (query: string) => timedStatement(target.prepare(query), milliseconds)
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          within(milliseconds, 'D1', target.batch(statements.map(originalOf)))
      return member.bind(target)
    },
  })
}

function timedStatement(statement: D1PreparedStatement, milliseconds: number): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      if (name === ORIGINAL) return target
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (name === 'bind')
        return (...values: unknown[]) => timedStatement(target.bind(...values), milliseconds)
      if (typeof name === 'string' && STATEMENT_CALLS.includes(name))
        return (...args: unknown[]) =>
          within(milliseconds, 'D1', member.apply(target, args) as Promise<unknown>)
      return member.bind(target)
    },
  })
}

function originalOf(statement: D1PreparedStatement): D1PreparedStatement {
  return (statement as D1PreparedStatement & { [ORIGINAL]?: D1PreparedStatement })[ORIGINAL] ?? statement
}

/** The same store, whose every call has to answer in time. */
export function timedKv(kv: KVNamespace, milliseconds = KV_MS): KVNamespace {
  if (!kv) return kv
  return new Proxy(kv, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) =>
        within(milliseconds, 'KV', member.apply(target, args) as Promise<unknown>)
    },
  })
}
