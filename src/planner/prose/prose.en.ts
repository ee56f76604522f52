import { kidsNoteEn } from './stops/kids-note.en.ts'
import { againIn } from './again.ts'
import { numberFormat } from '../../i18n/intl.ts'
import type { Sight } from '../../atlas/destination.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { LONG_DRIVE } from '../limits.ts'
import type { TravelMode } from '../plan.ts'
import { dayReasonEn } from './days/day-reason.en.ts'
import { endedOnce } from './fitted.ts'
import { dayTitleEn, journeyEn } from './days/day-title.en.ts'
import { openPartEn } from './days/free-time.en.ts'
import { at, withArticle } from './places.en.ts'
import { MEALS_EN } from './stops/meal-texts.en.ts'
import type { GenericFacts, Prose, SummaryFacts } from './prose.ts'
import { genericTips, TIPS_EN } from './tips/tip-texts.en.ts'
import { stopTips, tips } from './tips/tips.ts'
import { capital, count, daysOf, duration, list, WEEKDAYS } from './vocabulary.en.ts'
import { closedDays, fewOpenDays } from './days/open-days.ts'

const PACE = { relaxed: 'an easy pace', sightseeing: 'a sightseeing pace', action: 'a brisk pace' }
/** What was heeded for who walks little, or takes no steps. */
const MOBILITY = {
  'little-walking': 'You walk little: nothing planned goes uphill, and for longer distances you ride.',
  'step-free':
    'Nothing planned has steps that we know of, and for longer distances you ride; ask restaurants about their entrance when you book.',
}
const OUT_BY = { train: 'By train', bus: 'By bus', ferry: 'By ferry', car: 'By road' }
const BY: Record<TravelMode, string> = {
  walk: 'on foot',
  transit: 'by ferry or a short flight',
  train: 'by train',
  car: 'by road',
}

const WAY_HOME = 'From here it is about'

function money(amount: number, currency: string): string {
  return numberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

export const EN: Prose = {
  summary,
  dayTitle: dayTitleEn,
  lunch: (near) => (near ? `Lunch near ${near}` : 'Lunch'),
  dinner: 'Dinner',
  table: {
    title: (meal, name) => `${meal === 'lunch' ? 'Lunch' : 'Dinner'}: ${name}`,
    order: (eat) => `${capital(eat)}.`,
    book: 'Reserve a table.',
    bookAhead: 'Book ahead.',
    askHalal: 'Halal meat is not sure here: take fish or vegetables, and ask about wine in the sauce.',
    goesOn: (until) => `Goes on until about ${until}.`,
    askVegan: 'Vegetarian dishes are sure here, vegan ones are not: ask before you order.',
  },
  meals: MEALS_EN,
  at,
  dayWhy: (reason, day) => endedOnce(dayReasonEn(reason, day)),
  checkIn: (base) => `Check in and drop the bags ${at(base)}`,
  departure: (base) => `Collect the bags and leave ${withArticle(base)}`,
  leaveFromHere: 'Leave straight from here, the bags in the car',
  toAirport: (code, minutes) => `From here to the airport (${code}) it is about ${duration(minutes)}.`,
  wayHome: (base, minutes) => `${WAY_HOME} ${duration(minutes)} back to ${withArticle(base)}.`,
  wayHomeBegins: WAY_HOME,
  move: journeyEn,
  journey: (place, lands) => ({
    title: lands ? 'Landing and the way to where you stay' : `On the way to ${withArticle(place)}`,
    note: 'Your ticket sets the hours.',
  }),
  moveNote: (mode, minutes) =>
    `Roughly ${duration(minutes)} ${BY[mode]}, door to door${mode !== 'car' ? '; check the connection before you book' : minutes >= LONG_DRIVE ? '; leave room for a break' : ''}.`,
  free: 'Free time',
  plainDay: (base, day) => `Day ${day + 1} ${at(base)}`,
  onceMore: (place) => `${place} once more`,
  hours,
  again: againIn('en'),
  kidsNote: kidsNoteEn,
  dayOut: ({ mode, minutes, isChecked, from, to, station, leaves, back }) =>
    `${OUT_BY[mode]} it is ${duration(minutes)} each way, door to door${isChecked ? ' and with an hour for passports' : ''}: out of ${from} by ${leaves}${station ? ` to ${station}` : ''}, and on the way ${station ? 'back there' : `home from ${to}`} by ${back}.`,
  supperUnderWay: {
    train: 'Buy supper to take on the train.',
    bus: 'Buy supper to take on the bus.',
    ferry: 'Take supper along on the ferry.',
    car: 'Supper is on the way home.',
  },
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
  stayAgain: 'For the later nights, in the same part of town once more.',
  genericStays: [
    {
      area: 'Near the centre',
      why: 'Most of what one comes for is usually on foot from here, at the highest prices.',
    },
    {
      area: 'Near the main station',
      why: 'Not far with luggage, nor on the day you leave; read what reviews say of the street at night.',
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
  otherExcursions,
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
  const { mobility } = request.wishes ?? {}
  if (mobility) sentences.push(MOBILITY[mobility])
  const nights = bases.filter((base) => base.nights > 0)
  if (nights.length > 1)
    sentences.push(
      `To keep distances short, the nights are in ${list(nights.map((base) => `${base.name} (${count(base.nights, 'night')})`))}.`,
    )
  const held = events.filter(({ dates }) => dates.length > 0)
  for (const [index, { name, dates }] of held.entries())
    sentences.push(`${index === 0 ? 'On these days' : 'Also'}: ${name} (in the plan on ${daysOf(dates)}).`)
  const others = events.flatMap(({ name, dates }) => (dates.length > 0 ? [] : [name]))
  if (others.length) sentences.push(`${held.length > 0 ? 'Also' : 'On these days'}: ${list(others)}.`)
  if (highlights.length)
    sentences.push(
      `${capital(count(stops, 'stop'))}${stops > highlights.length ? ', among them' : ':'} ${list(highlights)}.`,
    )
  if (open)
    sentences.push(
      `We know the way and the prices, but hold no sights ${at(place)} yet: those days are an outline.`,
    )
  if (excursions.length)
    sentences.push(
      `${otherExcursions ? 'Day trips, among them' : excursions.length > 1 ? 'Day trips:' : 'A day trip:'} ${list(excursions)}.`,
    )
  sentences.push(
    `Expect ${money(low, currency)} to ${money(high, currency)}${request.adults + request.kids > 1 ? ' for everyone' : ''}, ${request.wishes?.atHome ? 'the nights at home not counted' : 'not counting the journey there'}.`,
  )
  return sentences.join(' ')
}

function hours(sight: Sight, date: string): string | undefined {
  if (sight.hoursUnknown) return undefined
  const then = hoursOn(date)(sight) ?? sight.hours
  const closed = closedDays(sight, date)
  if (then === 'always' && closed.length === 0) return undefined
  const times = then === 'always' ? '' : ` ${then.replace('-', ' to ')}`
  const open = `Usually open${times}${then === sight.hours ? '' : ' on this day'}`
  if (closed.length === 0) return `${open}.`
  const only = fewOpenDays(closed)
  if (!only) return `${open}, closed on ${list(closed.map((day) => WEEKDAYS[day]))}.`
  return `${open}, on ${list(only.map((day) => WEEKDAYS[day]))} only.`
}
