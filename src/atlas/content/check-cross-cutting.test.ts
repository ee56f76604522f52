import { expect, it } from 'vitest'
import { checkClimate, parseClimate } from './check-climate.ts'
import { checkConnections, parseConnections } from './check-connections.ts'
import { checkCountries } from './check-countries.ts'
import { checkEvents, type Place } from './check-events.ts'
import { checkFeasts, checkHolidays } from './check-holidays.ts'
import type { Feasts } from './event-schema.ts'

const vienna: Place = { country: 'AT', center: [48.2082, 16.3738], sights: [{ id: 'albertina' }] }
const places = new Map([['vienna', vienna]])
const years = ['2027', '2028', '2029', '2030', '2031']
const feasts: Feasts = {
  feast: { name: { en: 'Feast', de: 'Fest' }, dates: years.map((year) => `${year}-06-01`) },
}
const stop = { title: { en: 'Waltz', de: 'Walzer' }, start: '20:00', end: 'sunset+120', at: [48.2, 16.4] }
const ball = {
  id: 'ball',
  name: { en: 'Ball', de: 'Ball' },
  kind: 'music',
  places: ['vienna'],
  from: { easter: -52 },
  about: { en: 'A ball.', de: 'Ein Ball.' },
  programme: [stop],
  crowds: 2,
}

function eventProblems(change: object): string[] {
  return checkEvents({ 'x.json': [{ ...ball, ...change }] }, places, feasts)
}

it('takes an event that takes place every year', () => {
  expect(eventProblems({})).toEqual([])
  expect(eventProblems({ from: { moon: 'feast' }, to: { moon: 'feast', offset: 2 } })).toEqual([])
  expect(eventProblems({ from: { dates: ['2029-05-01'] } })).toEqual([])
})

it('refuses events that are nowhere, over, or without a programme', () => {
  const named = 'events/x.json: ball'
  expect(eventProblems({ places: ['linz'] })).toContain(`${named}: unknown place linz`)
  expect(eventProblems({ from: { dates: ['2026-05-01'] } })).toEqual([`${named}: lies in the past`])
  expect(eventProblems({ from: { moon: 'other' } })).toHaveLength(years.length)
  expect(eventProblems({ programme: [] })).toEqual([`${named}: no programme`])
  expect(eventProblems({ programme: [{ ...stop, end: '19:00' }] })).toEqual([
    `${named}: Waltz: ends before it begins`,
  ])
  expect(eventProblems({ programme: [{ ...stop, at: [38.7, -9.1] }] })).toHaveLength(1)
  expect(eventProblems({ hours: [{ sights: ['vienna/prater'] }] })).toEqual([
    `${named}: unknown sight vienna/prater`,
  ])
  expect(eventProblems({ hours: [{ sights: ['vienna/albertina', '*'], hours: '10:00-15:00' }] })).toEqual([])
})

it('refuses what closes in words alone, and categories that there are none of', () => {
  const closes = { en: 'Markets are shut.', de: 'Märkte sind zu.' }
  expect(eventProblems({ closes })).toEqual(['events/x.json: ball: closes in words alone'])
  expect(eventProblems({ closes, hours: [{ sights: ['#market', '#bar'], as: 'sun', in: ['AT'] }] })).toEqual(
    [],
  )
  expect(eventProblems({ closes, hours: [{ sights: ['#shop'] }] })).toHaveLength(1)
})

it('checks that every country has its holidays, each on a day in every year', () => {
  const name = { en: 'Feast', de: 'Fest' }
  const problems = (holidays: object[]) => checkHolidays([{ country: 'AT', holidays }], places, feasts)
  expect(problems([{ name, on: { moon: 'feast' }, places: ['vienna'] }])).toEqual([])
  expect(problems([{ name, on: { on: '02-29' } }])).toHaveLength(4)
  expect(problems([{ name, on: { on: '05-01' }, except: ['linz'] }])).toHaveLength(1)
  expect(checkHolidays([], places, feasts)).toEqual(['holidays: AT: missing'])
})

it('checks that feasts of the moon are known for years, in order', () => {
  expect(checkFeasts(feasts)).toEqual([])
  const name = { en: 'Feast', de: 'Fest' }
  const dates = years.map((year) => `${year}-06-01`).reverse()
  expect(checkFeasts({ feast: { name, dates } })).toEqual(['moon-feasts: feast: not in order'])
})

it('reads connections, and refuses pairs that are turned round, doubled or unknown', () => {
  const header = 'a\tb\tminutes\tchanges\tnote\n'
  const text = `${header}graz\tvienna\t155\t0\t\nlinz\tvienna\t75\t0\tRailjet\n`
  const known = new Set(['graz', 'linz', 'vienna'])
  expect(parseConnections(text)).toEqual([
    { a: 'graz', b: 'vienna', minutes: 155, changes: 0 },
    { a: 'linz', b: 'vienna', minutes: 75, changes: 0, note: 'Railjet' },
  ])
  expect(checkConnections('trains.tsv', text, known)).toEqual([])
  expect(checkConnections('trains.tsv', `${header}vienna\tgraz\t155\t0\t\n`, known)).toHaveLength(1)
  expect(checkConnections('trains.tsv', `${header}graz\tvienna\t1\t9\t\n`, known)).toHaveLength(2)
  expect(checkConnections('trains.tsv', text, new Set(['graz', 'vienna']))).toHaveLength(1)
})

it('wants meals one after another in every country', () => {
  const meals = { breakfast: ['07:00', '10:00'], lunch: ['12:00', '14:00'], dinner: ['18:30', '21:30'] }
  expect(checkCountries({ AT: { meals } }, places)).toEqual([])
  expect(checkCountries({ AT: { meals: { ...meals, dinner: ['13:00', '21:00'] } } }, places)).toHaveLength(1)
  expect(checkCountries({ AT: { meals: { ...meals, kitchens: '18:00' } } }, places)).toEqual([])
  expect(checkCountries({ AT: { meals: { ...meals, kitchens: '19:00' } } }, places)).toHaveLength(1)
  expect(checkCountries({}, places)).toEqual(['countries: AT: missing'])
})

it('reads the climate by month, and refuses what cannot be', () => {
  const kinds = ['high', 'low', 'raindays', 'rain', 'sun']
  const header = [
    'id',
    ...kinds.flatMap((kind) => [...Array(12).keys()].map((month) => `${kind}_${month + 1}`)),
  ]
  const row = ['vienna', ...kinds.flatMap((_, kind) => Array<number>(12).fill(10 - 2 * kind)), '']
  const text = `${[...header, 'estimated'].join('\t')}\n${row.join('\t')}\n`
  expect(checkClimate(text, ['vienna'])).toEqual([])
  expect(parseClimate(text).get('vienna')?.low).toEqual(Array(12).fill(8))
  expect(checkClimate(text, ['vienna', 'linz'])).toEqual(['climate: linz: missing'])
  expect(checkClimate(text.replace('\t10\t', '\t7\t'), ['vienna'])).toHaveLength(1)
})
