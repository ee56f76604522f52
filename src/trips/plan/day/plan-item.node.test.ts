import { expect, it } from 'vitest'
import { i18nFor } from '../../../i18n/messages.ts'
import type { PlanItem } from '../../../planner/plan.ts'
import type { KnownOfStop } from '../plan-sheet.ts'
import { itemMarkup } from './plan-item.page.tsx'

const STOP: PlanItem = {
  id: 'one',
  start: '10:00',
  end: '11:00',
  kind: 'sight',
  title: 'Belvedere',
  place: { name: 'Belvedere', lat: 48.19, lon: 16.38, verified: true },
}

it('marks a place nobody has checked, but where the day says it of all', () => {
  const place = { name: 'Kirchensaal', verified: false, source: 'openstreetmap' } as const
  const page = { i18n: i18nFor('en'), locale: 'en', language: 'de', reportPath: undefined } as const
  const marked = { item: { ...STOP, place }, stop: 1, known: {}, ...page }
  expect(itemMarkup(marked).html).toContain('? from OpenStreetMap, not checked by us')
  expect(itemMarkup({ ...marked, isSaidOnce: true }).html).not.toContain('not checked by us')
})

function textOf(travel: PlanItem['travel'], known: KnownOfStop = {}, start = STOP.start): string {
  const item = { ...STOP, start, ...(travel && { travel }) }
  const page = { i18n: i18nFor('en'), locale: 'en', language: 'de', reportPath: undefined } as const
  return itemMarkup({ item, stop: 1, known, ...page }).html
}

it('says of a ride what the way is on foot, where one would walk it', () => {
  const ride = { mode: 'transit', minutes: 15, km: 2.2 } as const
  expect(textOf(ride, { onFoot: 30 })).toMatch(/Public transport 15.min · 2.2.km, or 30.min on foot<\/p>/)
  expect(textOf(ride)).not.toContain('on foot')
})

it('names the line where the atlas knows it, in the plan’s language', () => {
  const train = { mode: 'train', minutes: 45, km: 40 } as const
  expect(textOf(train, { line: 'S1 ab <Hauptbahnhof>' })).toContain(
    '<span lang="de">S1 ab &lt;Hauptbahnhof&gt;</span>',
  )
})

it('says of a long way when to set out, at night, too', () => {
  const way = (start: string, minutes: number) =>
    textOf({ mode: 'train', minutes, km: 40 }, {}, start).match(/40.km(.*?)<\/p>/)?.[1]
  expect(way('10:00', 45)).toBe(' · set out at 09:15')
  expect(way('00:30', 90)).toBe(' · set out at 23:00')
  expect(way('10:00', 35)).toBe('')
})

it('leads to the stop by its name and means, in three services', () => {
  const html = textOf({ mode: 'transit', minutes: 15, km: 2.2 })
  expect(html).toContain('The way to Belvedere · Public transport')
  expect(html).toContain('destination=48.1900%2C16.3800&amp;travelmode=transit')
  expect(html).toContain('daddr=48.1900%2C16.3800&amp;q=Belvedere&amp;dirflg=r')
  expect(html).toContain('openstreetmap.org/directions?to=48.1900%2C16.3800&amp;engine=fossgis_osrm_foot')
})
