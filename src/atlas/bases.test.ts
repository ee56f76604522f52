import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { asBase, wayBetweenBases } from './bases.ts'
import type { Destination } from './destination.ts'

const region = sampleDestination()
const [sight] = region.sights
const [lat, lon] = region.center

/** The tables of the town "here" and their meals, with one table so many degrees north of it beside a sight or not. */
function tables(north: number, hasSight: boolean): [string, readonly string[]][] {
  if (!sight) throw new Error('no sight')
  const at: [number, number] = [lat + north, lon]
  const table = {
    id: 'tavern',
    name: 'Tavern',
    at,
    kind: 'tavern',
    hours: '12:00-23:00',
    meals: ['lunch', 'dinner'],
    eat: { en: 'fish', de: 'Fisch' },
    cost: 20,
    base: 'there',
  } as const
  const text = { en: 'Here', de: 'Hier' }
  const base = asBase(
    {
      ...region,
      bases: [{ id: 'here', name: text, at: region.center, nights: [1, 3], why: text }],
      sights: hasSight ? [{ ...sight, at }] : [],
      food: [table],
    } as unknown as Destination,
    `${region.id}/here`,
  )
  return (base?.food ?? []).map(({ id, meals }) => [id, meals])
}

it('has lunch beside its sights out of town, but dinner in town', () => {
  expect(tables(0.05, false)).toEqual([['tavern', ['lunch', 'dinner']]])
  expect(tables(0.3, true)).toEqual([['tavern', ['lunch']]])
  expect(tables(0.3, false)).toEqual([])
})

it('goes by road from base to base where one has a car anyway, else as the file says first', () => {
  const ways: Destination['ways'] = [
    { between: ['here', 'there'], mode: 'train', minutes: 35 },
    { between: ['there', 'here'], mode: 'car', minutes: 45 },
  ]
  const mode = (car: 'useful' | 'needed') =>
    wayBetweenBases({ id: 'region/here', ways, practical: { car } }, { id: 'region/there' })?.mode
  expect([mode('useful'), mode('needed')]).toEqual(['train', 'car'])
})

it('leads further from a base to its own day trip than to that of another', () => {
  if (!sight) throw new Error('no sight')
  const text = { en: 'Here', de: 'Hier' }
  const trip = (base: string) => {
    const bases = ['here', 'there'].map((id) => ({
      id,
      name: text,
      at: region.center,
      nights: [1, 3],
      why: text,
    }))
    const sights = [{ ...sight, at: [lat + 1.25, lon], daytrip: true, base }]
    return asBase({ ...region, bases, sights } as unknown as Destination, `${region.id}/here`)?.sights.length
  }
  expect([trip('here'), trip('there')]).toEqual([1, 0])
})
