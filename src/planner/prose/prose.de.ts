import { kidsNoteDe } from './stops/kids-note.de.ts'
import { againIn } from './again.ts'
import { numberFormat } from '../../i18n/intl.ts'
import type { Sight } from '../../atlas/destination.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { LONG_DRIVE } from '../limits.ts'
import type { TravelMode } from '../plan.ts'
import { dayReasonDe } from './days/day-reason.de.ts'
import { endedOnce } from './fitted.ts'
import { dayTitleDe, journeyDe } from './days/day-title.de.ts'
import { openPartDe } from './days/free-time.de.ts'
import { at, from, to, toAll } from './places.de.ts'
import { MEALS_DE } from './stops/meal-texts.de.ts'
import type { GenericFacts, Prose, SummaryFacts } from './prose.ts'
import { genericTips, TIPS_DE } from './tips/tip-texts.de.ts'
import { stopTips, tips } from './tips/tips.ts'
import { capital, count, daysOf, duration, list, WEEKDAYS } from './vocabulary.de.ts'
import { closedDays, fewOpenDays } from './days/open-days.ts'

const PACE = {
  relaxed: 'in ruhigem Tempo',
  sightseeing: 'mit Zeit für die Sehenswürdigkeiten',
  action: 'in flottem Tempo',
}
/** What was heeded for who walks little, or takes no steps. */
const MOBILITY = {
  'little-walking': 'Du gehst wenig: Nichts im Plan führt bergauf, und längere Wege werden gefahren.',
  'step-free':
    'Nichts im Plan hat Stufen, von denen wir wissen, und längere Wege werden gefahren; frag Restaurants beim Reservieren nach ihrem Eingang.',
}
const OUT_BY = { train: 'Mit dem Zug', bus: 'Mit dem Bus', ferry: 'Mit der Fähre', car: 'Mit dem Auto' }
const BY: Record<TravelMode, string> = {
  walk: 'zu Fuß',
  transit: 'mit der Fähre oder einem kurzen Flug',
  train: 'mit dem Zug',
  car: 'auf der Straße',
}

const WAY_HOME = 'Von hier sind es etwa'

