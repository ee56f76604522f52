import { expect, it } from 'vitest'
import { proseIn, type TipFacts } from './prose.ts'

const FACTS: TipFacts = {
  place: 'Tokio',
  month: 10,
  best: [10],
  currency: 'JPY',
  tickets: [0, 700, 1800, 3600],
  languages: ['ja'],
  airports: [],
  holidays: [],
  closed: [],
  otherMoney: [],
  kids: 0,
  checked: '2026-11',
}
const topics = (facts: TipFacts) =>
  proseIn('de')
    .tips(facts)
    .map(({ topic }) => topic)
const money = (language: 'en' | 'de') =>
  proseIn(language)
    .tips(FACTS)
    .find(({ topic }) => topic === 'Geld' || topic === 'Money')?.text

it('names the currency and writes prices as the language does', () => {
  expect(money('de')).toContain('Japanischer Yen (JPY)')
  expect(money('de')).toContain('700, 1.800 oder 3.600 JPY')
  expect(money('en')).toContain('700, 1,800 or 3,600 JPY')
})

it('says on which day a long flight lands', () => {
  const landing = { leaves: '2027-10-31', lands: ['2027-11-01'], days: 1 }
  const facts = { ...FACTS, airports: [{ code: 'HND', km: 18, minutes: 40 }], landing }
  const text = (language: 'en' | 'de') => proseIn(language).tips(facts)[0]?.text
  expect(text('en')).toContain('leaves on 31 October usually lands on 1 November: set out a day earlier')
  expect(text('de')).toContain('am 31. Oktober landet meist am 1. November: einen Tag früher aufbrechen')
  const doubt = { ...facts, landing: { ...landing, lands: ['2027-11-01', '2027-11-02'], days: 2 } }
  expect(proseIn('en').tips(doubt)[0]?.text).toContain('on 1 November or 2 November: set out earlier')
  expect(proseIn('de').tips(doubt)[0]?.text).toContain(
    'am 1. November oder am 2. November: früher aufbrechen',
  )
})

it('has no tip about a language that the traveller reads anyway', () => {
  expect(topics(FACTS)).toContain('Sprache')
  expect(topics({ ...FACTS, languages: [] })).not.toContain('Sprache')
  expect(topics({ ...FACTS, languages: ['yua'] })).not.toContain('Sprache')
})

it('warns of the days on which much is shut', () => {
  expect(topics({ ...FACTS, holidays: ['christmas', 'new-year'] })).toEqual(
    expect.arrayContaining(['Weihnachten', 'Jahreswechsel']),
  )
})

it('knows of the train where there is one', () => {
  expect(topics({ ...FACTS, trainFrom: 'Osaka' })).toContain('Mit dem Zug')
  expect(topics(FACTS)).not.toContain('Mit dem Zug')
})

it('names all airports that a city has, and the nearest where there is one', () => {
  const landing = (...airports: TipFacts['airports']) =>
    (['en', 'de'] as const).map((language) => proseIn(language).tips({ ...FACTS, airports })[0]?.text)
  const haneda = { code: 'HND', km: 18, minutes: 40 }
  const narita = { code: 'NRT', km: 75, minutes: 100 }
  expect(landing(haneda, narita)).toEqual([
    'Flights land at HND (18 km from the centre) or NRT (75 km from the centre): allow 40 minutes to 1½ hours to your door.',
    'Flüge landen in HND (18 km vom Zentrum) oder NRT (75 km vom Zentrum): bis zur Unterkunft mit 40 Minuten bis 1½ Stunden rechnen.',
  ])
  expect(landing(haneda)[0]).toBe(
    'Flights land at HND (18 km from the centre): allow 40 minutes to your door.',
  )
})

it('tells the money of the country from the one prices are told in', () => {
  const [text] = proseIn('en')
    .tips({ ...FACTS, currency: 'USD', localMoney: 'CUP' })
    .filter(({ topic }) => topic === 'Money')
  expect(text?.text).toContain(
    'The currency is the Cuban Peso (CUP), though visitors are often told prices in USD',
  )
})

it('names a place once, with all its closing days', () => {
  const closed = [
    { weekdays: ['tue', 'wed'] as const, names: ['Holyroodhouse', 'Museum of Fine Arts, Cuban Collection'] },
  ]
  const [text] = proseIn('en')
    .tips({ ...FACTS, closed })
    .filter(({ topic }) => topic === 'Closing days')
  expect(text?.text).toContain(
    'Usually closed on Tuesdays and Wednesdays: Holyroodhouse and Museum of Fine Arts, Cuban Collection.',
  )
})
