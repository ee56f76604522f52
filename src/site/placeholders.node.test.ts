import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRAND } from './brand.ts'
import { boundDatabases, findDatabaseFaults } from './bound-databases.ts'
import { OPERATOR } from './operator.ts'
import { findPlaceholders } from './placeholders.ts'

const ROOT = new URL('../..', import.meta.url)
const wrangler = readFileSync(new URL('wrangler.jsonc', ROOT), 'utf8')
const filledIn = {
  operator: {
    ...OPERATOR,
    ...Object.fromEntries(Object.keys(OPERATOR).map((key) => [key, 'Ada Kuhn'])),
    vatId: '',
  },
  brand: { mailFrom: 'Dayfold <plans@dayfold.travel>', esim: { url: 'https://partner.travel/esim' } },
  wrangler: wrangler
    .replace('https://dayfold.example', 'https://dayfold.travel')
    .replaceAll(/"[0-]{32,36}"/g, '"3f2a0c55-1b7e-4f0e-9a51-0c2d8e6b7a10"'),
}

it('names every placeholder', () => {
  const found = findPlaceholders({ operator: OPERATOR, brand: BRAND, wrangler })
  expect(found).toContain('src/site/operator.ts: name')
  expect(found).toContain('src/site/operator.ts: responsible')
  expect(found).toContain('src/site/brand.ts: mailFrom')
  expect(found).toContain('wrangler.jsonc: APP_URL')
  expect(found).toContain('wrangler.jsonc: d1_databases.database_id')
  expect(found).toContain('wrangler.jsonc: kv_namespaces.id')
})

it('lets a site go that is filled in, with or without a VAT number', () => {
  expect(findPlaceholders(filledIn)).toEqual([])
})

it('takes an empty field for a placeholder', () => {
  const operator = { ...filledIn.operator, street: ' ' }
  expect(findPlaceholders({ ...filledIn, operator })).toEqual(['src/site/operator.ts: street'])
})

it('ends the deployment with an error', async () => {
  const outcome = await new Promise<{ code: unknown; told: string }>((resolve) =>
    execFile('node_modules/.bin/node', ['src/site/check-deploy.ts'], { cwd: ROOT }, (error, _out, told) =>
      resolve({ code: error?.code, told }),
    ),
  )
  expect(outcome.code).toBe(1)
  expect(outcome.told).toContain('src/site/operator.ts: email')
})

const database = (binding: string, id: string, folder = 'migrations') => ({
  binding,
  database_id: id,
  migrations_dir: folder,
})
const bound = (...databases: object[]) => JSON.stringify({ d1_databases: databases })

it('migrates every database that is bound, and takes no gap between them', () => {
  expect(boundDatabases(wrangler)).toEqual(['DB'])
  expect(findDatabaseFaults(wrangler)).toEqual([])
  const three = bound(database('DB', 'a'), database('DB_1', 'b'), database('DB_2', 'c'))
  expect(boundDatabases(three)).toEqual(['DB', 'DB_1', 'DB_2'])
  expect(findDatabaseFaults(three)).toEqual([])
  const gap = bound(database('DB', 'a'), database('DB_2', 'b'))
  expect(findDatabaseFaults(gap)).toEqual(['wrangler.jsonc: d1_databases: DB_2 where DB_1 belongs'])
  expect(findDatabaseFaults(bound(database('DB', 'a'), database('DB_1', 'a')))).toEqual([
    'wrangler.jsonc: two bindings of one database',
  ])
  expect(findDatabaseFaults(bound(database('DB', 'a'), database('DB_1', 'b', 'other')))).toEqual([
    'wrangler.jsonc: DB_1: migrations_dir is not "migrations"',
  ])
})
