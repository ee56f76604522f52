import type { Destination } from '../../../atlas/destination.ts'
import type { WayBetween } from '../../travel/remembered-ways.ts'
import { agesOf, isForChildren, tiresChildren } from '../party/children-likes.ts'
import { heatOn, outOfHeat } from './midday-heat.ts'
import type { DayFrame } from '../frame.ts'
import type { Party, Stop } from '../party/party-likes.ts'
import { outsideShabbat, shabbatOn, shabbatWalks } from './shabbat.ts'
import { NO_START, type StartSpans } from './start-spans.ts'
import { isClimb, isFirstDayUp } from './thin-air.ts'

type Place = Pick<Destination, 'center' | 'zone'> & Partial<Pick<Destination, 'climate' | 'altitude'>>

/** Up to this age nobody walks through halls after a journey. */
const TODDLER = 3

/** What narrows a day's starts beside hours and light: the heat of noon, thin air, Shabbat, a journey. `out`: minutes from the base. */
export function startLimits(
  destination: Place,
  stops: readonly Stop[],
  out: readonly number[],
  { kids, wishes }: { kids: number; wishes?: Party['wishes'] | undefined },
  way: WayBetween,
  asGiven: boolean,
): (spans: readonly StartSpans[], frame: DayFrame) => StartSpans[] {
  const sights = stops.map(({ sight }) => sight)
  const walks = wishes?.diet === 'kosher' ? shabbatWalks(destination, sights, way) : undefined
  return (spans, { date, role, move }) => {
    const isUp = !asGiven && isFirstDayUp(destination, { role, ...(move && { move }) })
    const heat = asGiven ? undefined : heatOn(destination, date, kids)
    // A full day where nothing lies within a walk is the traveller's to leave empty.
    const isKept = walks && (walks.size > 0 || role !== 'full' || move)
    const shabbat = isKept ? shabbatOn(destination, date, { wishes }) : undefined
    const isWeary = !asGiven && role === 'arrival' && kids > 0 && Math.min(...agesOf({ wishes })) <= TODDLER
    if (!heat && !shabbat && !isUp && !isWeary) return [...spans]
    return spans.map((each, index) => {
      const stop = stops[index]
      if (!stop) return each
      if (isUp && isClimb(stop.sight)) return NO_START
      if (isWeary && tiresChildren(stop.sight) && !isForChildren(stop.sight, { kids, wishes }))
        return NO_START
      const cool = outOfHeat(each, stop.sight, stop.minutes, heat)
      return shabbat && !walks?.has(stop.sight)
        ? outsideShabbat(cool, stop.minutes, out[index] ?? 0, shabbat)
        : cool
    })
  }
}
