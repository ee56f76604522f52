import type { Sight } from '../../../src/atlas/destination.ts'
import type { PlanRequest } from '../../../src/planner/plan.ts'
import { evalAtlas } from '../drafts.ts'

/** By a zone's name; whatever is no zone is a country. */
const ZONES: Record<string, string[]> = {
  EEA: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE'.split(' '),
}
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** A record at the prices of who comes from where the request starts, on a date at an hour: judged apart from the planner. */
export function pricesToday(
  sight: Sight,
  { startLocation }: Pick<PlanRequest, 'startLocation'>,
  date: string,
  start: string,
): Sight {
  const found = evalAtlas().find(startLocation)
  const country = found.kind === 'exact' ? evalAtlas().head(found.id)?.country : undefined
  const { zone = '', inside, outside } = sight.residence ?? {}
  const livesThere = country !== undefined && (ZONES[zone] ?? [zone]).includes(country)
  const theirs = country === undefined ? undefined : livesThere ? inside : outside
  const { child: _, ...rest } = sight
  const here = theirs ? { ...rest, ...theirs } : sight
  const today = sight.reduced?.find((rule) => isOn(rule, date) && (!rule.from || rule.from <= start))
  const adult = today?.adult ?? 0
  if (!today || (here.adult !== undefined && here.adult <= adult)) return here
  const { ticket, child, ...others } = here
  return {
    ...others,
    adult,
    ...(child !== undefined && { child: Math.min(adult, child) }),
    ...(ticket && adult > 0 && { ticket }),
  }
}

function isOn({ days, nth, months, dates }: NonNullable<Sight['reduced']>[number], date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const weekday = DAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  const week = Math.floor((day - 1) / 7) + 1
  const isLast = day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (days && !days.some((each) => each === weekday)) return false
  if (nth && !nth.includes(week) && !(isLast && nth.includes(-1))) return false
  if (months && !months.includes(month)) return false
  return !dates || dates.includes(date) || dates.includes(date.slice(5))
}
