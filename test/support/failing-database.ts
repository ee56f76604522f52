/** before: nothing was written · after: all was written, and nobody learns of it. */
export type DatabaseFault = 'before' | 'after' | undefined

/** D1 on a bad day; `fault` is asked for each statement and batch. Reads fail the same way. */
export function createFailingDatabase(db: D1Database, fault: () => DatabaseFault): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const kind = fault()
    if (kind === 'before') throw new Error('D1_ERROR: Network connection lost.')
    const result = await work()
    if (kind === 'after') throw new Error('D1_ERROR: D1 DB storage operation exceeded timeout.')
    return result
  }

  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const proxy: D1PreparedStatement = new Proxy(original, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values))
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => run(() => member.apply(target, args))
      },
    })
    originals.set(proxy, original)
    return proxy
  }

  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => statement(target.prepare(query))
      if (name === 'batch')
        return (list: D1PreparedStatement[]) =>
          run(() => target.batch(list.map((one) => originals.get(one) ?? one)))
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
