import { expect, it } from 'vitest'
import { bundledAtlas } from './bundled-atlas.ts'

it('finds and loads a destination from the build', async () => {
  const atlas = bundledAtlas()
  const match = atlas.find('Wien, Österreich')
  expect(match).toEqual({ kind: 'exact', id: 'vienna' })
  const vienna = await atlas.load('vienna')
  expect(vienna?.sights.length).toBe(atlas.head('vienna')?.sights)
  expect(vienna?.areas.length).toBeGreaterThan(1)
  expect(atlas.version).toMatch(/^[0-9a-f]{8}$/)
})

it('knows nothing of a destination that is not there', async () => {
  expect(await bundledAtlas().load('atlantis')).toBeUndefined()
})
