import { daysBetween } from '../../platform/calendar-date.ts'
import { isOnTheWay } from '../plan-legs.ts'
import { isStop, type Plan, type PlanDay, type PlanItem, type PlanLeg } from '../plan.ts'
import { type Subject } from './subject.ts'
import { minutesOf } from './time.ts'

const DAY = 1440
/** So many nights under way and no more, and the clocks of two zones are read to five minutes. */
const MOST_NIGHTS = 2
const SLACK = 5

/** A flight that no day's window holds ends no sooner than the hours in between allow, by the clocks of both ends. */
export function hasTime(leg: PlanLeg, { facts }: Subject): boolean {
  const { date, depart, arrive, fromId, toId, minutes, mode } = leg
  const zoneOf = (id: string) => facts.destinations.find((each) => each.id === id)?.zone
  const [from, to] = [zoneOf(fromId), zoneOf(toId)]
  const [leaves, lands] = [minutesOf(depart ?? ''), minutesOf(arrive?.time ?? '')]
  if (mode !== 'flight' || !arrive || !from || !to) return false
  if (leaves === undefined || lands === undefined) return false
  const nights = daysBetween(date, arrive.date)
  if (!(nights >= 0 && nights <= MOST_NIGHTS)) return false
  const shift = offsetAt(to, arrive.date) - offsetAt(from, date)
  return nights * DAY + lands - leaves - shift + SLACK >= minutes
}

/** What a day of such a flight holds: nothing until the landing, then the bags are put down before all else. */
export function isPartOf({ toId, arrive }: PlanLeg, day: PlanDay): boolean {
  if (!arrive || day.base.id !== toId) return false
  if (day.date < arrive.date) return isOnTheWay(day) && isEmpty(day)
  const [door, told] = [doorOn(day), minutesOf(arrive.time)]
  return door !== undefined && told !== undefined && door >= told
}

/** The way to such a flight, at its own hour by the clocks that one leaves. */
export function isSetOut({ legs = [] }: Plan, { date: today }: PlanDay, { kind, start }: PlanItem): boolean {
  const isMeant = ({ date, depart, arrive }: PlanLeg) => arrive && date === today && depart === start
  return kind === 'transfer' && legs.some(isMeant)
}

function isEmpty({ items }: PlanDay): boolean {
  return !items.some((item) => isStop(item) || item.kind === 'meal' || item.kind === 'evening')
}

/** When the bags are put down, minutes after midnight; undefined where something is planned before. */
function doorOn({ items }: PlanDay): number | undefined {
  const at = items.findIndex(({ kind }) => kind === 'checkin')
  const isFirst = items.slice(0, at).every(({ kind }) => kind === 'transfer')
  return at >= 0 && isFirst ? minutesOf(items[at]?.start ?? '') : undefined
}

/** Minutes by which a zone's clocks are ahead of Greenwich at noon of a date. */
function offsetAt(timeZone: string, date: string): number {
  const zoned = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name = zoned
    .formatToParts(Date.parse(`${date}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
