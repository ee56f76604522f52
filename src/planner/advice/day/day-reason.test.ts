import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { dayReasonDe } from '../../prose/days/day-reason.de.ts'
import { proseIn } from '../../prose/prose.ts'
import { dayReason } from './day-reason.ts'
import type { DayFrame } from '../../schedule/frame.ts'
import type { ReasonItem } from './day-reason-facts.ts'

const vienna = sampleDestination()
const plain = (id: string, changes: Partial<Sight> = {}): Sight => {
  const found = vienna.sights.find((sight) => sight.id === id)
  if (!found) throw new Error(`no ${id}`)
  const { best: _best, starts: _starts, ...rest } = found
  return { ...rest, ...changes }
}
const stop = (sight: Sight, mode: 'walk' | 'transit', minutes = 10): ReasonItem => ({
  kind: 'sight',
  start: 660,
  sight,
  travel: { mode, minutes, km: 1 },
})
const near = [plain('st-stephens'), plain('albertina')] as const
const full = { role: 'full' as const, date: '2027-05-08' }

it('calls no day one on foot that begins with a ride', () => {
  const ride = dayReason([stop(near[0], 'transit'), stop(near[1], 'walk')], full, vienna)
  const walk = dayReason([stop(near[0], 'walk'), stop(near[1], 'walk')], full, vienna)
  expect(ride).toMatchObject({ kind: 'close-together', rides: 'there' })
  expect(walk).toMatchObject({ kind: 'close-together', rides: 'none' })
  for (const day of [0, 1, 2])
    if (ride) expect(dayReasonDe(ride, day)).not.toMatch(/zu Fuß|Bus und Taxi braucht/)
})

it('keeps the last hours near the bags only where they are', () => {
  const leaving = { role: 'departure' as const, date: '2027-05-09' }
  expect(dayReason([stop(near[0], 'walk')], leaving, vienna)).toMatchObject({ where: 'near' })
  const far = dayReason([stop(plain('schoenbrunn'), 'transit')], leaving, vienna)
  expect(far).toMatchObject({ kind: 'departure', where: 'in-town' })
  expect(far && dayReasonDe(far, 0)).not.toContain('in der Nähe')
  const across = {
    ...stop(near[1], 'transit', 20),
    travel: { mode: 'transit' as const, minutes: 20, km: 2.6 },
  }
  expect(dayReason([stop(near[0], 'walk'), across], leaving, vienna)).toMatchObject({ where: 'in-town' })
})

it('names of a last day out of town what lies out there', () => {
  const abbey = plain('schoenbrunn', { id: 'melk', at: [48.228, 15.334] })
  const stops = [stop(near[0], 'walk'), stop(near[1], 'walk'), stop(abbey, 'transit')]
  const out = dayReason(stops, { role: 'departure', date: '2027-05-09' }, vienna)
  expect(out).toMatchObject({ where: 'out', stops: [{ id: 'melk' }] })
})

it('begins gently only near the bed', () => {
  const arriving = { role: 'arrival' as const, date: '2027-05-07' }
  const far = dayReason([stop(near[0], 'transit', 65)], arriving, vienna)
  expect(far && dayReasonDe(far, 0)).toMatch(/hinaus/)
  const surf = plain('albertina', { activity: 'surf' })
  expect(dayReasonDe(dayReason([stop(surf, 'walk', 10)], arriving, vienna), 0)).toMatch(/hinaus/)
  const [gate, best] = [plain('albertina', { score: 5 }), plain('schoenbrunn', { score: 10 })]
  const day = dayReason([stop(gate, 'walk', 5), stop(near[0], 'walk'), stop(best, 'walk')], arriving, vienna)
  expect(dayReasonDe(day, 0)).toBe('Ein sanfter Anfang gleich nebenan: Albertina, danach Schloss Schönbrunn.')
})

it('calls early only what comes first, and names what comes after a trip out', () => {
  const best = [{ from: '09:00', to: '11:00' }]
  const market = { ...stop(plain('albertina', { best }), 'walk'), start: 590 }
  expect(dayReason([{ ...stop(near[0], 'walk'), start: 540 }, market], full, vienna)).not.toMatchObject({
    kind: 'early',
  })
  const out = { ...stop(plain('schoenbrunn'), 'transit', 80), kind: 'daytrip' }
  const reason = dayReason([out, stop(near[0], 'walk')], full, vienna)
  expect(reason && dayReasonDe(reason, 0)).toMatch(/Danach: Stephansdom\.$/)
})

it('does not promise to be back for a dinner that is had out there', () => {
  const desert = { ...stop(plain('schoenbrunn', { meal: 'dinner' }), 'transit', 60), kind: 'daytrip' }
  const reason = dayReason([desert], full, vienna)
  for (const day of [0, 1, 2]) expect(reason && dayReasonDe(reason, day)).toMatch(/gegessen wird dort/)
})

it('speaks of the light, and of the best hour, only when it is there', () => {
  const best = [{ from: 'sunset-60', to: 'sunset+45' }]
  const at = (start: number) => ({ ...stop(plain('albertina', { best }), 'walk'), start })
  const far = { ...stop(plain('schoenbrunn'), 'transit'), start: 540 }
  expect(dayReason([far, at(1170)], full, vienna)).toMatchObject({ kind: 'dusk', start: 1170 })
  expect(dayReason([far, at(1000)], full, vienna)).toMatchObject({ kind: 'main' })
  expect(dayReason([at(540), { ...far, start: 700 }], full, vienna)).toMatchObject({ kind: 'main' })
})

