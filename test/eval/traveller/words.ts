import type { DatedEvent } from '../../../src/atlas/destination.ts'
import { distanceKm } from '../../../src/atlas/distance.ts'
import { weekdayOf } from '../../../src/atlas/opening-hours.ts'
import { destinationOf, isTravelDay, minutesAt, type Tally, type Trip } from './visits.ts'

/** A title of fewer words is a name. */
const SENTENCE_WORDS = 3
const CROWDED = 2
/** For less of it nobody goes, nor further; minutes and km. */
const ONE_STAYS = 60
const FURTHEST_KM = { dayOut: 150, town: 60 }

/** Sentences of `why` and titles that a plan says, those that it says again. */
export function repeatedSentences({ plan }: Trip): Tally {
  const seen = new Map<string, string>()
  const found: Tally['found'] = []
  let of = 0
  for (const day of plan.days)
    for (const sentence of sentencesOf(day)) {
      of++
      const first = seen.get(sentence)
      if (first) found.push({ date: day.date, text: `"${sentence}" as on ${first}` })
      else seen.set(sentence, day.date)
    }
  return { of, found }
}

function sentencesOf({ title, why, items }: Trip['plan']['days'][number]): string[] {
  const titles = items.flatMap((item) => {
    const isName = item.place !== undefined || item.kind === 'checkin' || item.kind === 'transfer'
    return isName || item.title.split(' ').length < SENTENCE_WORDS ? [] : [item.title]
  })
  const reasons = [why, ...items.map((item) => item.why)].flatMap((text) => text?.split(/(?<=[.!?]) +/) ?? [])
  // A day is named after what fills it; one under way says where to.
  const own = items.every(({ kind }) => kind === 'transfer') ? [] : [title]
  return [...new Set([...own, ...titles]), ...reasons]
}

/** Crowded events of the place on days that are spent within reach of them, those that the plan does not name. */
export function eventsNamed(trip: Trip): Tally {
  const { plan } = trip
  const text = [
    plan.summary,
    ...plan.tips.map((tip) => tip.text),
    ...plan.days.flatMap(({ items, why = '' }) => [
      why,
      ...items.flatMap((item) => [item.title, item.why, item.note]),
    ]),
  ].join('\n')
  const home = plan.destination.id
  const met = new Map<string, { date: string; name: string }>()
  for (const day of plan.days) {
    const here = destinationOf(trip, day)
    if (here?.id !== home || day.items.every(({ kind }) => kind === 'transfer') || isLeft(day)) continue
    for (const event of here?.events ?? []) {
      const isOn = event.spans.some(({ from, to }) => day.date >= from && day.date <= to)
      const isLast = day === plan.days.at(-1) && plan.days.length > 1
      if (event.crowds >= CROWDED && isOn && isWithinReach(event, day, isLast))
        met.set(event.id, { date: day.date, name: event.name[plan.language] })
    }
  }
  const found = [...met.values()]
    .filter(({ name }) => !text.includes(name))
    .map(({ date, name }) => ({ date, text: name }))
  return { of: met.size, found }
}

/** Some part is held that day no further than a day out, or in town before one leaves; or what it shuts is met. */
function isWithinReach(
  { closes, programme }: DatedEvent,
  day: Trip['plan']['days'][number],
  isLast: boolean,
): boolean {
  const { date, base, items } = day
  const furthest = isLast || isTravelDay(day) ? FURTHEST_KM.town : FURTHEST_KM.dayOut
  const last = items.at(-1)
  const leaves = isLast
    ? minutesAt((last?.kind === 'transfer' ? last.start : last?.end) ?? '24:00')
    : Infinity
  return (
    closes !== undefined ||
    programme.length === 0 ||
    programme.some(({ at, start, weekdays, minutes = ONE_STAYS }) => {
      const km = at ? distanceKm(at, [base.lat ?? at[0], base.lon ?? at[1]]) : 0
      const isHeld = weekdays?.includes(weekdayOf(date) ?? 'mon') ?? true
      const begins = /^\d/.test(start) ? minutesAt(start) : 0
      return isHeld && km <= furthest && begins + minutes <= leaves
    })
  )
}

/** Nothing but the way home. */
function isLeft(day: Trip['plan']['days'][number]): boolean {
  return isTravelDay(day) && day.items.length <= 1
}
