import { namesIn } from './display-names.ts'
import { fitted } from './fitted.ts'
import { localTips, transfersText } from './local-tips.en.ts'
import type { GenericFacts, TipFacts } from './prose.ts'
import { at, named } from './places.en.ts'
import { capital, count, dayOf, duration, list } from './vocabulary.en.ts'

const { currencyName } = namesIn('en-US')
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
  const money = `The currency is the ${currencyName(localMoney ?? currency)}${localMoney ? `, though visitors are often told prices in ${currency}, and so are you here` : ''}.`
  const elsewhere =
    other &&
    `${capital(at(other.place))} it changes to the ${currencyName(other.currency)}; the budget counts those days in ${currency} too.`
  const byRail = connections.length > 0 ? [railTip(connections)] : []
  const railFirst = (connections[0]?.minutes ?? Infinity) <= SHORTER_THAN_FLYING
  return [
    ...(railFirst ? byRail : []),
    ...(arriving.length ? [{ topic: 'Getting there', text: fitted(arriving) }] : []),
    ...(railFirst ? [] : byRail),
    ...(trainFrom
      ? [
          {
            topic: 'By train',
            text: `There are trains from ${named(trainFrom)} as well, from centre to centre; they are usually cheapest when booked early.`,
          },
        ]
      : []),
    ...localTips(local, month),
    ...(localMoney || elsewhere ? [{ topic: 'Money', text: fitted([money, elsewhere]) }] : []),
  ]
}

/** Up to here the train is there as soon as a flight, minutes. */
const SHORTER_THAN_FLYING = 300
const CONNECTIONS = { train: 'the train', ferry: 'the ferry', 'night-train': 'the night train' }

function railTip(connections: NonNullable<TipFacts['connections']>): { topic: string; text: string } {
  const ways = connections.map(({ from, mode, minutes, changes }) => {
    const change = changes === 0 ? 'without a change' : `with ${count(changes, 'change')}`
    return `From ${named(from)} ${CONNECTIONS[mode]} usually takes ${duration(minutes)}, ${change}.`
  })
  const [first] = connections
  const sooner = first && first.mode === 'train' && first.minutes <= SHORTER_THAN_FLYING
  return {
    topic: 'By train or ferry',
    text: fitted([...ways, sooner ? 'From door to door no flight is faster.' : undefined]),
  }
}

function airportsText(airports: TipFacts['airports']): string[] {
  const [nearest, ...others] = airports
  if (!nearest) return []
  const codes = airports.map(({ code, km }) => `${code} (${km} km from the centre)`)
  const furthest = others.at(-1)
  const longest = furthest ? ` to ${duration(furthest.minutes)}` : ''
  return [`Flights land at ${list(codes, 'or')}: allow ${duration(nearest.minutes)}${longest} to your door.`]
}

function landingText({ leaves, lands, days, arrives }: NonNullable<TipFacts['landing']>): string {
  const flight = `A flight that leaves on ${dayOf(leaves)} usually lands on ${list(lands.map(dayOf), 'or')}`
  if (arrives) return `${flight}: in the plan you arrive on ${dayOf(arrives)}.`
  const instead =
    days > 1
      ? 'set out earlier, or keep the first days of the plan'
      : 'set out a day earlier, or keep the first day of the plan'
  return `${flight}: ${instead} for the journey.`
}

export function genericTips({ meant }: GenericFacts): { topic: string; text: string }[] {
  return [
    {
      topic: 'Not checked',
      text: 'We do not know this place. Times are a rhythm for the day, not appointments, and no opening hours were looked at.',
    },
    ...(meant.length
      ? [
          {
            topic: 'Did you mean',
            text: `Our atlas knows ${list(meant, 'or')}, which may be what you meant.`,
          },
        ]
      : []),
    {
      topic: 'First hour',
      text: 'Ask for a map where you stay, and which one thing they would show a friend. It is the best use of the first hour.',
    },
    {
      topic: 'Money',
      text: 'Amounts are in euros and rough. Look up what the local currency is and whether cards are usual before you leave.',
    },
    {
      topic: 'Getting there',
      text: 'Look up the nearest airport or station with a regular connection before you book anything else.',
    },
  ]
}
