import type { LocalFacts } from '../advice/local-facts.ts'
import { fitted } from './fitted.ts'
import { dayOf, duration, list, MONTHS } from './vocabulary.de.ts'

type Tip = { topic: string; text: string }

const WHOLE = new Intl.NumberFormat('de-DE')
const CENTS = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const NUMBERS = { format: (amount: number) => (Number.isInteger(amount) ? WHOLE : CENTS).format(amount) }
const MODES: Record<string, string> = {
  train: 'mit dem Zug',
  metro: 'mit der U-Bahn',
  tram: 'mit der Straßenbahn',
  bus: 'mit dem Bus',
  ferry: 'mit dem Boot',
  taxi: 'mit dem Taxi',
  car: 'mit dem Auto',
  walk: 'zu Fuß',
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

/** „Ins Zentrum: ab VIE 16 Minuten mit dem Zug (CAT, etwa 15 EUR).“ */
export function transfersText({ transfers, currency }: LocalFacts): string[] {
  const airports = transfers.filter(({ from }) => from.length === 3)
  if (airports.length === 0) return []
  const ways = airports.map(({ from, mode, line, minutes, price }) => {
    const aside = [
      line,
      price === undefined
        ? undefined
        : price === 0
          ? 'kostenlos'
          : `etwa ${NUMBERS.format(price)} ${currency}`,
    ]
      .filter((each) => each !== undefined)
      .join(', ')
    return `ab ${from} ${duration(minutes)} ${MODES[mode] ?? ''}${aside ? ` (${aside})` : ''}`
  })
  return [`Ins Zentrum: ${list(ways)}.`]
}

function eventTip({ name, from, to, about, closes, bookMonths }: LocalFacts['events'][number]): Tip {
  const when = from === to ? dayOf(from) : `${dayOf(from)} bis ${dayOf(to)}`
  const book = bookMonths
    ? `Zimmer ${bookMonths >= 2 ? `${bookMonths} Monate` : 'einige Wochen'} vorher buchen.`
    : undefined
  return { topic: name, text: fitted([`${when}. ${about}`, closes, book]) }
}

function holidaysTip({ publicHolidays }: LocalFacts): Tip[] {
  if (publicHolidays.length === 0) return []
  const named = publicHolidays.map(({ date, name }) => `${dayOf(date)} (${name})`)
  return [
    {
      topic: 'Feiertage',
      text: `${list(named)}: Geschäfte, Banken und manche Museen schließen oder öffnen kürzer.`,
    },
  ]
}

function weatherTip({ climate, sunrise, sunset, season }: LocalFacts, month: number): Tip {
  const usual =
    climate &&
    `Im ${MONTHS[month - 1]} meist ${climate.high}° am Tag und ${climate.low}° in der Nacht, Regen an ${climate.raindays} Tagen im Monat, ${climate.sun} Stunden Sonne am Tag.`
  const pack = climate && packing(climate)
  return {
    topic: 'Wetter und Licht',
    text: fitted([
      usual,
      `Bei deiner Ankunft geht die Sonne um ${sunrise} Uhr auf und um ${sunset} Uhr unter.`,
      pack,
      season,
    ]),
  }
}

function packing({ high, low, raindays }: NonNullable<LocalFacts['climate']>): string {
  const things = [
    ...(high <= 5 ? ['Wintermantel, Mütze und Handschuhe'] : low <= 8 ? ['etwas Warmes für den Abend'] : []),
    ...(high >= 28 ? ['Sonnenhut und Trinkflasche'] : []),
    ...(raindays >= 8 ? [high >= 24 ? 'eine leichte Regenjacke' : 'eine Regenjacke'] : []),
  ]
  return things.length ? `In den Koffer: ${list(things)}.` : 'Leichte Kleidung in Schichten genügt.'
}

function aroundTip({ around, dayPass, car, currency }: LocalFacts): Tip[] {
  const pass =
    dayPass &&
    `${dayPass.name}: ${NUMBERS.format(dayPass.price)} ${currency} für ${dayPass.hours} Stunden${dayPass.pays ? `, ab der ${dayPass.pays}. Fahrt günstiger` : ''}.`
  const hire = {
    no: undefined,
    useful: 'Für die Ausflüge hilft ein Mietwagen.',
    needed: 'Ohne Mietwagen bleibt die Hälfte ungesehen.',
  }[car]
  const text = fitted([around, pass, hire])
  return text ? [{ topic: 'Vor Ort unterwegs', text }] : []
}

function cardTip({ card, currency }: LocalFacts): Tip[] {
  if (!card) return []
  const text = `Was sie von diesem Plan abdeckt, kostet einzeln ${NUMBERS.format(card.worth)} ${currency} je Erwachsenem; die Karte für ${card.days} ${card.days === 1 ? 'Tag' : 'Tage'} kostet ${NUMBERS.format(card.price)}.`
  return [{ topic: card.name, text }]
}

function dishesTip({ dishes }: LocalFacts): Tip[] {
  if (dishes.length === 0) return []
  return [{ topic: 'Was man hier isst', text: fitted(dishes.map(({ name, text }) => `${name}: ${text}`)) }]
}

function tablesTip({ tipping, country, notes }: LocalFacts): Tip[] {
  const water = {
    true: 'Leitungswasser kann man trinken.',
    false: 'Wasser nur aus Flaschen oder gefiltert trinken.',
  }[String(country?.tapWater)]
  const text = fitted([tipping, water, ...notes])
  return text ? [{ topic: 'Gut zu wissen', text }] : []
}

function practicalTip({ country }: LocalFacts): Tip[] {
  if (!country) return []
  const { plugs, voltage, driving, emergency, police, ambulance } = country
  const numbers = emergency
    ? `Notruf ${emergency}.`
    : police && ambulance
      ? `Polizei ${police}, Rettung ${ambulance}.`
      : undefined
  const text = fitted([
    plugs && `Steckdosen: Typ ${list(plugs, 'oder')}${voltage ? `, ${voltage} V` : ''}.`,
    numbers,
    driving && { left: 'Es gilt Linksverkehr.', right: 'Es gilt Rechtsverkehr.' }[driving],
  ])
  return text ? [{ topic: 'Steckdose und Notruf', text }] : []
}
