import { namesIn } from './display-names.ts'
import type { GenericFacts, Holiday, TipFacts } from './prose.ts'
import { at, named } from './places.en.ts'
import { dayOf, duration, list, monthAndYear, MONTHS, WEEKDAYS } from './vocabulary.en.ts'

const NUMBERS = new Intl.NumberFormat('en-US')
const { languageName, currencyName } = namesIn('en-US')
const HOLIDAYS: Record<Holiday, { topic: string; text: string }> = {
  christmas: {
    topic: 'Christmas',
    text: 'You travel over Christmas. Where it is kept, much opens shorter or not at all from 24 to 26 December: look it up and reserve tables.',
  },
  'new-year': {
    topic: 'New Year',
    text: 'You travel over New Year: much closes early on 31 December and often stays shut on 1 January. Look it up and reserve tables.',
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
  if (arriving.length) all.push({ topic: 'Getting there', text: arriving.join(' ') })
  if (trainFrom)
    all.push({
      topic: 'By train',
      text: `There are trains from ${named(trainFrom)} as well, from centre to centre; they are usually cheapest when booked early.`,
    })
  const season = best.includes(month)
    ? `${MONTHS[month - 1]} is one of the good months here.`
    : `You are going in ${MONTHS[month - 1]}. The best months are usually ${list(best.map((one) => MONTHS[one - 1] ?? ''))}: outside them expect other weather or other crowds.`
  all.push({ topic: 'Season', text: season })
  all.push({
    topic: 'Money',
    text: `The currency is the ${currencyName(localMoney ?? currency)}${localMoney ? `, though visitors are often told prices in ${currency}, and so are you here` : ''}. Tickets usually cost about ${cheap}, ${usual} or ${dear} ${currency} an adult by the size of the sight; we count half for children.`,
  })
  for (const other of otherMoney.slice(0, 1))
    all.push({
      topic: `Money ${at(other.place)}`,
      text: `The currency changes to the ${currencyName(other.currency)}. The budget counts those days in ${currency} too, at the prices of the first stop.`,
    })
  if (closed.length)
    all.push({
      topic: 'Closing days',
      text: `${closed.map(({ weekdays, names }) => `Usually closed on ${list(weekdays.map((day) => WEEKDAYS[day]))}: ${list(names)}.`).join(' ')} The plan keeps clear of that; holidays may differ.`,
    })
  for (const holiday of holidays) all.push(HOLIDAYS[holiday])
  const spoken = languages.flatMap((code) => languageName(code) ?? [])
  if (spoken.length)
    all.push({
      topic: 'Language',
      text: `People there speak ${list(spoken)}; a greeting and a thank-you in ${spoken.length > 1 ? 'one of them' : 'it'} go a long way.`,
    })
  if (kids)
    all.push({
      topic: 'With children',
      text: 'Days start later in effect than on paper: drop the last stop rather than the break.',
    })
  all.push({
    topic: 'Before you go',
    text: `Hours and prices are the usual ones, last checked in ${monthAndYear(checked)}. Confirm the one thing you would hate to miss.`,
  })
  return all
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