function money(amount: number, currency: string): string {
  return numberFormat('de-DE', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

export const DE: Prose = {
  summary,
  dayTitle: dayTitleDe,
  lunch: (near) => (near ? `Mittagessen in der Nähe: ${near}` : 'Mittagessen'),
  dinner: 'Abendessen',
  table: {
    title: (meal, name) => `${meal === 'lunch' ? 'Mittagessen' : 'Abendessen'}: ${name}`,
    order: (eat) => `${capital(eat)}.`,
    book: 'Einen Tisch reservieren.',
    bookAhead: 'Vorab buchen.',
    askHalal:
      'Halal-Fleisch ist hier nicht sicher: Fisch oder Gemüse nehmen und nach Wein in der Soße fragen.',
    goesOn: (until) => `Geht bis etwa ${until} Uhr weiter.`,
    askVegan: 'Vegetarisch isst man hier sicher, ob auch vegan, vor dem Bestellen fragen.',
  },
  meals: MEALS_DE,
  at,
  dayWhy: (reason, day) => endedOnce(dayReasonDe(reason, day)),
  checkIn: (base) => `Ankommen ${at(base)}, Gepäck abstellen`,
  departure: (base) => `Gepäck holen, Abreise ${from(base, true)}`,
  leaveFromHere: 'Abreise direkt von hier, das Gepäck ist im Auto',
  toAirport: (code, minutes) => `Von hier zum Flughafen (${code}) sind es etwa ${duration(minutes)}.`,
  wayHome: (base, minutes) => `${WAY_HOME} ${duration(minutes)} zurück ${to(base)}.`,
  wayHomeBegins: WAY_HOME,
  move: journeyDe,
  journey: (place, lands) => ({
    title: lands ? 'Landung und Weg zur Unterkunft' : `Unterwegs ${to(place)}`,
    note: 'Die Zeiten gibt dein Ticket vor.',
  }),
  moveNote: (mode, minutes) =>
    `Etwa ${duration(minutes)} ${BY[mode]}, von Tür zu Tür${mode !== 'car' ? '; die Verbindung vor dem Buchen prüfen' : minutes >= LONG_DRIVE ? '; eine Pause einplanen' : ''}.`,
  free: 'Freie Zeit',
  plainDay: (base, day) => `Tag ${day + 1} ${at(base)}`,
  onceMore: (place) => `Noch einmal ${place}`,
  hours,
  again: againIn('de'),
  kidsNote: kidsNoteDe,
  dayOut: ({ mode, minutes, isChecked, from, to, station, leaves, back }) =>
    `${OUT_BY[mode]} ${duration(minutes)} je Weg, von Tür zu Tür${isChecked ? ' und mit einer Stunde für die Passkontrolle' : ''}: um ${leaves} Uhr ab ${from}${station ? ` bis ${station}` : ''}, spätestens um ${back} Uhr ${station ? 'auf dem Weg dorthin zurück' : `wieder ab ${to}`}.`,
  supperUnderWay: {
    train: 'Das Abendessen für den Zug vorher einkaufen.',
    bus: 'Das Abendessen für den Bus vorher einkaufen.',
    ferry: 'Das Abendessen mit auf die Fähre nehmen.',
    car: 'Zu Abend isst man auf der Rückfahrt.',
  },
  excursion: (place, sights) => ({
    title: `Tagesausflug ${to(place)}`,
    why: `Nah genug für einen Tag, und zu sehen gibt es mehr als nur eines: ${list(sights)}.`,
  }),
  open: openPartDe,
  openDay: (part, ideas) =>
    part === 'morning'
      ? {
          title: 'Offener Tag: ausschlafen und sich treiben lassen',
          why: ideas.length
            ? `Noch nicht im Plan und gut erreichbar: ${list(ideas)}.`
            : 'Eine lange Reise braucht einen Tag ohne Liste.',
        }
      : {
          title: 'Der Nachmittag bleibt offen',
          why: 'Noch einmal dorthin, wo es am schönsten war, oder bleiben, wo man ist.',
        },
  tips: (facts) => tips(facts, TIPS_DE),
  stopTips: (facts) => stopTips(facts, TIPS_DE),
  genericTips,
  genericSummary: ({ request, place, days, meant }: GenericFacts) =>
    `Ein offener Rahmen für ${days === 1 ? 'einen Tag' : count(days, 'Tag', 'Tage')} ${at(place)}, ${PACE[request.tripType]}. Unser Atlas kennt diesen Ort nicht, deshalb ist hier nichts geprüft: ` +
    `Es werden keine Sehenswürdigkeiten genannt, und das Budget ist eine grobe Spanne.${meant.length ? ` War ${list(meant, 'oder')} gemeint, dann bitte mit diesem Namen neu planen.` : ''}`,
  stayAgain: 'Für die späteren Nächte noch einmal dieselbe Gegend.',
  genericStays: [
    {
      area: 'Nahe dem Zentrum',
      why: 'Von hier ist das meiste meist zu Fuß zu erreichen, dafür sind die Preise am höchsten.',
    },
    {
      area: 'Nahe dem Bahnhof',
      why: 'Kurze Wege mit Gepäck und am Tag der Abreise; auf Bewertungen zur Straße bei Nacht achten.',
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
    request.adults === 1 ? 'eine erwachsene Person' : count(request.adults, 'Erwachsener', 'Erwachsene'),
    ...(request.kids ? [request.kids === 1 ? 'ein Kind' : count(request.kids, 'Kind', 'Kinder')] : []),
  ])
  const sentences = [
    onward.length
      ? `${capital(count(days, 'Tag', 'Tage'))} für ${party}, ${PACE[request.tripType]}: ${from(place)} weiter ${toAll(onward)}.`
      : `${capital(count(days, 'Tag', 'Tage'))} ${at(place)} für ${party}, ${PACE[request.tripType]}.`,
  ]
  const { mobility } = request.wishes ?? {}
  if (mobility) sentences.push(MOBILITY[mobility])
  const nights = bases.filter((base) => base.nights > 0)
  if (nights.length > 1)
    sentences.push(
      `Damit die Wege kurz bleiben, wird hier übernachtet: ${list(nights.map((base) => `${base.name} (${base.nights === 1 ? 'eine Nacht' : count(base.nights, 'Nacht', 'Nächte')})`))}.`,
    )
  const held = events.filter(({ dates }) => dates.length > 0)
  for (const [index, { name, dates }] of held.entries())
    sentences.push(`${index === 0 ? 'In diesen Tagen' : 'Außerdem'}: ${name} (im Plan am ${daysOf(dates)}).`)
  const others = events.flatMap(({ name, dates }) => (dates.length > 0 ? [] : [name]))
  if (others.length) sentences.push(`${held.length > 0 ? 'Außerdem' : 'In diesen Tagen'}: ${list(others)}.`)
  if (highlights.length)
    sentences.push(
      `${capital(stops === 1 ? 'eine Station' : count(stops, 'Station', 'Stationen'))}${stops > highlights.length ? ', darunter' : ':'} ${list(highlights)}.`,
    )
  if (open)
    sentences.push(
      `Lage und Preise kennen wir, Sehenswürdigkeiten ${at(place)} noch nicht: Diese Tage sind ein Rahmen.`,
    )
  if (excursions.length)
    sentences.push(
      `${otherExcursions ? 'Tagesausflüge, darunter' : excursions.length > 1 ? 'Tagesausflüge:' : 'Ein Tagesausflug:'} ${list(excursions)}.`,
    )
  sentences.push(
    `Zu rechnen ist mit ${money(low, currency)} bis ${money(high, currency)}${request.adults + request.kids > 1 ? ' für alle zusammen' : ''}, ${request.wishes?.atHome ? 'die Nächte zu Hause nicht gerechnet' : 'ohne die Anreise'}.`,
  )
  return sentences.join(' ')
}

function hours(sight: Sight, date: string): string | undefined {
  if (sight.hoursUnknown) return undefined
  const then = hoursOn(date)(sight) ?? sight.hours
  const closed = closedDays(sight, date)
  if (then === 'always' && closed.length === 0) return undefined
  const when = then === sight.hours ? 'Üblicherweise' : 'An diesem Tag üblicherweise'
  const times = then === 'always' ? '' : ` von ${then.replace('-', ' bis ')} Uhr`
  const open = `${when}${times} geöffnet`
  if (closed.length === 0) return `${open}.`
  const only = fewOpenDays(closed)
  if (!only) return `${open}, ${list(closed.map((day) => WEEKDAYS[day]))} geschlossen.`
  return `${open}, nur ${list(only.map((day) => WEEKDAYS[day]))}.`
}