it('tells nobody to stay where a visit is soon over', () => {
  const alone = (minutes: number) => {
    const reason = dayReason([stop(plain('albertina', { minutes }), 'walk')], full, vienna)
    return reason && dayReasonDe(reason, 0)
  }
  expect(alone(45)).toMatch(/Der übrige Tag ist frei/)
  expect(alone(120)).toMatch(/so lange du magst/)
})

it('promises no light to who comes for the dark', () => {
  const best = [{ from: 'sunset+75', to: 'sunset+300' }]
  const stars = { ...stop(plain('albertina', { best }), 'walk'), start: 1310 }
  const far = { ...stop(plain('schoenbrunn'), 'transit'), start: 540 }
  expect(dayReason([far, stars], full, vienna)).not.toMatchObject({ kind: 'dusk' })
})

it('ends with one stop where a name ends with one', () => {
  const short = plain('albertina', { name: { en: 'Distillery Bow St.', de: 'Brennerei Bow St.' } })
  const reason = dayReason([stop(short, 'transit')], { role: 'departure', date: '2027-05-09' }, vienna)
  expect(proseIn('en').dayWhy(reason, 0)).not.toContain('..')
  expect(proseIn('de').dayWhy(reason, 0)).not.toContain('..')
})

it('fills an afternoon only with what comes in it', () => {
  const out = { ...stop(plain('schoenbrunn'), 'transit', 80), kind: 'daytrip', start: 600 }
  const after = (start: number) => {
    const reason = dayReason([out, { ...stop(near[0], 'walk'), start }], full, vienna)
    return dayReasonDe(reason, 1)
  }
  expect(after(900)).toContain('Für den Nachmittag bleibt: Stephansdom')
  for (const start of [650, 1250]) expect(after(start)).toContain('Später am Tag: Stephansdom')
})

it('leaves an arrival open only until a table or an evening out', () => {
  const arriving = { role: 'arrival' as const, date: '2027-05-07' }
  const checkin = { kind: 'checkin', start: 900 }
  const evening = { kind: 'evening', start: 1200 }
  const said = (...items: ReasonItem[]) => proseIn('en').dayWhy(dayReason(items, arriving, vienna), 0)
  expect(said(checkin)).toContain('Nothing is fixed')
  expect(said(checkin, evening)).toContain('until the evening')
  expect(said(checkin, { kind: 'meal', start: 1140, isOut: true })).toContain('until the evening')
})

it('names what a day stops at on the way to another place, and when one is there', () => {
  const halts = [
    { place: vienna, sight: plain('schoenbrunn'), way: { mode: 'car', minutes: 60, km: 50 }, visit: 90 },
  ]
  const onward = { mode: 'car', minutes: 60, km: 50 }
  const leg = { mode: 'car', minutes: 120, shift: 0, via: { halts, onward } }
  const move = { from: 'Graz', mode: 'car', minutes: 210, km: 100, leg } as unknown as DayFrame['move']
  const moving = { ...full, ...(move && { move }) }
  const reason = dayReason([{ kind: 'checkin', start: 930 }], moving, vienna)
  expect(dayReasonDe(reason, 0)).toBe('Auf dem Weg nach Wien: Schloss Schönbrunn; Ankunft gegen 15:30 Uhr.')
  const then = dayReason([{ kind: 'checkin', start: 930 }, stop(near[0], 'walk')], moving, vienna)
  expect(dayReasonDe(then, 0)).toMatch(/Danach: Stephansdom\.$/)
})

it('gives the day to an event only where no trip as good comes before it', () => {
  const concertOf = (score: number) => {
    return { ...stop(plain('albertina', { event: 'carnival', score }), 'walk'), start: 1020 }
  }
  const concert = concertOf(6)
  const palace = { ...stop(plain('schoenbrunn', { score: 8 }), 'transit', 80), kind: 'daytrip', start: 540 }
  for (const each of [concert, concertOf(8)])
    expect(dayReason([palace, each], full, vienna)).toMatchObject({ kind: 'excursion' })
  expect(dayReason([palace, concertOf(9)], full, vienna)).toMatchObject({ kind: 'event' })
  const early = { ...stop(near[0], 'walk'), start: 480 }
  const morning = { ...concert, start: 640 }
  const reason = dayReason([early, morning], full, vienna)
  expect(reason).toMatchObject({ kind: 'event', isFirst: false })
  for (const day of [0, 1, 2])
    expect(reason && dayReasonDe(reason, day)).not.toMatch(/kommt danach|Vormittag gehört/)
})

it('names the best of what comes after a trip out, in its order', () => {
  const out = { ...stop(plain('schoenbrunn', { score: 9 }), 'transit', 80), kind: 'daytrip' }
  const after = [plain('albertina', { score: 4 }), near[0], plain('belvedere', { score: 8 })]
  const reason = dayReason([out, ...after.map((sight) => stop(sight, 'walk'))], full, vienna)
  expect(reason).toMatchObject({ kind: 'excursion', after: [{ id: 'st-stephens' }, { id: 'belvedere' }] })
})

it('goes out once, and on from there', () => {
  const out = { ...stop(plain('schoenbrunn', { score: 9 }), 'transit', 50), kind: 'daytrip' }
  const wordOf = (minutes: number) => {
    const reason = dayReason([stop(near[0], 'transit', minutes), out], full, vienna)
    return reason && dayReasonDe(reason, 0)
  }
  expect(wordOf(55)).toContain('Dann weiter, 50 Minuten')
  expect(wordOf(10)).toContain('Dann hinaus, 50 Minuten')
})

it('calls no day one area that leads back from a table across the town', () => {
  const back = { ...stop(near[1], 'transit', 20), travel: { mode: 'transit' as const, minutes: 20, km: 3.2 } }
  const reason = dayReason([stop(near[0], 'walk'), back], full, vienna)
  expect(reason?.kind).not.toBe('close-together')
})
