import { expect, it } from 'vitest'
import type { Destination } from './destination.ts'
import { packDetails, packHead } from './pack.ts'
import { unpackDetails, unpackHead } from './unpack.ts'

const files = import.meta.glob<Destination>('../../content/atlas/*.json', { eager: true, import: 'default' })

it('gives every destination back exactly as it was packed', () => {
  for (const destination of Object.values(files))
    expect(unpackDetails(unpackHead(packHead(destination)), packDetails(destination))).toEqual(destination)
})

it('refuses a text that would break the lines apart', () => {
  const [destination] = Object.values(files)
  if (!destination) throw new Error('the atlas is empty')
  const broken = { ...destination, areas: [{ name: 'A\tB', why: { en: 'a', de: 'b' } }] }
  expect(() => packDetails(broken)).toThrow('no tab or line break')
})
