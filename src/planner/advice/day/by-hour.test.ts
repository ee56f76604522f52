import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { proseIn } from '../../prose/prose.ts'
import { byHour } from './by-hour.ts'

const vienna = sampleDestination()
const twelve = (value: number) => Array.from({ length: 12 }, () => value)
const climate = (high: number) => ({
  high: twelve(high),
  low: twelve(10),
  raindays: twelve(5),
  sun: twelve(8),
})
const DATE = '2027-05-09'

function reasonAt(start: number, changes: Partial<Sight>, high = 20) {
  const found = vienna.sights.find(({ id }) => id === 'albertina')
  if (!found) throw new Error('no albertina')
  const { starts: _starts, best: _best, ...sight } = found
  const stop = { kind: 'sight', start, sight: { ...sight, ...changes } }
  return byHour([stop], DATE, { ...vienna, climate: climate(high) })
}

it('says why a morning is the best of a place', () => {
  const best = [{ from: '08:00', to: '10:30' }]
  const open = { best, hours: 'always', setting: 'outdoor' as const, category: 'square' as const }
  expect(reasonAt(510, open)).toMatchObject({ kind: 'early', for: 'quiet' })
  expect(reasonAt(510, open, 31)).toMatchObject({ for: { high: 31 } })
  expect(reasonAt(510, { ...open, category: 'market' }, 31)).toMatchObject({ for: 'market' })
  expect(reasonAt(510, { ...open, category: 'nature' })).toMatchObject({ for: 'morning' })
  expect(reasonAt(540, { ...open, hours: '09:00-18:00' })).toMatchObject({ for: { opens: 540 } })
})

it('names the only weekdays of a place, and that it is free', () => {
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
  const rare = reasonAt(700, { closed: [...weekdays] })
  expect(rare).toMatchObject({ kind: 'open-days', days: ['sun'] })
  expect(rare && proseIn('en').dayWhy(rare, 0)).toContain('Open on Sundays only')
  const free = reasonAt(700, { adult: 12, reduced: [{ days: ['sun'] }] })
  expect(free).toMatchObject({ kind: 'free' })
})

it('waits for the blue hour where one comes after sunset', () => {
  const best = [{ from: 'sunset-60', to: 'sunset+60' }]
  const at = (start: number) => reasonAt(start, { best, hours: 'always' })
  const [before, after] = [at(1190), at(1240)]
  expect(before && proseIn('en').dayWhy(before, 1)).toContain('Sunset is at')
  expect(after && proseIn('en').dayWhy(after, 0)).toContain('blue hour')
})

it('names no sunset that comes half an hour after the visit', () => {
  const best = [{ from: 'sunset-90', to: 'sunset+60' }]
  const why = (minutes: number) => reasonAt(1160, { best, hours: 'always', minutes })
  const [short, long] = [why(40), why(90)]
  for (const day of [0, 1, 2]) expect(short && proseIn('en').dayWhy(short, day)).not.toContain('Sunset')
  for (const day of [0, 1, 2]) expect(short && proseIn('de').dayWhy(short, day)).not.toContain('Sonne')
  expect(long && proseIn('en').dayWhy(long, 1)).toContain('Sunset is at')
})

it('speaks of the sunset only where one comes for it', () => {
  const at = (to: string) => reasonAt(1100, { best: [{ from: 'sunset-120', to }], hours: 'always' })
  expect(at('sunset')).toMatchObject({ kind: 'dusk' })
  expect(at('sunset-5')).toBeUndefined()
})
