import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../test/support/sample-destination.ts'
import { table } from '../../../../test/support/sample-table.ts'
import type { Evening, Sight } from '../../../atlas/destination.ts'
import { SEEN } from '../taken.ts'
import {
  isSamePlace,
  isSecondView,
  samePlaceOff,
  withoutHad,
  withoutSeen,
  withoutTwins,
} from './same-place.ts'

const vienna = sampleDestination()
const [any] = vienna.sights
if (!any) throw new Error('no sight')
const at = (km: number): [number, number] => [vienna.center[0] + km / 111, vienna.center[1]]
const named = (en: string, km: number) => ({ name: { en, de: en }, at: at(km) })
const evening = (id: string, kind: Evening['kind'], en: string, km: number): Evening => ({
  ...named(en, km),
  id,
  kind,
  from: '20:00',
  to: '23:00',
  hint: { en: 'Lit.', de: 'Hell.' },
})
const today = '2027-05-12'
const yesterday = '2027-05-11'

/** Whether that evening is left where another day has had the sight, or the other evening. */
function isLeft(wanted: Evening, other: { sight?: Sight; evening?: Evening }): boolean {
  const evenings = [wanted, ...(other.evening ? [other.evening] : [])]
  const taken = new Map([
    ...(other.sight ? [[SEEN + other.sight.id, yesterday] as const] : []),
    ...(other.evening ? [[other.evening.id, yesterday] as const] : []),
  ])
  const place = { evenings, sights: other.sight ? [other.sight] : [], center: vienna.center }
  return withoutSeen([wanted], place, taken, today).length > 0
}

it('knows a place by its point, or by a word that is nowhere else near', () => {
  expect(isSamePlace(named('Sensō-ji', 0), named('Senso-ji after dark', 0.2))).toBe(true)
  expect(isSamePlace(named('Gold Souk', 0), named('Souks by night', 0.1))).toBe(true)
  expect(isSamePlace(named('Ferris Wheel', 0), named('Lights', 0.05))).toBe(true)
  expect(isSamePlace(named('Piazza della Repubblica', 0), named('Piazza della Signoria', 0.3))).toBe(false)
  expect(isSamePlace(named('Old Bridge', 0), named('Bridge Street', 0.2))).toBe(false)
  expect(isSamePlace(named('Yaowarat', 0), named('Yaowarat', 3))).toBe(false)
})

it('goes to no place twice in the evening, and on no second boat', () => {
  const neon = evening('neon', 'night-market', 'Yaowarat by neon', 0)
  expect(isLeft(neon, { evening: evening('road', 'view', 'Chinatown (Yaowarat Road)', 0.3) })).toBe(false)
  expect(isLeft(neon, { evening: evening('bar', 'bar', 'Yaowarat bar', 0.3) })).toBe(true)
  const cruise = evening('night-cruise', 'cruise', 'Night cruise', 0)
  const boat: Sight = { ...any, ...named('Seine cruise', 1), id: 'boat', category: 'experience' }
  expect(isLeft(cruise, { sight: boat })).toBe(false)
})

it('sees by night what it has seen by day, but pays for no view twice', () => {
  const tower: Sight = { ...any, ...named('Sky Tower', 0), id: 'tower', category: 'tower' }
  const view = evening('view', 'view', 'Sky Tower at dusk', 0)
  expect(isLeft(view, { sight: tower })).toBe(true)
  expect(isLeft({ ...view, cost: 30 }, { sight: tower })).toBe(false)
  const lights = evening('lights', 'lights', 'Sky Tower lit', 0)
  expect(isLeft(lights, { sight: tower })).toBe(true)
})

