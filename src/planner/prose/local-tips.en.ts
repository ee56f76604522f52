import type { LocalFacts } from '../advice/local-facts.ts'
import { fitted } from './fitted.ts'
import { dayOf, duration, list, MONTHS } from './vocabulary.en.ts'

type Tip = { topic: string; text: string }

const WHOLE = new Intl.NumberFormat('en-US')
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const NUMBERS = { format: (amount: number) => (Number.isInteger(amount) ? WHOLE : CENTS).format(amount) }
const MODES: Record<string, string> = {
  train: 'by train',
  metro: 'by metro',
  tram: 'by tram',
  bus: 'by bus',
  ferry: 'by boat',
  taxi: 'by taxi',
  car: 'by car',
  walk: 'on foot',
}

export function localTips(facts: LocalFacts, month: number): Tip[] {
  return [
    ...facts.events.map((event) => eventTip(event)),
    ...holidaysTip(facts),
    weatherTip(facts, month),
    ...aroundTip(facts),
    ...cardTip(facts),
    ...dishesTip(facts),
    ...tablesTip(facts),
    ...practicalTip(facts),
  ]
}

/** "From VIE 16 minutes by train (CAT, about 15 EUR)." */
export function transfersText({ transfers, currency }: LocalFacts): string[] {
  const airports = transfers.filter(({ from }) => from.length === 3)
  if (airports.length === 0) return []
  const ways = airports.map(({ from, mode, line, minutes, price }) => {
    const aside = [
      line,
      price === undefined ? undefined : price === 0 ? 'free' : `about ${NUMBERS.format(price)} ${currency}`,
    ]
      .filter((each) => each !== undefined)
      .join(', ')
    return `from ${from} ${duration(minutes)} ${MODES[mode] ?? ''}${aside ? ` (${aside})` : ''}`
  })
  return [`To the centre: ${list(ways)}.`]
}

function eventTip({ name, from, to, about, closes, bookMonths }: LocalFacts['events'][number]): Tip {
  const when = from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
  const book = bookMonths
    ? `Rooms go ${bookMonths >= 2 ? `${bookMonths} months` : 'weeks'} ahead.`
    : undefined
  return { topic: name, text: fitted([`${when}. ${about}`, closes, book]) }
}

function holidaysTip({ publicHolidays }: LocalFacts): Tip[] {
  if (publicHolidays.length === 0) return []
  const named = publicHolidays.map(({ date, name }) => `${dayOf(date)} (${name})`)
  return [
    {
      topic: 'Public holidays',
      text: `${list(named)}: shops, banks and some museums close or open shorter.`,
    },
  ]
}

function weatherTip({ climate, sunrise, sunset, season }: LocalFacts, month: number): Tip {
  const usual =
    climate &&
    `In ${MONTHS[month - 1]} usually ${climate.high}° by day, ${climate.low}° by night, rain on ${climate.raindays} days of the month, ${climate.sun} hours of sun a day.`
  const pack = climate && packing(climate)
  return {
    topic: 'Weather and light',
    text: fitted([usual, `The sun rises at ${sunrise} and sets at ${sunset} when you arrive.`, pack, season]),
  }
}

function packing({ high, low, raindays }: NonNullable<LocalFacts['climate']>): string {
  const things = [
    ...(high <= 5 ? ['a warm coat, hat and gloves'] : low <= 8 ? ['a warm layer for the evening'] : []),
    ...(high >= 28 ? ['a sun hat and a bottle to refill'] : []),
    ...(raindays >= 8 ? [high >= 24 ? 'a light rain jacket' : 'a rainproof jacket'] : []),
  ]
  return things.length ? `Pack ${list(things)}.` : 'Light layers will do.'
}

function aroundTip({ around, dayPass, car, currency }: LocalFacts): Tip[] {
  const pass =
    dayPass &&
    `${dayPass.name}: ${NUMBERS.format(dayPass.price)} ${currency} for ${dayPass.hours} hours${dayPass.pays ? `, cheaper from ride ${dayPass.pays} on` : ''}.`
  const hire = {
    no: undefined,
    useful: 'A hired car helps for the trips out.',
    needed: 'Without a hired car you will miss half of it.',
  }[car]
  const text = fitted([around, pass, hire])
  return text ? [{ topic: 'Getting around', text }] : []
}

function cardTip({ card, currency }: LocalFacts): Tip[] {
  if (!card) return []
  const text = `The sights on this plan that it covers cost ${NUMBERS.format(card.worth)} ${currency} an adult one by one; the card for ${card.days} ${card.days === 1 ? 'day' : 'days'} costs ${NUMBERS.format(card.price)}.`
  return [{ topic: card.name, text }]
}

function dishesTip({ dishes }: LocalFacts): Tip[] {
  if (dishes.length === 0) return []
  return [{ topic: 'What to eat', text: fitted(dishes.map(({ name, text }) => `${name}: ${text}`)) }]
}

function tablesTip({ tipping, country, notes }: LocalFacts): Tip[] {
  const water = { true: 'Tap water is safe to drink.', false: 'Drink bottled or filtered water.' }[
    String(country?.tapWater)
  ]
  const text = fitted([tipping, water, ...notes])
  return text ? [{ topic: 'Good to know', text }] : []
}

function practicalTip({ country }: LocalFacts): Tip[] {
  if (!country) return []
  const { plugs, voltage, driving, emergency, police, ambulance } = country
  const numbers = emergency
    ? `Emergency number ${emergency}.`
    : police && ambulance
      ? `Police ${police}, ambulance ${ambulance}.`
      : undefined
  const text = fitted([
    plugs && `Sockets: type ${list(plugs, 'or')}${voltage ? `, ${voltage} V` : ''}.`,
    numbers,
    driving && `Traffic keeps to the ${driving}.`,
  ])
  return text ? [{ topic: 'Plug and emergency', text }] : []
}
