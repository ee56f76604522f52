import { namesIn } from '../display-names.ts'
import { at } from '../places.de.ts'
import type { GenericFacts } from '../prose.ts'
import type { TipTexts } from './tips.ts'
import { WAYS_DE } from './way-texts.de.ts'
import { capital, count, datesOf, dayOf, daysOf, duration, list, MONTHS } from '../vocabulary.de.ts'

const { currencyName } = namesIn('de-DE')
const WHOLE = new Intl.NumberFormat('de-DE')
const CENTS = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
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
const COUNTED = ['', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
/** Of a card's sights, and days within which one has to think of the first. */
const MOST_NAMED = 3
const LONGEST_TOLD = 7

function money(amount: number, currency: string): string {
  return `${(Number.isInteger(amount) ? WHOLE : CENTS).format(amount)} ${currency}`
}

export const TIPS_DE: TipTexts = {
  ...WAYS_DE,
  topics: {
    missed: 'Nicht im Plan',
    byRail: 'Mit dem Zug',
    bySea: 'Mit der Fähre',
    byBus: 'Mit Bus oder Zug',
    connections: 'Mit Zug oder Fähre',
    arriving: 'Anreise',
    train: 'Mit dem Zug',
    holidays: 'Feiertage',
    rooms: 'Zimmer',
    shabbat: 'Schabbat',
    kosher: 'Koscheres Essen',
    weather: 'Wetter und Licht',
    around: 'Vor Ort unterwegs',
    altitude: 'Höhe',
    dishes: 'Was man hier isst',
    tables: 'Gut zu wissen',
    practical: 'Steckdose und Notruf',
    money: 'Geld',
  },
  missed(reason, names) {
    const all = list(names)
    switch (reason) {
      case 'closed':
        return `An deinen Tagen geschlossen: ${all}.`
      case 'off-season':
        return `Lohnt erst zu einer anderen Jahreszeit: ${all}.`
      case 'too-far':
        return `Zu weit von deiner Unterkunft: ${all}.`
      case 'steps':
        return `Nur über Stufen oder bergauf zu erreichen: ${all}.`
      case 'no-room':
        return `Zwischen Öffnungszeiten und Wegen war kein Platz mehr: ${all}.`
      case 'not-found':
        return `Unter diesem Namen kennt unser Atlas dort nichts: ${all}.`
    }
  },
  transfers(transfers, currency) {
    const ways = transfers.map(({ from, mode, line, minutes, price }, index) => {
      const fare = price === 0 ? 'kostenlos' : price && `etwa ${money(price, currency)}`
      const aside = [line, fare].filter(Boolean).join(', ')
      const way = `${duration(minutes)} ${MODES[mode] ?? ''}${aside ? ` (${aside})` : ''}`
      return transfers[index - 1]?.from === from
        ? ` oder ${way}`
        : `${index > 0 ? '; ' : ''}ab ${from} ${way}`
    })
    return `Ins Zentrum: ${ways.join('')}.`
  },
  lastByBoat({ line, minutes, price }, currency) {
    const fare = price && `etwa ${money(price, currency)}`
    const aside = [line, fare].filter(Boolean).join(', ')
    return `Das letzte Stück geht übers Wasser: ${duration(minutes)} mit der Fähre${aside ? ` (${aside})` : ''}.`
  },
  airports(airports) {
    const codes = airports.map(({ code, km }) => `${code} (${km} km vom Zentrum)`)
    const [nearest, ...others] = airports
    const furthest = others.at(-1)
    const longest = furthest ? ` bis ${duration(furthest.minutes)}` : ''
    return `Flüge landen in ${list(codes, 'oder')}: bis zur Unterkunft mit ${duration(nearest?.minutes ?? 0)}${longest} rechnen.`
  },
  altitude: (metres) =>
    `Auf ${WHOLE.format(metres)} Metern ist die Luft dünn: am ersten Tag langsam gehen, leicht essen, Wasser trinken und keinen Alkohol. Werden Kopfschmerz oder Übelkeit stärker, tiefer hinab; mit einem Herz- oder Lungenleiden vor der Reise zum Arzt.`,
  landing({ leaves, lands, days, arrives }) {
    const flight = `Ein Flug am ${dayOf(leaves)} landet meist am ${daysOf(lands, 'oder')}`
    if (arrives) return `${flight}: Im Plan kommst du am ${dayOf(arrives)} an.`
    const instead =
      days > 1
        ? 'früher aufbrechen oder die ersten Tage des Plans'
        : 'einen Tag früher aufbrechen oder den ersten Tag des Plans'
    return `${flight}: ${instead} für die Anreise einplanen.`
  },
  eventDays: datesOf,
  tooLate: 'Mit kleinen Kindern genügt für den späten Teil ein Fenster oder Balkon.',
  bookRooms: (months) => `Zimmer ${months >= 2 ? `${months} Monate` : 'einige Wochen'} vorher buchen.`,
  familyRooms: (people, rooms) =>
    rooms === 1
      ? `Nach einem Familienzimmer oder einer Wohnung für ${COUNTED[people] ?? people} suchen: Ins Doppelzimmer passt selten mehr als ein Babybett. Die zusätzlichen Betten sind im Budget mitgerechnet.`
      : `Familienzimmer haben höchstens vier Betten: nach ${COUNTED[rooms] ?? rooms} Zimmern suchen, am besten mit Verbindungstür, oder nach einer Wohnung für ${COUNTED[people] ?? people}. Im Budget stehen ${COUNTED[rooms] ?? rooms} Zimmer.`,
  shabbat: ({ begins: [eve, from], ends: [day, to], journeys }) =>
    `Vom ${dayOf(eve)}, ${from} Uhr, bis zum ${dayOf(day)}, ${to} Uhr, stehen nur Spaziergänge im Plan, die nichts kosten und bei der Unterkunft beginnen. Mahlzeiten vorher bestellen.${
      journeys.length > 0
        ? ` In diese Zeit fällt eine Fahrt am ${list(journeys.map(dayOf))}: besser um einen Tag verschieben.`
        : ''
    }`,
  noKosher: (place) => [
    `Eine koschere Küche kennen wir ${at(place)} nicht: versiegelte Mahlzeiten beim nächsten Chabad-Haus oder der nächsten jüdischen Gemeinde ins Hotel bestellen oder mitbringen.`,
    'Auf Märkten gibt es rohes Obst, im Supermarkt verpackte Ware mit Zertifikat; das Hotel um Kühlschrank und Wasserkocher bitten.',
  ],
  holidays: (days, shops) =>
    `${list(days.map(({ date, name }) => `${dayOf(date)} (${name})`))}: ${shops ? 'Geschäfte, Banken' : 'Banken, Ämter'} und manche Museen schließen oder öffnen kürzer.`,
  climate: ({ high, low, raindays, sun }, month) =>
    `Im ${MONTHS[month - 1]} meist ${high}° am Tag und ${low}° in der Nacht, ${rainOn(raindays)}, ${sunFor(sun)}.`,
  climates: (climates) =>
    `Unterwegs ist es anders: ${list(climates.map(({ place, high, low }) => `${place} hat am Tag ${high}° und in der Nacht ${low}°`))}.`,
  light: (date, { sunrise, sunset, sky }) =>
    sky === 'midnight-sun'
      ? `Um den ${dayOf(date)} geht die Sonne nicht unter.`
      : sky === 'polar-night'
        ? `Um den ${dayOf(date)} geht die Sonne nicht auf; hell ist es etwa von ${sunrise} bis ${sunset} Uhr.`
        : `Am ${dayOf(date)} geht die Sonne um ${sunrise} Uhr auf und ${sky === 'late' ? 'nach Mitternacht' : `um ${sunset} Uhr`} unter.`,
  pack(things) {
    const named = {
      'winter-coat': 'Wintermantel, Mütze und Handschuhe',
      'warm-layer': 'etwas Warmes für den Abend',
      'sun-hat': 'Sonnenhut und Trinkflasche',
      'light-rain-jacket': 'eine leichte Regenjacke',
      'rain-jacket': 'eine Regenjacke',
      swimwear: 'Badesachen',
      'walking-boots': 'Schuhe mit fester Sohle',
      'covered-shoulders': 'für Gotteshäuser etwas über Schultern und Knie',
    }
    return `In den Koffer: ${list(things.map((thing) => named[thing]))}.`
  },
  dayPass: ({ name, price, hours, people, pays, on = [] }, currency) =>
    `${name}: ${money(price, currency)} ${hours === 24 ? 'für einen Tag' : `für ${hours} Stunden`}${people ? ` und bis zu ${COUNTED[people] ?? people} Erwachsene` : ''}${pays ? `, ab der ${pays}. Fahrt günstiger` : ''}${on.length > 0 ? `: in diesem Plan am ${daysOf(on)}` : ''}.`,
  hire: {
    useful: 'Für die Ausflüge hilft ein Mietwagen.',
    needed: 'Ohne Mietwagen bleibt die Hälfte ungesehen.',
    on: (days, at) =>
      `Mietwagen in diesem Plan: ${list(days)}.${at ? ` Am besten schon in ${at} mieten und damit hinfahren.` : ''}`,
    pickUp: (shut, on) =>
      `${shut === 'sunday' ? 'Sonntags' : 'Vor acht Uhr'} gibt in der Stadt kaum ein Vermieter Wagen heraus: ${on.length > 0 ? `schon am ${daysOf(on)} abholen oder ` : ''}die Übergabe vorher vereinbaren.`,
  },
  card({ days, hours, from, price, worth, sights, rides, also }, currency) {
    const more = sights.length - MOST_NAMED
    const length = hours ? `${hours} Stunden` : `${days} Tage`
    const isOneDay = days === 1 && !hours
    const span = days > LONGEST_TOLD ? 'Für' : `${isOneDay ? 'Am' : `${length} ab`} ${dayOf(from)} für`
    const paid = [
      ...sights.slice(0, MOST_NAMED),
      ...(more > 0 ? [more === 1 ? 'ein weiteres Ziel' : count(more, '', 'weitere Ziele')] : []),
      ...(rides > 0 ? [rides === 1 ? 'eine Fahrt' : count(rides, '', 'Fahrten')] : []),
      ...(also ? [also] : []),
    ]
    return `${span} ${money(price, currency)} je Erwachsenem: Einzeln kosten ${list(paid)} ${money(worth, currency)}.`
  },
  slots: (names) => `Zeitfenster bucht man trotzdem: ${list(names)}.`,
  water: {
    true: 'Leitungswasser kann man trinken.',
    false: 'Wasser nur aus Flaschen oder gefiltert trinken.',
  },
  plugs: (types, voltage) => `Steckdosen: Typ ${list(types, 'oder')}${voltage ? `, ${voltage} V` : ''}.`,
  emergency: (number) => `Notruf ${number}.`,
  policeAndAmbulance: (police, ambulance) => `Polizei ${police}${ambulance ? `, Rettung ${ambulance}` : ''}.`,
  driving: { left: 'Es gilt Linksverkehr.', right: 'Es gilt Rechtsverkehr.' },
  money: (currency, pricesIn) =>
    `Die Währung: ${currencyName(currency)}${pricesIn ? `; Gästen werden Preise oft in ${pricesIn} genannt, hier auch` : ''}.`,
  otherMoney: (place, currency, budget) =>
    `${capital(at(place))} wechselt sie: ${currencyName(currency)}. Das Budget rechnet auch diese Tage in ${budget}.`,
}

function rainOn(days: number): string {
  if (days === 0) return 'kaum Regen'
  return `Regen an ${days === 1 ? 'einem Tag' : `${days} Tagen`} im Monat`
}

function sunFor(hours: number): string {
  if (hours === 0) return 'kaum Sonne'
  return `${hours === 1 ? 'eine Stunde' : `${hours} Stunden`} Sonne am Tag`
}

export function genericTips({ meant }: GenericFacts): { topic: string; text: string }[] {
  return [
    {
      topic: 'Nicht geprüft',
      text: 'Diesen Ort kennen wir nicht. Die Zeiten sind ein Rhythmus für den Tag und keine Termine, und Öffnungszeiten wurden nicht geprüft.',
    },
    ...(meant.length
      ? [
          {
            topic: 'War das gemeint?',
            text: `Unser Atlas kennt ${list(meant, 'oder')}; vielleicht war das gemeint.`,
          },
        ]
      : []),
    {
      topic: 'Geld',
      text: 'Die Beträge sind in Euro und grob geschätzt. Vor der Abreise nachsehen, welche Währung gilt und ob man mit Karte zahlt.',
    },
    {
      topic: 'Anreise',
      text: 'Vor allem anderen nachsehen, welcher Flughafen oder Bahnhof mit regelmäßiger Verbindung am nächsten liegt.',
    },
  ]
}
