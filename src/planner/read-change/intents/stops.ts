import { toFive } from '../../../platform/clock-time.ts'
import type { PlanEdit } from '../../edit/plan-edit.ts'
import { type Clause, has } from '../clauses.ts'
import {
  type ClauseReading,
  daysOf,
  forDays,
  type Intent,
  isUnread,
  itemOf,
  type Scene,
  shiftedTo,
  sightIn,
  stopIn,
  stopsOn,
} from '../scene.ts'
import type { Mention } from '../tokens.ts'
import { type Part, PHRASES } from '../word-lists.ts'

/** Wishes about stops by their names. */

const LAST_POSITION = 99
const HOURS: Record<Part, string> = {
  morning: '09:00',
  noon: '12:00',
  afternoon: '14:00',
  evening: '18:00',
  sunset: '18:30',
  sunrise: '08:00',
}

/** "This one or that one": the traveller has the word. */
export const either: Intent = (clause) => {
  if (!/ @n (or|oder) (the |der |die |das |den )?@n /.test(clause.text)) return undefined
  const stops = clause.names.flatMap((mentions) => stopIn(mentions) ?? [])
  if (stops.length < 2) return undefined
  return { unread: 'which_stop', options: stops.map(({ item }) => [{ verb: 'remove', item }]) }
}

export const swap: Intent = (clause, { plan, destinations }) => {
  const stops = clause.names.flatMap((mentions) => stopIn(mentions) ?? [])
  const others = clause.names.flatMap((mentions) => sightIn(mentions) ?? seenAtNight(mentions, destinations))
  const [stop] = stops
  if (!stop) return undefined
  const comparing = has(clause, 'prefer') && has(clause, 'than')
  const asked = has(clause, 'swap', 'instead') || comparing
  const [place, kind] = [others[0], clause.kinds[0]]
  if (asked && stops.length > 1 && !place) {
    const [, second] = stops
    if (!second) return undefined
    // Two that the plan has, on two days: they change places.
    if (stop.day !== second.day && has(clause, 'swap') && clause.days.length === 0)
      return [
        { verb: 'move', item: stop.item, day: second.day },
        { verb: 'move', item: second.item, day: stop.day },
      ]
    return {
      unread: 'what',
      options: [[{ verb: 'swap', item: stop.item }], [{ verb: 'swap', item: second.item }]],
    }
  }
  if (asked && place) return [{ verb: 'swap', item: stop.item, place }]
  if (asked && kind) return [{ verb: 'swap', item: stop.item, kind }]
  // "Instead of on Friday on Thursday" is a move.
  const timed = clause.clocks.length + clause.minutes.length + clause.parts.length > 0
  if ((asked && clause.days.length === 0 && !timed) || (has(clause, 'other') && itemOf(plan, stop.item)))
    return [{ verb: 'swap', item: stop.item }]
  return undefined
}

/** A sight that is an evening of the plan, like a big wheel, may be a stop as well. */
function seenAtNight(mentions: readonly Mention[], destinations: Scene['destinations']): string[] {
  const [first] = mentions
  if (first?.what !== 'evening') return []
  return destinations.some(({ sights }) => sights.some(({ id }) => id === first.id)) ? [first.id] : []
}

export const visit: Intent = (clause) => {
  const stop = clause.names.map(stopIn).find(Boolean)
  if (!stop || clause.clocks.length > 0) return undefined
  const { item } = stop
  const [minutes] = clause.minutes
  if (minutes !== undefined) {
    const by = !/ (to|auf|only|just|nur) @u /.test(clause.text)
    if (by && (has(clause, 'shorter') || / @u (off|weniger|less) /.test(clause.text)))
      return [{ verb: 'visit', item, by: 'shorter' }]
    if (by && / @u (more|mehr|extra|zusatzlich) | (extra|another|noch|weitere) @u /.test(clause.text))
      return [{ verb: 'visit', item, by: 'longer' }]
    if (has(clause, 'longer') && (by || !has(clause, 'stay'))) return [{ verb: 'visit', item, by: 'longer' }]
    return [{ verb: 'visit', item, minutes: Math.min(720, Math.max(10, toFive(minutes))) }]
  }
  if (has(clause, 'shorter')) return [{ verb: 'visit', item, by: 'shorter' }]
  return has(clause, 'longer') ? [{ verb: 'visit', item, by: 'longer' }] : undefined
}

