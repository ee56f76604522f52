import { expect, it } from 'vitest'
import type { LocalFacts } from '../../advice/local-facts.ts'
import { proseIn, type TipFacts } from '../prose.ts'

const LOCAL: LocalFacts = {
  date: '2027-10-31',
  light: { sunrise: '05:45', sunset: '17:05' },
  pack: [],
  events: [],
  publicHolidays: [],
  transfers: [],
  month: 10,
  car: 'no',
  notes: [],
  dishes: [],
  currency: 'JPY',
}
const FACTS: TipFacts = {
  local: LOCAL,
  place: 'Tokio',
  currency: 'JPY',
  airports: [],
  otherMoney: [],
}
const topics = (facts: TipFacts) =>
  proseIn('de')
    .tips(facts)
    .map(({ topic }) => topic)
const tip = (language: 'en' | 'de', topic: string, local: Partial<LocalFacts>) =>
  proseIn(language)
    .tips({ ...FACTS, local: { ...LOCAL, ...local } })
    .find((each) => each.topic === topic)?.text

it('tells the weather of the month, the light, and what to pack for it', () => {
  const climate = { high: 22, low: 15, raindays: 11, sun: 4 }
  expect(tip('en', 'Weather and light', { climate, pack: ['rain-jacket'] })).toBe(
    'In October usually 22° by day, 15° by night, rain on 11 days of the month, 4 hours of sun a day. ' +
      'On 31 October the sun rises at 05:45 and sets at 17:05. Pack a rainproof jacket.',
  )
  expect(tip('de', 'Wetter und Licht', { climate })).toContain('Im Oktober meist 22° am Tag')
  const climates = [{ place: 'Titisee', high: 16, low: 6 }]
  const told = proseIn('de').tips({ ...FACTS, climates, local: { ...LOCAL, climate } })
  expect(told.find(({ topic }) => topic === 'Wetter und Licht')?.text).toContain(
    'Titisee hat am Tag 16° und in der Nacht 6°',
  )
})

it('names what happens there on those days, what shuts for it, and how early to book', () => {
  const event = {
    name: 'Rio Carnival',
    from: '2027-02-05',
    to: '2027-02-10',
    about: 'Blocos drum.',
    closes: 'Banks shut.',
    bookMonths: 6,
  }
  expect(tip('en', 'Rio Carnival', { events: [event] })).toBe(
    '5 to 10 February. Blocos drum. Banks shut. Rooms go 6 months ahead.',
  )
  const publicHolidays = [{ date: '2027-05-01', name: 'Tag der Arbeit' }]
  expect(tip('de', 'Feiertage', { publicHolidays })).toContain('1. Mai (Tag der Arbeit)')
})

it('tells the way from the airport with its line and fare instead of a guess', () => {
  const transfers = [{ from: 'HND', mode: 'train' as const, line: 'Keikyu', minutes: 25, price: 330 }]
  const facts = { ...FACTS, local: { ...LOCAL, transfers }, airports: [{ code: 'HND', km: 18, minutes: 40 }] }
  expect(proseIn('en').tips(facts)[0]?.text).toBe(
    'To the centre: from HND 25 minutes by train (Keikyu, about 330 JPY).',
  )
})

it('counts from which ride a pass is cheaper', () => {
  const dayPass = { name: 'Subway Ticket', price: 800, hours: 24, pays: 5 }
  expect(tip('en', 'Getting around', { around: 'Trains go everywhere.', dayPass })).toContain(
    'Subway Ticket: 800 JPY for a day, cheaper from ride 5 on.',
  )
  const on = ['2027-05-11', '2027-05-13']
  expect(tip('de', 'Vor Ort unterwegs', { dayPass: { ...dayPass, on } })).toContain(
    'ab der 5. Fahrt günstiger: in diesem Plan am 11. und 13. Mai.',
  )
})

it('names a card only where it saves, and what it replaces', () => {
  const sights = ['Louvre', 'Orsay', 'Rodin', 'Picasso']
  const card = {
    name: 'City Card',
    days: 2,
    from: '2027-05-12',
    price: 40,
    worth: 52,
    sights,
    rides: 0,
    slots: [],
  }
  expect(tip('en', 'City Card', { card })).toBe(
    '2 days from 12 May for 40 JPY an adult: paid singly, Louvre, Orsay, Rodin and one more sight would come to 52 JPY.',
  )
  expect(tip('de', 'City Card', { card: { ...card, days: 1, hours: 24, rides: 5, slots: ['Louvre'] } })).toBe(
    '24 Stunden ab 12. Mai für 40 JPY je Erwachsenem: Einzeln kosten Louvre, Orsay, Rodin, ein weiteres Ziel ' +
      'und fünf Fahrten 52 JPY. Zeitfenster bucht man trotzdem: Louvre.',
  )
  expect(tip('en', 'City Card', { card: { ...card, days: 1 } })).toMatch(/^On 12 May for 40 JPY/)
  expect(tip('de', 'City Card', { card: { ...card, days: 365 } })).toMatch(/^Für 40 JPY/)
  expect(topics(FACTS)).not.toContain('City Card')
})

