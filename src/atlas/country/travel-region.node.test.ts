import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { readRegionFiles } from '../content/read-atlas-files.ts'
import { placesOfRegion } from './travel-region.ts'

const atlas = readAtlas()
const regions = readRegionFiles('content')

it('finds a region by its name in either language', () => {
  expect(atlas.region('Toskana')?.id).toBe('tuscany')
  expect(atlas.region('canary islands')?.id).toBe('canary-islands')
  expect(atlas.region('Wien')).toBeUndefined()
  expect(atlas.region('')).toBeUndefined()
})

it('leads through places that the atlas knows, for nights that are whole', () => {
  expect(regions.length).toBeGreaterThan(10)
  for (const region of regions) {
    for (const id of placesOfRegion(region)) expect(atlas.head(id), `${region.id}: ${id}`).toBeDefined()
    for (const { stops, name, why } of region.routes) {
      expect(stops.every(({ nights }) => Number.isInteger(nights) && nights > 0)).toBe(true)
      expect([name.en, name.de, why.en, why.de].every((text) => text.trim().length > 0)).toBe(true)
    }
  }
})
