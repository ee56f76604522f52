import { namesIn } from './display-names.ts'
import { fitted } from './fitted.ts'
import { localTips, transfersText } from './local-tips.de.ts'
import type { GenericFacts, TipFacts } from './prose.ts'
import { at, from } from './places.de.ts'
import { capital, dayOf, duration, list } from './vocabulary.de.ts'

const { currencyName } = namesIn('de-DE')
export function tips({
  local,
  month,
  currency,
  localMoney,
  airports,
  landing,
  trainFrom,
  connections = [],
  otherMoney,
}: TipFacts): { topic: string; text: string }[] {
  const transfers = transfersText(local)
  const arriving = [
    ...(airports.length ? (transfers.length ? transfers : airportsText(airports)) : []),
    ...(landing ? [landingText(landing)] : []),
  ]
  const [other] = otherMoney
  const money = `Die Währung: ${currencyName(localMoney ?? currency)}${localMoney ? `; Gästen werden Preise oft in ${currency} genannt, hier auch` : ''}.`
  const elsewhere =
    other &&
    `${capital(at(other.place))} wechselt sie: ${currencyName(other.currency)}. Das Budget rechnet auch diese Tage in ${currency}.`
  const byRail = connections.length > 0 ? [railTip(connections)] : []
  const railFirst = (connections[0]?.minutes ?? Infinity) <= SHORTER_THAN_FLYING
  return [
    ...(railFirst ? byRail : []),
    ...(arriving.length ? [{ topic: 'Anreise', text: fitted(arriving) }] : []),
    ...(railFirst ? [] : byRail),
    ...(trainFrom
      ? [
          {
            topic: 'Mit dem Zug',
            text: `${capital(from(trainFrom))} fährt auch der Zug, von Zentrum zu Zentrum; früh gebucht ist er meist am günstigsten.`,
          },
        ]
      : []),
    ...localTips(local, month),
    ...(localMoney || elsewhere ? [{ topic: 'Geld', text: fitted([money, elsewhere]) }] : []),
  ]
}

/** Bis hierhin ist der Zug so schnell dort wie ein Flug, Minuten. */
const SHORTER_THAN_FLYING = 300
const CONNECTIONS = { train: 'der Zug', ferry: 'die Fähre', 'night-train': 'der Nachtzug' }

function railTip(connections: NonNullable<TipFacts['connections']>): { topic: string; text: string } {
  const ways = connections.map(({ from: start, mode, minutes, changes }) => {
    const change =
      changes === 0 ? 'ohne Umstieg' : `mit ${changes === 1 ? 'einem Umstieg' : `${changes} Umstiegen`}`
    return `${capital(from(start))} braucht ${CONNECTIONS[mode]} meist ${duration(minutes)}, ${change}.`
  })
  const [first] = connections
  const sooner = first && first.mode === 'train' && first.minutes <= SHORTER_THAN_FLYING
  return {
    topic: 'Mit Zug oder Fähre',
    text: fitted([...ways, sooner ? 'Von Tür zu Tür ist kein Flug schneller.' : undefined]),
  }
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
