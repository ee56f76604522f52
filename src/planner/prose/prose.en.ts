import { suitsOneOf } from './suits-one-of.ts'
import { againIn } from './again.ts'
import { numberFormat } from '../../i18n/intl.ts'
import type { Sight } from '../../atlas/destination.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import type { TravelMode } from '../plan.ts'
import { dayReasonEn } from './day-reason.en.ts'
import { openPartEn } from './free-time.en.ts'
import { at, withArticle } from './places.en.ts'
import { MEALS_EN } from './meal-texts.en.ts'
import type { DayTitleFacts, GenericFacts, Prose, SummaryFacts } from './prose.ts'
import { genericTips, TIPS_EN } from './tip-texts.en.ts'
import { stopTips, tips } from './tips.ts'
import { capital, count, duration, list, WEEKDAYS } from './vocabulary.en.ts'
import { fewOpenDays } from './open-days.ts'

const PACE = { relaxed: 'an easy pace', sightseeing: 'a sightseeing pace', action: 'a brisk pace' }
const OUT_BY = { train: 'By train', ferry: 'By ferry', car: 'By road' }
const BY: Record<TravelMode, string> = {
  walk: 'on foot',
  transit: 'by ferry or a short flight',
  train: 'by train',
  car: 'by road',
}

function money(amount: number, currency: string): string {
  return numberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

const LONGEST_TITLE = 88

export const EN: Prose = {
  summary,
  dayTitle,
  lunch: (near) => (near ? `Lunch near ${near}` : 'Lunch'),
  dinner: 'Dinner',
  table: {
    title: (meal, name) => `${meal === 'lunch' ? 'Lunch' : 'Dinner'}: ${name}`,
    order: (eat) => `${capital(eat)}.`,
    book: 'Reserve a table.',
    bookAhead: 'Book ahead.',
  },
  meals: MEALS_EN,
  at,
  dayWhy: dayReasonEn,
  checkIn: (base) => `Check in and drop the bags ${at(base)}`,
  departure: (base) => `Collect the bags and leave ${withArticle(base)}`,
  move: journey,
  journey: (place, lands) => ({
    title: lands ? 'Landing, and the way to your door' : `On the way to ${withArticle(place)}`,
    note: 'Your flight sets the hours.',
  }),
  moveNote: (mode, minutes) =>
    `Roughly ${duration(minutes)} ${BY[mode]}, door to door; check the connection before you book.`,
  free: 'Free time',
  plainDay: (base, day) => `Day ${day + 1} ${at(base)}`,
  hours,
  again: againIn('en'),
  kidsNote,
  dayOut: ({ mode, minutes, from, to, leaves, back }) =>
    `${OUT_BY[mode]} it is ${duration(minutes)} each way, door to door: out of ${from} by ${leaves}, and on the way home from ${to} by ${back}.`,
  excursion: (place, sights) => ({
    title: `Day trip to ${withArticle(place)}`,
    why: `Close enough for a day, with more than one thing to see: ${list(sights)}.`,
  }),
  open: openPartEn,
  openDay: (part, ideas) =>
    part === 'morning'
      ? {
          title: 'Open day: sleep in, then go where you like',
          why: ideas.length
            ? `Not on the plan yet and within reach: ${list(ideas)}.`
            : 'A long trip needs a day without a list.',
        }
      : {
          title: 'The afternoon is yours',
          why: 'Go back to the place you liked most, or stay where you are.',
        },
  tips: (facts) => tips(facts, TIPS_EN),
  stopTips: (facts) => stopTips(facts, TIPS_EN),
  genericTips,
  genericSummary: ({ request, place, days, meant }: GenericFacts) =>
    `An open outline for ${count(days, 'day')} ${at(place)} at ${PACE[request.tripType]}. Our atlas does not hold this place, so nothing here was checked: ` +
    `no sights are named, and the budget is a rough range.${meant.length ? ` If you meant ${list(meant, 'or')}, plan again with that name.` : ''}`,
  genericStays: [
    {
      area: 'Near the centre',
      why: 'Most of what one comes for is usually on foot from here, at the highest prices.',
    },
    {
      area: 'Near the main station',
      why: 'Short ways with luggage and on the day you leave; look at reviews of the street at night.',
    },
  ],
}

function summary({
  request,
  place,
  days,
  highlights,
  stops,
  excursions,
  onward,
  bases,
  events,
  open,
  low,
  high,
  currency,
}: SummaryFacts) {
  const party = list([
    count(request.adults, 'adult'),
    ...(request.kids ? [count(request.kids, 'child', 'children')] : []),
  ])
  const sentences = [
    onward.length
      ? `${capital(count(days, 'day'))} for ${party} at ${PACE[request.tripType]}: from ${withArticle(place)} on to ${list(onward.map(withArticle))}.`
      : `${capital(count(days, 'day'))} ${at(place)} for ${party} at ${PACE[request.tripType]}.`,
  ]
  const nights = bases.filter((base) => base.nights > 0)
  if (nights.length > 1)
    sentences.push(
      `To keep the ways short, the nights are in ${list(nights.map((base) => `${base.name} (${count(base.nights, 'night')})`))}.`,
    )
  const planned = events.filter(({ isPlanned }) => isPlanned).map(({ name }) => name)
  const others = events.filter(({ isPlanned }) => !isPlanned).map(({ name }) => name)
  if (planned.length) sentences.push(`You are there for ${list(planned)}, and the programme is on the plan.`)
  if (others.length)
    sentences.push(
      `${list(others)} ${others.length > 1 ? 'fall' : 'falls'} on these days${planned.length ? ' too' : ''}.`,
    )
  if (highlights.length)
    sentences.push(
      `${capital(count(stops, 'stop'))}${stops > highlights.length ? ', among them' : ':'} ${list(highlights)}.`,
    )
  if (open)
    sentences.push(
      `We know the way and the prices, but hold no sights ${at(place)} yet: those days are an outline.`,
    )
  if (excursions.length)
    sentences.push(`${excursions.length > 1 ? 'Day trips lead' : 'A day trip leads'} to ${list(excursions)}.`)
  sentences.push(
    `Expect ${money(low, currency)} to ${money(high, currency)}${request.adults + request.kids > 1 ? ' for everybody' : ''}, ${request.wishes?.atHome ? 'the nights at home not counted' : 'without the journey there'}.`,
  )
  return sentences.join(' ')
}

function dayTitle({ role, base, from, best, sights, excursion, day }: DayTitleFacts): string {
  const [first, second] = best
  const main = excursion
    ? `Day trip: ${excursion.replace(': ', ', ')}`
    : first && second
      ? [list([first, second]), `${first}, then ${second}`, `From ${sights[0]} to ${sights.at(-1)}`][
          sights.length > 1 ? day % 3 : 0
        ]
      : first
  const plain = `A day ${at(base)}`
  if (from) return fit(first && `${journey(from, base)}: ${first}`, journey(from, base), plain)
  if (role === 'journey') return `On the way to ${withArticle(base)}`
  if (role === 'arrival') return fit(first && `Arrival ${at(base)}: ${first}`, `Arrival ${at(base)}`)
  if (role === 'departure') return fit(first && `${first}, then home`, `Last hours ${at(base)}`)
  return fit(main, first, plain)
}

function journey(from: string, to: string): string {
  return `From ${withArticle(from)} to ${withArticle(to)}`
}

/** The first of these that a title has room for; names are never cut. */
function fit(...titles: readonly (string | undefined)[]): string {
  const written = titles.filter((title) => title !== undefined)
  return written.find((title) => title.length <= LONGEST_TITLE) ?? written.at(-1) ?? ''
}

function hours(sight: Sight, date: string): string | undefined {
  if (sight.hoursUnknown) return undefined
  const then = hoursOn(date)(sight) ?? sight.hours
  if (then === 'always' && !sight.closed?.length) return undefined
  const times = then === 'always' ? '' : ` ${then.replace('-', ' to ')}`
  const open = `Usually open${times}${then === sight.hours ? '' : ' on this day'}`
  const closed = sight.closed ?? []
  if (closed.length === 0) return `${open}.`
  const only = fewOpenDays(closed)
  if (!only) return `${open}, closed on ${list(closed.map((day) => WEEKDAYS[day]))}.`
  return `${open}, on ${list(only.map((day) => WEEKDAYS[day]))} only.`
}

/** Only what helps to choose: the ages it suits, and where it is nothing for them. */
function kidsNote({ kids, ages }: Sight, wishes?: { ages?: readonly number[] }): string | undefined {
  if (kids >= 2 && ages && suitsOneOf(ages, wishes?.ages))
    return `Suits children from ${ages[0]} to ${ages[1]}.`
  return kids === 0 ? 'Not much for children: bring patience and take breaks.' : undefined
}
