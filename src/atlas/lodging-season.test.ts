import { expect, it } from 'vitest'
import type { DatedEvent } from './destination.ts'
import { fillsRooms, lodgingFactor } from './lodging-season.ts'

const florence = { center: [43.77, 11.26] as [number, number] }
const inLucca = { at: [43.843, 10.505] as [number, number] }
const atHome = { at: [43.78, 11.25] as [number, number] }

function festival(programme: { at?: [number, number] }[], kind: DatedEvent['kind'] = 'festival') {
  const spans = [{ from: '2027-11-03', to: '2027-11-07' }]
  return { kind, programme, spans, price: 3 } as DatedEvent
}

it('makes rooms dear where a festival is held, not in a town an hour away', () => {
  const factorOf = (event: DatedEvent) => lodgingFactor({ ...florence, events: [event] }, '2027-11-05')
  expect(factorOf(festival([inLucca]))).toBe(1)
  expect(factorOf(festival([inLucca, atHome]))).toBe(3)
  expect(factorOf(festival([{}]))).toBe(3)
})

it('fills rooms everywhere in a season and on holidays', () => {
  expect(fillsRooms(festival([inLucca], 'season'), florence)).toBe(true)
  expect(fillsRooms(festival([inLucca], 'holiday'), florence)).toBe(true)
  expect(fillsRooms(festival([]), florence)).toBe(true)
})
