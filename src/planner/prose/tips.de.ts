import { namesIn } from './display-names.ts'
import type { GenericFacts, Holiday, TipFacts } from './prose.ts'
import { at, from } from './places.de.ts'
import { capital, dayOf, duration, list, monthAndYear, MONTHS, WEEKDAYS } from './vocabulary.de.ts'

const NUMBERS = new Intl.NumberFormat('de-DE')
const { languageName, currencyName } = namesIn('de-DE')
const HOLIDAYS: Record<Holiday, { topic: string; text: string }> = {
  christmas: {
    topic: 'Weihnachten',
    text: 'Die Reise fällt auf Weihnachten. Wo es gefeiert wird, öffnet vieles vom 24. bis zum 26. Dezember kürzer oder gar nicht: vorher nachsehen und Tische reservieren.',
  },
  'new-year': {
    topic: 'Jahreswechsel',
    text: 'Die Reise fällt auf den Jahreswechsel: Am 31. Dezember schließt vieles früher, am 1. Januar bleibt es oft zu. Vorher nachsehen und Tische reservieren.',
  },
}

export function tips(facts: TipFacts): { topic: string; text: string }[] {
  const {
    month,
    best,
    currency,
    localMoney,
    languages,
    holidays,
    airports,
    landing,
    trainFrom,
    closed,
    otherMoney,
    kids,
    checked,
  } = facts
  const [, cheap = '', usual = '', dear = ''] = facts.tickets.map((price) => NUMBERS.format(price))
  const all = []
  const arriving = [...airportsText(airports), ...(landing ? [landingText(landing)] : [])]
  if (arriving.length) all.push({ topic: 'Anreise', text: arriving.join(' ') })
  if (trainFrom)
    all.push({
      topic: 'Mit dem Zug',
      text: `${capital(from(trainFrom))} fährt auch der Zug, von Zentrum zu Zentrum; früh gebucht ist er meist am günstigsten.`,
    })
  const season = best.includes(month)
    ? `Der ${MONTHS[month - 1]} gehört hier zu den guten Monaten.`
    : `Die Reise fällt in den ${MONTHS[month - 1]}. Am besten ist es meist in diesen Monaten: ${list(best.map((one) => MONTHS[one - 1] ?? ''))}. Sonst ist mit anderem Wetter oder mehr Andrang zu rechnen.`
  all.push({ topic: 'Jahreszeit', text: season })
  all.push({
    topic: 'Geld',
    text: `Die Währung: ${currencyName(localMoney ?? currency)}${localMoney ? `; Gästen werden Preise oft in ${currency} genannt, hier auch` : ''}. Eintritte kosten je nach Größe meist um die ${cheap}, ${usual} oder ${dear} ${currency} für Erwachsene; für Kinder rechnen wir die Hälfte.`,
  })
  for (const other of otherMoney.slice(0, 1))
    all.push({
      topic: `Geld ${at(other.place)}`,
      text: `Die Währung wechselt: ${currencyName(other.currency)}. Das Budget rechnet auch diese Tage in ${currency}, zu den Preisen der ersten Station.`,
    })
  if (closed.length)
    all.push({
      topic: 'Ruhetage',
      text: `${closed.map(({ weekdays, names }) => `Üblicherweise ${list(weekdays.map((day) => WEEKDAYS[day]))} geschlossen: ${list(names)}.`).join(' ')} Der Plan nimmt darauf Rücksicht; an Feiertagen kann es anders sein.`,
    })
  for (const holiday of holidays) all.push(HOLIDAYS[holiday])
  const spoken = languages.flatMap((code) => languageName(code) ?? [])
  if (spoken.length)
    all.push({
      topic: 'Sprache',
      text: `Gesprochen wird dort ${list(spoken)}; ein Gruß und ein Danke ${spoken.length > 1 ? 'in einer davon' : 'in dieser Sprache'} öffnen viele Türen.`,
    })
  if (kids)
    all.push({
      topic: 'Mit Kindern',
      text: 'Die Tage beginnen in Wirklichkeit später als auf dem Papier: lieber die letzte Station streichen als die Pause.',
    })
  all.push({
    topic: 'Vor der Reise',
    text: `Zeiten und Preise sind die üblichen, zuletzt geprüft im ${monthAndYear(checked)}. Das, was auf keinen Fall ausfallen darf, besser noch einmal nachsehen.`,
  })
  return all
}

function airportsText(airports: TipFacts['airports']): string[] {
  const [nearest, ...others] = airports
  if (!nearest) return []
  const codes = airports.map(({ code, km }) => `${code} (${km} km vom Zentrum)`)
  const furthest = others.at(-1)
  const longest = furthest ? ` bis ${duration(furthest.minutes)}` : ''
  return [
    `Flüge landen in ${list(codes, 'oder')}: bis zur Unterkunft mit ${duration(nearest.minutes)}${longest} rechnen.`,
  ]
}

function landingText({ leaves, lands, days, arrives }: NonNullable<TipFacts['landing']>): string {
  const flight = `Ein Flug am ${dayOf(leaves)} landet meist am ${list(lands.map(dayOf), 'oder am')}`
  if (arrives) return `${flight}: Im Plan kommst du am ${dayOf(arrives)} an.`
  const instead =
    days > 1
      ? 'früher aufbrechen oder die ersten Tage des Plans'
      : 'einen Tag früher aufbrechen oder den ersten Tag des Plans'
  return `${flight}: ${instead} für die Anreise einplanen.`
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
      topic: 'Die erste Stunde',
      text: 'In der Unterkunft nach einer Karte fragen und nach dem einen Ort, den man dort Freunden zeigen würde. Besser lässt sich die erste Stunde nicht nutzen.',
    },
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
