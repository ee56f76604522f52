import { env } from 'cloudflare:workers'
import { createApp } from '../../src/app/full-app.tsx'
import type { Adapters } from '../../src/env.ts'
import { testServices } from './test-app.ts'
import { createVisitor, signIn, type Visitor } from './visitor.ts'

type Bindings = Parameters<typeof testServices>[1]

/** The app with the three databases under their own names; each may take new accounts. */
export function withThree(bindings: Bindings = {}, given: Partial<Adapters> = {}) {
  const { DB, DB_1, DB_2 } = env
  if (!DB_1 || !DB_2) throw new Error('runs in the project `databases` alone')
  return opened(testServices(given, { DB, DB_1, DB_2, NEW_ACCOUNTS_IN: '', ...bindings }))
}

/** As it is before others are added. */
export function withOne(given: Partial<Adapters> = {}) {
  return opened(testServices(given, { DB: env.DB, DB_1: undefined, DB_2: undefined }))
}

function opened(fixture: ReturnType<typeof testServices>) {
  const app = createApp(fixture.services)
  return { ...fixture, fixture, app, visit: () => createVisitor(app) }
}

export type SeveralDatabases = ReturnType<typeof withThree>

/** A visitor with an account in each database, the address after its number. */
export async function oneInEach(): Promise<{ shard: number; email: string; visitor: Visitor }[]> {
  const found = []
  for (const shard of [0, 1, 2]) {
    const opened = withThree({ NEW_ACCOUNTS_IN: String(shard) })
    const email = `traveller-${shard}@example.com`
    const visitor = opened.visit()
    await signIn(opened, visitor, email)
    found.push({ shard, email, visitor: createVisitor(withThree().app, visitor) })
  }
  return found
}

/** The addresses of the accounts in each database. */
export async function accounts(): Promise<string[][]> {
  const databases = [env.DB, env.DB_1, env.DB_2].filter((database) => database !== undefined)
  const found = databases.map((database) =>
    database.prepare('select email from users order by email').all<{ email: string }>(),
  )
  return (await Promise.all(found)).map(({ results }) => results.map(({ email }) => email))
}
