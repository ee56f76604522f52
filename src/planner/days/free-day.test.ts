import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { table } from '../../../test/support/sample-table.ts'
import type { Evening, FoodPlace, Sight } from '../../atlas/destination.ts'
import { openDay } from './free-day.ts'
import { frameDays } from '../schedule/frame.ts'

const vienna = sampleDestination()
const party = sampleRequest({ endDate: '2027-05-13' })
const frames = frameDays(party)
const ideas = vienna.sights.filter(({ daytrip }) => !daytrip)

function openAt(index: number, sights: readonly Sight[], destination = vienna, who = party): string {
  const frame = frames[index]
  if (!frame) throw new Error(`no day ${index}`)
  const setting = { index, frame, destination, prices: vienna, party: who, language: 'en' as const }
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

it('names nothing that is not for children where there are some', () => {
  const [first] = ideas
  if (!first) throw new Error('no sights')
  expect(openAt(1, [{ ...first, kids: 0 }])).toContain(first.name.en)
  expect(openAt(1, [{ ...first, kids: 0 }], vienna, { ...party, kids: 1 })).not.toContain(first.name.en)
})

it('names a dear treat to nobody but who travels in luxury', () => {
  const [first] = ideas
  if (!first) throw new Error('no sights')
  const spa = { ...first, treat: true }
  expect(openAt(1, [spa], vienna, { ...party, budget: 'budget' })).not.toContain(first.name.en)
  expect(openAt(1, [spa], vienna, { ...party, budget: 'luxury' })).toContain(first.name.en)
})

it('names nothing that half a day does not hold, or that nobody gets into unbooked', () => {
  const [first] = ideas
  if (!first) throw new Error('no sights')
  expect(openAt(1, [{ ...first, minutes: 60 }])).toContain(first.name.en)
  expect(openAt(1, [{ ...first, minutes: 420 }])).not.toContain(first.name.en)
  expect(openAt(1, [{ ...first, booking: { days: 5, required: true } }])).not.toContain(first.name.en)
})

it('is free until the curtain rises where dinner comes after the play', () => {
  const [, full] = frames
  if (!full) throw new Error('no day 1')
  const spanish = {
    lunch: { from: 840, to: 900, minutes: 60 },
    dinner: 1230,
    latestDinner: 1290,
    closes: 1380,
  }
  const frame = { ...full, ...spanish }
  const inn: FoodPlace = { ...table('inn'), hours: '12:00-23:00', meals: ['dinner'] }
  const play: Evening = {
    id: 'play',
    name: { en: 'Play', de: 'Stück' },
    at: vienna.center,
    kind: 'theatre',
    from: '18:30',
    to: '19:45',
    score: 8,
    cost: 40,
    hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
  }
  const destination = { ...vienna, food: [inn], evenings: [play] }
  const { items } = openDay({ index: 1, frame, destination, prices: vienna, party, language: 'en' }, [])
  expect(items.map(({ kind }) => kind)).toEqual(['free', 'meal', 'free', 'evening', 'meal'])
  expect(items.every(({ end }, at) => end <= (items[at + 1]?.start ?? '24:00'))).toBe(true)
})

it('keeps the last words for the last hours', () => {
  const said = openAt(6, [])
  expect(said.match(/Whatever was missed so far/g)).toHaveLength(1)
})

it('sends nobody out alone where the wild begins', () => {
  const reserve = { ...vienna, id: 'serengeti', sights: [] }
  expect(openAt(1, [], reserve)).toContain('guide')
  // A park that is one base of a region.
  expect(openAt(1, [], { ...reserve, id: 'namibia/etosha' })).toContain('guide')
  expect(openAt(1, [], { ...reserve, id: 'namibia/swakopmund' })).not.toContain('guide')
})

it('has no place liked most yet where one has just come to', () => {
  const [, frame] = frames
  if (!frame) throw new Error('no day 1')
  const said = [0, 1, 2, 3].map((index) => {
    const moved = { ...frame, move: { minutes: 60 } } as typeof frame
    return JSON.stringify(
      openDay({ index, frame: moved, destination: vienna, prices: vienna, party, language: 'en' }, []),
    )
  })
  expect(said.join(' ')).not.toContain('once more')
})

it('has no first look around where one is back, in either language', () => {
  const [, frame] = frames
  if (!frame) throw new Error('no day 1')
  const said = (isBack: boolean, language: 'en' | 'de') => {
    const move = { minutes: 60, mode: 'car' as const, km: 50, from: 'Graz', ...(isBack && { isBack }) }
    const setting = { index: 1, destination: vienna, prices: vienna, party, language }
    return JSON.stringify(openDay({ ...setting, frame: { ...frame, move } }, ideas))
  }
  expect(said(false, 'en')).toMatch(/A first look around/)
  expect(said(true, 'en')).not.toMatch(/first look|first day/)
  expect(said(true, 'en')).toContain('you are back in Vienna')
  expect(said(false, 'de')).toMatch(/erster Überblick/)
  expect(said(true, 'de')).not.toMatch(/erster Überblick|ersten Tag/)
  expect(said(true, 'de')).toContain('Am Tag der Rückkehr')
})