it('says plug, voltage and emergency number, and nothing that is true anywhere', () => {
  const country = { plugs: ['A', 'B'], voltage: '100', emergency: '119', driving: 'left' as const }
  expect(tip('de', 'Steckdose und Notruf', { country })).toBe(
    'Steckdosen: Typ A oder B, 100 V. Notruf 119. Es gilt Linksverkehr.',
  )
  const { emergency: _, ...apart } = country
  const police = { ...apart, police: '10111' }
  expect(tip('de', 'Steckdose und Notruf', { country: police })).toContain('Polizei 10111. Es gilt')
  expect(topics(FACTS)).toEqual(['Wetter und Licht'])
})

it('says on which day a long flight lands', () => {
  const landing = { leaves: '2027-10-31', lands: ['2027-11-01'], days: 1 }
  const facts = { ...FACTS, airports: [{ code: 'HND', km: 18, minutes: 40 }], landing }
  const text = (language: 'en' | 'de') => proseIn(language).tips(facts)[0]?.text
  expect(text('en')).toContain('leaves on 31 October usually lands on 1 November: set out a day earlier')
  expect(text('de')).toContain('am 31. Oktober landet meist am 1. November: einen Tag früher aufbrechen')
  const doubt = { ...facts, landing: { ...landing, lands: ['2027-11-01', '2027-11-02'], days: 2 } }
  expect(proseIn('en').tips(doubt)[0]?.text).toContain('on 1 or 2 November: set out earlier')
  expect(proseIn('de').tips(doubt)[0]?.text).toContain('am 1. oder 2. November: früher aufbrechen')
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

it('tells a family of five to look for two rooms, one of four for a family room, and nobody else', () => {
  const rooms = (facts: Partial<TipFacts>) =>
    proseIn('de')
      .tips({ ...FACTS, ...facts })
      .find(({ topic }) => topic === 'Zimmer')?.text
  expect(rooms({ rooms: { people: 5, count: 2 } })).toContain('nach zwei Zimmern suchen')
  expect(rooms({ rooms: { people: 4, count: 1 } })).toContain('Wohnung für vier')
  expect(rooms({})).toBeUndefined()
})

it('says one day of rain and none as one says them, and when the sun stays up or down', () => {
  const climate = { high: 22, low: 15, raindays: 1, sun: 0 }
  const light = { sunrise: '00:00', sunset: '23:59', sky: 'midnight-sun' } as const
  expect(tip('en', 'Weather and light', { climate, light })).toBe(
    'In October usually 22° by day, 15° by night, rain on one day of the month, hardly any sun. ' +
      'Around 31 October the sun does not set.',
  )
  expect(tip('de', 'Wetter und Licht', { climate: { ...climate, raindays: 0, sun: 1 }, light })).toBe(
    'Im Oktober meist 22° am Tag und 15° in der Nacht, kaum Regen, eine Stunde Sonne am Tag. ' +
      'Um den 31. Oktober geht die Sonne nicht unter.',
  )
  const dark = { sunrise: '10:00', sunset: '14:00', sky: 'polar-night' } as const
  expect(tip('en', 'Weather and light', { light: dark })).toContain('the sun does not rise')
  const late = { sunrise: '02:10', sunset: '23:59', sky: 'late' } as const
  expect(tip('en', 'Weather and light', { light: late })).toContain('sets after midnight')
})

it('names the boat to an island on which no plane lands', () => {
  const transfers = [
    { from: 'port', mode: 'ferry', line: 'Frisia, Norddeich', minutes: 55, price: 14 } as const,
  ]
  const facts = {
    ...FACTS,
    local: { ...LOCAL, transfers },
    airports: [{ code: 'BRE', km: 157, minutes: 210 }],
  }
  expect(proseIn('en').tips(facts)[0]?.text).toMatch(
    /Flights land at BRE.*last part of the way is by boat: 55 minutes \(Frisia/,
  )
})

it('says what who keeps kosher eats where no kitchen is known', () =>
  expect(topics({ ...FACTS, noKosher: true })).toContain('Koscheres Essen'))
