import { expect, it } from 'vitest'
import { askedDays, askedHours } from './hints.ts'

/** Sunset at 20:50, doors open at nine. */
const DAY = { sun: { from: 300, to: 1250 }, door: { from: 540, to: 1080 } }
const HOUR = 60

function isKept(hint: string, language: 'en' | 'de', clock: number): boolean {
  const spans = askedHours(hint, DAY, language)
  return spans.length === 0 || spans.some(({ from, to }) => from < clock + HOUR && clock < to)
}

it.each([
  ['Best at sunset, when the roofs glow.', 20, 16],
  ['Come before nine, then the groups arrive.', 9, 10],
  ['No shade: be at the gate at nine.', 9, 12],
  ['The coaches leave by six, so come after five.', 18, 12],
  ['Take the first boat, swell stops the later ones.', 9.5, 13],
  ['Begin at the mosaics when it opens.', 9, 13],
  ['The spots of light are best at noon.', 12, 16],
  ['Walk here in the afternoon.', 15, 9],
  ['In the evening you are alone.', 19, 12],
])('reads the hour in "%s"', (hint, kept, broken) => {
  expect(isKept(hint, 'en', kept * HOUR)).toBe(true)
  expect(isKept(hint, 'en', broken * HOUR)).toBe(false)
})

it.each([
  ['Vor neun kommen, danach sind die Gruppen da.', 9, 10],
  ['Zum Sonnenuntergang hinauf, wenn die Dächer glühen.', 20, 16],
  ['Geh in der Dämmerung am Ufer entlang.', 20, 12],
  ['Früh hinauf, mittags kommen Wolken.', 8, 13],
  ['Um neun am Tor sein, Schatten fehlt.', 9, 13],
  ['Komm erst nach fünf, dann sind die Busse fort.', 18, 12],
  ['Zur Öffnung da sein, vor der Schlange.', 9, 14],
  ['Nimm die erste Gondel.', 9, 14],
  ['Abends ist es am schönsten.', 19, 11],
  ['Am späten Nachmittag hinauf.', 16, 10],
])('reads the hour in "%s"', (hint, kept, broken) => {
  expect(isKept(hint, 'de', kept * HOUR)).toBe(true)
  expect(isKept(hint, 'de', broken * HOUR)).toBe(false)
})

it.each([
  ['en', 'On Sunday evening the street is a market.'],
  ['en', 'It closed its gate at dusk.'],
  ['en', 'Buskers begin at noon.'],
  ['en', 'Coaches own the lakeside at noon, the lanes stay quiet.'],
  ['en', 'The oldest lift in town; go up and walk down.'],
  ['de', 'Abends leuchten die Zunfthäuser.'],
  ['de', 'Um zwölf ziehen die Apostel vorbei.'],
  ['de', 'Mittags gehört das Ufer den Reisebussen, still bleibt es dahinter.'],
  ['de', 'Der älteste Lift der Stadt; hinauf und zu Fuß hinab.'],
] as const)('finds no order in what is merely told (%s): %s', (language, hint) => {
  expect(askedHours(hint, DAY, language)).toEqual([])
})

it('reads on which weekdays one should come', () => {
  expect(askedDays('Come on Wednesday or Saturday for the stalls.')).toEqual([3, 6])
  expect(askedDays('Come hungry on a weekday.')).toEqual([1, 2, 3, 4, 5])
  expect(askedDays('Avoid Sundays.')).toEqual([1, 2, 3, 4, 5, 6])
  expect(askedDays('Samstags kommen, dann steht der Markt.', 'de')).toEqual([6])
  expect(askedDays('Komm nicht freitags.', 'de')).toEqual([0, 1, 2, 3, 4, 6])
  expect(askedDays('Tickets go on sale on Tuesdays.')).toBeUndefined()
  expect(askedDays('Sonntags kommen Familien mit Töpfen.', 'de')).toBeUndefined()
})
