import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openDatabase } from '../platform/database.ts'
import { createSuppressionStore } from './suppression-store.ts'

it('knows an address that bounced however it is written, and no other', async () => {
  const suppressions = createSuppressionStore(openDatabase(env.DB), 'secret')
  expect(await suppressions.record('event', [' Ada@Example.com'], 'bounced', 0)).toBe(true)
  expect(await suppressions.record('event', ['eve@example.com'], 'bounced', 1)).toBe(false)
  expect(await suppressions.has('ada@example.com')).toBe(true)
  expect(await suppressions.has('ADA@EXAMPLE.COM ')).toBe(true)
  expect(await suppressions.has('eve@example.com')).toBe(false)
})
