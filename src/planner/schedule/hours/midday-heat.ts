import type { Destination, Sight } from '../../../atlas/destination.ts'
import type { Span } from '../../../atlas/moments.ts'
import { NO_START, type StartSpans, startsOutside } from './start-spans.ts'

/** In a hot month nobody walks over ruins or cycles at noon: what has no shade is seen before or after. */

/** A month is hot from this mean daily high, °C; for children sooner. */
const HOT = { adults: 31, kids: 30 }
/** Minutes after midnight, longer for children. */
const HEAT = { adults: { from: 720, to: 960 }, kids: { from: 690, to: 990 } }
/** So much of a visit may lie in it, minutes; a shorter one is bearable at any hour. */
const BEARABLE = 30
const SHORT = { adults: 75, kids: 45 }
const WITHOUT_SHADE: ReadonlySet<Sight['category']> = new Set([
  'ruins',
  'castle',
  'monument',
  'cemetery',
  'bridge',
])
const EXERTING: ReadonlySet<Sight['activity']> = new Set(['hike', 'bike', 'climb'])

/** `least`: of so many minutes a visit is kept out of it. */
interface Heat extends Span {
  least: number
}

/** The hours that a party keeps out of the sun on a date; undefined where it is not that hot, or nobody knows. */
export function heatOn(
  { climate }: Partial<Pick<Destination, 'climate'>>,
  date: string,
  kids: number,
): Heat | undefined {
  const who = kids > 0 ? 'kids' : 'adults'
  const high = climate?.high[Number(date.slice(5, 7)) - 1] ?? 0
  return Math.round(high) < HOT[who] ? undefined : { ...HEAT[who], least: SHORT[who] }
}

/** These starts without those of the heat, for what is in the sun; the same where there is no other. */
export function outOfHeat(
  spans: StartSpans,
  sight: Sight,
  minutes: number,
  heat: Heat | undefined,
): StartSpans {
  if (!heat || spans.chosen || sight.starts || minutes < heat.least || !isInTheSun(sight)) return spans
  const cool = startsOutside(spans, heat.from + BEARABLE - minutes, heat.to)
  return cool === NO_START ? spans : cool
}

function isInTheSun({ setting, category, activity, daytrip }: Sight): boolean {
  return setting === 'outdoor' && !daytrip && (WITHOUT_SHADE.has(category) || EXERTING.has(activity))
}
