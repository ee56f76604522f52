import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { sampleRequest } from '../../test/support/sample-plan.ts'
import type { Sight } from '../atlas/destination.ts'
import { openDay } from './open-day.ts'
import { frameDays } from './schedule/frame.ts'

const vienna = sampleDestination()
const party = sampleRequest({ endDate: '2027-05-13' })
const frames = frameDays(party)
const ideas = vienna.sights.filter(({ daytrip }) => !daytrip)

function openAt(index: number, sights: readonly Sight[], destination = vienna): string {
  const frame = frames[index]
  if (!frame) throw new Error(`no day ${index}`)
  const setting = { index, frame, destination, prices: vienna, party, language: 'en' as const }
  return JSON.stringify(openDay(setting, sights))
}

it('names three ideas, none of them shut that day or out of town', () => {
  const [first, ...others] = ideas.slice(0, 3)
  if (!first) throw new Error('no sights')
  const date = frames[1]?.date ?? ''
  expect(openAt(1, [first, ...others])).toContain(first.name.en)
  expect(openAt(1, [{ ...first, shut: { from: date } }, ...others])).not.toContain(first.name.en)
  expect(openAt(1, [{ ...first, daytrip: true }, ...others])).not.toContain(first.name.en)
})

it('names others on another day', () => {
  const named = (index: number) =>
    ideas.filter(({ name }) => openAt(index, ideas.slice(0, 6)).includes(name.en)).map(({ id }) => id)
  expect([named(1), named(2)].map(({ length }) => length)).toEqual([3, 3])
  expect(named(2)).not.toEqual(named(1))
})

it('sends nobody out alone where the wild begins', () => {
  const reserve = { ...vienna, id: 'serengeti', sights: [] }
  expect(openAt(1, [], reserve)).toContain('guide')
})
