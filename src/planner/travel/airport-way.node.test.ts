import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { airportNote } from './airport-way.ts'

const atlas = readAtlas()

it('says how long one drives to the flight, as fast as to the town beside it', async () => {
  const note = async (base: string) => airportNote(await atlas.load(base), 'en').note
  expect(await note('faro/lagos')).toContain('(FAO) it is about 65 minutes')
  expect(await note('zanzibar/paje')).toContain('(ZNZ) it is about 70 minutes')
  expect(await note('iceland/akureyri')).toContain('(KEF) it is about 5½ hours')
})
