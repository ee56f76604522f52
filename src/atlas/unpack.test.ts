import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import type { Destination } from './destination.ts'
import { packDetails, packHead } from './content/pack.ts'
import { unpackDetails, unpackHead } from './unpack.ts'

const files = import.meta.glob<Destination>('../../content/atlas/*.json', { eager: true, import: 'default' })

it('gives every destination back exactly as it was packed', () => {
  for (const destination of Object.values(files))
    expect(unpackDetails(unpackHead(packHead(destination)), packDetails(destination))).toEqual(destination)
})

it('keeps the time in which a sight is shut', () => {
  const vienna = sampleDestination()
  const [first, second, ...others] = vienna.sights
  if (!first || !second) throw new Error('no sights')
  const shut = { from: '2027-03-15', to: '2028-03-15' }
  const sights = [{ ...first, shut }, { ...second, shut: { from: '2027-03-15' } }, ...others]
  const destination = { ...vienna, sights }
  const unpacked = unpackDetails(unpackHead(packHead(destination)), packDetails(destination))
  expect(unpacked.sights).toEqual(sights)
})

it('keeps the hours of some weekdays and months', () => {
  const vienna = sampleDestination()
  const [first, second, ...others] = vienna.sights
  if (!first || !second) throw new Error('no sights')
  const exceptions = [
    { days: ['fri' as const, 'sun' as const], months: [1, 10, 12], hours: '13:00-15:00' },
    { months: [11] },
    { days: ['mon' as const], hours: 'always' },
    { dates: ['12-25', '01-01'] },
  ]
  const sights = [
    { ...first, exceptions },
    { ...second, exceptions, shut: { from: '2027-03-15' } },
    ...others,
  ]
  const destination = { ...vienna, sights }
  const unpacked = unpackDetails(unpackHead(packHead(destination)), packDetails(destination))
  expect(unpacked.sights).toEqual(sights)
})

it('refuses a text that would break the lines apart', () => {
  const [destination] = Object.values(files)
  if (!destination) throw new Error('the atlas is empty')
  const broken = { ...destination, areas: [{ name: 'A\tB', why: { en: 'a', de: 'b' } }] }
  expect(() => packDetails(broken)).toThrow('no tab or line break')
})
