import { expect, it } from 'vitest'
import { headOf } from './atlas.ts'
import { packHead } from './content/pack.ts'
import type { Destination } from './destination.ts'
import { unpackHead } from './unpack.ts'

const files = import.meta.glob<Destination>('../../content/atlas/*.json', { eager: true, import: 'default' })

it('gives the head of every destination back exactly as it was packed', () => {
  for (const destination of Object.values(files)) {
    expect(unpackHead(packHead(destination))).toEqual(headOf(destination))
  }
})

it('refuses a name that would break the lines apart', () => {
  const [destination] = Object.values(files)
  if (!destination) throw new Error('the atlas is empty')
  const broken = { ...destination, names: { ...destination.names, local: 'A\tB' } }
  expect(() => packHead(broken)).toThrow('no tab or line break')
})