export const time: Intent = (clause, scene) => {
  const mentions = clause.names.find((each) => stopIn(each) ?? sightIn(each))
  if (!mentions) return undefined
  const stop = stopIn(mentions)
  const days = daysOf(clause, scene)
  if (isUnread(days)) return days
  const place = sightIn(mentions)
  const day = days[0] ?? stop?.day ?? scene.day
  const start = hourAsked(clause, scene, stop?.item, day)
  if (start === undefined) return undefined
  if (stop) return [{ verb: 'time', item: stop.item, day: day ?? stop.day, start }]
  if (place === undefined) return undefined
  if (day === undefined)
    return forDays(clause, scene, { verb: 'add', place }, (each) => ({ verb: 'add', place, day: each }))
  return [
    { verb: 'add', place, day },
    { verb: 'time', item: `${day + 1}-${place}`, day, start },
  ]
}

function hourAsked(
  clause: Clause,
  { plan }: Scene,
  item: string | undefined,
  day: number | undefined,
): string | undefined {
  const [clock] = clause.clocks
  if (clock) return clock.time
  const [part] = clause.parts
  if (part === 'sunset') return shiftedTo(plan.days[day ?? 0]?.sun?.set ?? HOURS.sunset, -60)
  if (part) return HOURS[part]
  const now = item === undefined ? undefined : itemOf(plan, item)?.start
  if (now === undefined || clause.days.length > 0) return undefined
  if (has(clause, 'later')) return shiftedTo(now, 90)
  return has(clause, 'earlier') ? shiftedTo(now, -90) : undefined
}

export const move: Intent = (clause, scene) => {
  const stops = clause.names.flatMap((mentions) => stopIn(mentions) ?? [])
  if (stops.length === 0) return undefined
  const days = daysOf(clause, scene)
  if (isUnread(days)) return days
  const order = besideAnother(clause, scene)
  if (order) return order
  const position = has(clause, 'first') ? 0 : has(clause, 'last') ? LAST_POSITION : undefined
  // "Instead of on Friday on Thursday": where it is now is not where it shall go.
  const goal = days.length > 1 ? days.find((day) => day !== stops[0]?.day) : days[0]
  const to = (day: number): PlanEdit[] =>
    stops.map(({ item }) => ({ verb: 'move', item, day, ...(position !== undefined && { position }) }))
  if (goal !== undefined) return to(goal)
  const [stop] = stops
  if (position !== undefined && stop) return to(stop.day)
  if (!has(clause, 'move')) return undefined
  const others = [...scene.plan.days.keys()].filter((day) => day !== stop?.day)
  return { unread: 'which_day', options: others.slice(0, 6).map(to) }
}

/** "This one before that one": on its day, at its place. */
function besideAnother({ text, names, days }: Clause, { plan }: Scene): PlanEdit[] | undefined {
  const [, which] = / @n (before|vor|after|nach) (?:the |der |die |das |dem |den )?@n /.exec(text) ?? []
  const [first, second] = names.map(stopIn)
  if (!which || !first || !second || days.length > 0 || first.item === second.item) return undefined
  const others = stopsOn(plan, second.day).filter(({ id }) => id !== first.item)
  const at = others.findIndex(({ id }) => id === second.item)
  const position = /before|vor/.test(which) ? at : at + 1
  return [{ verb: 'move', item: first.item, day: second.day, position }]
}

/** Phrases that say "not" and mean "remove". */
const NOT_WANTED = (PHRASES.get('remove') ?? []).filter((phrase) =>
  (PHRASES.get('negate') ?? []).some((not) => ` ${phrase} `.includes(` ${not} `)),
)

/** "Do not remove X" keeps it; "we do not need X" does not. */
export function isNegatedRemoval(clause: Clause): boolean {
  const plain = NOT_WANTED.some((phrase) => clause.text.includes(` ${phrase} `))
  return !plain && has(clause, 'remove') && has(clause, 'negate')
}

export const remove: Intent = (clause) => {
  const stops = clause.names.flatMap((mentions) => stopIn(mentions) ?? [])
  if (stops.length === 0 || isNegatedRemoval(clause)) return undefined
  if (!has(clause, 'remove', 'dislike', 'negate')) return undefined
  return stops.map(({ item }): PlanEdit => ({ verb: 'remove', item }))
}

export const add: Intent = (clause, scene): ClauseReading | undefined => {
  const places = clause.names.flatMap((mentions) => sightIn(mentions) ?? [])
  if (places.length === 0 || has(clause, 'remove') || (has(clause, 'negate') && !has(clause, 'add')))
    return undefined
  const all = places.map((place) =>
    forDays(clause, scene.day === undefined ? scene : withoutDay(scene), { verb: 'add', place }, (day) => ({
      verb: 'add',
      place,
      day,
    })),
  )
  return all.find(isUnread) ?? all.flatMap((each) => (isUnread(each) ? [] : each))
}

function withoutDay({ plan, destinations, choice }: Scene): Scene {
  return { plan, destinations, choice }
}