it('comes back by night to no square that the trip has seen after sunset, but for a feast of one night', () => {
  const square: Sight = { ...any, ...named('Great Jemaa', 0), id: 'jemaa', category: 'square' }
  const atDusk: Sight = { ...square, best: [{ from: 'sunset-60', to: 'sunset+120' }] }
  const tales = evening('tales', 'show', 'Storytellers of Jemaa', 0.1)
  expect(isLeft(tales, { sight: square })).toBe(true)
  expect(isLeft(tales, { sight: atDusk })).toBe(false)
  const ramadan: Evening = { ...tales, event: 'ramadan', visits: 'jemaa', dates: [yesterday, today] }
  expect(isLeft(ramadan, { sight: square })).toBe(true)
  expect(isLeft(ramadan, { sight: atDusk })).toBe(false)
  expect(isLeft({ ...ramadan, dates: [today] }, { sight: atDusk })).toBe(true)
})

it('drives out of town for no gorge by day and by midnight sun', () => {
  const gorge: Sight = { ...any, ...named('Gorge', 45), id: 'gorge', category: 'nature' }
  const late: Evening = {
    ...evening('late', 'show', 'Gorge late', 45),
    event: 'bright-nights',
    visits: 'gorge',
    dates: [yesterday, today],
  }
  expect(isLeft(late, { sight: gorge })).toBe(false)
  expect(isLeft(late, { sight: { ...gorge, at: at(5) } })).toBe(true)
})

it('knows a stroll where another evening has been', () => {
  const lit = evening('plaza-lit', 'view', 'Plaza de Armas lit', 0)
  const walk = evening('plaza', 'promenade', 'Plaza de Armas', 0.05)
  expect(withoutHad([walk], { evenings: [lit] }, new Map([['plaza-lit', yesterday]]))).toEqual([])
  expect(withoutHad([walk], { evenings: [lit] }, new Map())).toEqual([walk])
})

it('prefers to the lit square of another day what is elsewhere, but not to what one has come for', () => {
  const square: Sight = { ...any, ...named('Great Jemaa', 0), id: 'jemaa', category: 'square' }
  const lit = evening('lit', 'promenade', 'Jemaa by lamplight', 0.1)
  const left = (wanted: Evening, seenOn: string) =>
    withoutTwins([wanted], { sights: [square] }, new Map([[SEEN + 'jemaa', seenOn]]), today).length > 0
  expect(left(lit, yesterday)).toBe(false)
  expect(left(lit, '2027-05-13')).toBe(false)
  expect(left(lit, today)).toBe(true)
  expect(left({ ...lit, score: 9 }, yesterday)).toBe(true)
  expect(left({ ...lit, kind: 'bar' }, yesterday)).toBe(true)
})

it('weighs what another day sees, and the hall where one has eaten today', () => {
  const hall = { ...table('hall'), name: 'Forodhani', kind: 'food-hall' as const }
  const gardens = {
    ...openSight('gardens', { name: { en: 'Forodhani Gardens', de: 'Forodhani' } }),
    at: hall.at,
  }
  expect(samePlaceOff(hall, { at: [], elsewhere: [] })).toBe(0)
  expect(samePlaceOff(hall, { at: [], elsewhere: [gardens] })).toBeGreaterThan(0)
  expect(samePlaceOff({ ...hall, name: 'Tea House' }, { at: [], elsewhere: [gardens] })).toBe(0)
  expect(samePlaceOff(hall, { at: [hall.at], elsewhere: [] })).toBeGreaterThan(0)
})

it('goes to one roof an evening', () => {
  const bar = { ...evening('bar', 'bar', 'Roof of the Riad', 0.5), cost: 20 }
  const onRoof = { ...table('onRoof'), eat: { en: 'tagine on the roof', de: 'Tajine auf dem Dach' } }
  expect(isSecondView(bar, [], onRoof)).toBe(true)
  expect(isSecondView(bar, [], table('below'))).toBe(false)
  expect(isSecondView({ ...bar, score: 8 }, [], onRoof)).toBe(false)
  expect(isSecondView(evening('walk', 'promenade', 'Roof of the Riad', 0.5), [], onRoof)).toBe(false)
})
