import type { Destination, Sight } from '../../../atlas/destination.ts'
import { usualHigh } from '../../../atlas/usual-weather.ts'
import type { Span } from '../../../atlas/moments.ts'
import type { DayFrame } from '../frame.ts'
import type { Party } from '../party/party-likes.ts'
import { clipSpans, NO_START, type StartSpans, startsOutside } from './start-spans.ts'

/** In a hot month nobody walks over ruins or cycles at noon: what has no shade is seen before or after. */

/** A month is hot from this mean daily high, °C; for children sooner. */
const HOT = { adults: 31, kids: 30 }
/** From this on what has shade is rather for noon, and what has none for before or after. */
const WARM = 28
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
const OPEN: ReadonlySet<Sight['category']> = new Set(['nature', 'viewpoint', 'zoo'])
const EXERTING: ReadonlySet<Sight['activity']> = new Set(['hike', 'bike', 'climb'])

/** `least`: of so many minutes a visit is kept out of it. */
interface Heat extends Span {
  least: number
}

/** The hours that a party keeps out of the sun on a date; undefined where it is not that hot, or nobody knows. */
export function heatOn(
  place: Partial<Pick<Destination, 'climate'>>,
  date: string,
  kids: number,
): Heat | undefined {
  const who = kids > 0 ? 'kids' : 'adults'
  const high = usualHigh(place, date) ?? 0
  return Math.round(high) < HOT[who] ? undefined : { ...HEAT[who], least: SHORT[who] }
}

/** The hours of a warm day at which one is rather in the shade. */
export function warmNoon(
  place: Partial<Pick<Destination, 'climate'>>,
  date: string,
  kids: number,
): Span | undefined {
  const high = usualHigh(place, date) ?? 0
  return Math.round(high) < WARM ? undefined : (heatOn(place, date, kids) ?? HEAT.adults)
}

/** What takes half a day, and so cannot be had without any of the heat, begins so soon after it can, minutes. */
const FIRST_THING = 20

/** Small children, who sleep until nine elsewhere, are up by eight where it is hot, minutes after midnight. */
const UP_BEFORE_HEAT = 480
const UP_AS_USUAL = 540

/** The starts of a day, with children who would else sleep into the heat: they are woken for what is in the sun alone. */
export function beforeHeat(
  spansOn: (frame: DayFrame) => StartSpans[],
  frame: DayFrame,
  stops: readonly { sight: Sight }[],
  place: Partial<Pick<Destination, 'climate'>>,
  { kids, wishes }: { kids: number; wishes?: Party['wishes'] | undefined },
): StartSpans[] {
  const usual = spansOn(frame)
  const { role, date, early, rise } = frame
  const isAsleep = role === 'full' && early > UP_BEFORE_HEAT && early <= UP_AS_USUAL && !wishes?.startsAt
  if (!isAsleep || !heatOn(place, date, kids)) return usual
  const woken = spansOn({ ...frame, early: UP_BEFORE_HEAT, rise: Math.min(rise, UP_BEFORE_HEAT) })
  return usual.map((spans, index) => {
    const sight = stops[index]?.sight
    return (sight && isInTheSun(sight) && woken[index]) || spans
  })
}

/** These starts without those of the heat, for what is in the sun; where there is no other, those with least of it. */
export function outOfHeat(
  spans: StartSpans,
  sight: Sight,
  minutes: number,
  heat: Heat | undefined,
): StartSpans {
  if (!heat || sight.starts || minutes < heat.least || !isInTheSun(sight)) return spans
  if (sight.daytrip) return withLeastHeat(spans, minutes, heat)
  if (spans.chosen) return spans
  const cool = startsOutside(spans, heat.from + BEARABLE - minutes, heat.to)
  return cool === NO_START ? spans : cool
}

/** Of the hours at which a long visit may begin the first, where it has less of the heat then. */
function withLeastHeat(spans: StartSpans, minutes: number, heat: Heat): StartSpans {
  const heatFrom = (start: number) => Math.min(start + minutes, heat.to) - Math.max(start, heat.from)
  if (spans.opens > spans.closes || heatFrom(spans.opens) >= heatFrom(spans.closes)) return spans
  return clipSpans(spans, { from: 0, to: spans.opens + FIRST_THING })
}

/** Ruins out of town too; the hills that one goes out to for a walk are cooler. */
export function isInTheSun({ setting, category, activity, daytrip }: Sight): boolean {
  return setting === 'outdoor' && (WITHOUT_SHADE.has(category) || (!daytrip && EXERTING.has(activity)))
}

/** A view, a zoo or a stretch of nature has little shade, too. */
export function isExposed({
  setting,
  category,
  activity,
}: Pick<Sight, 'setting' | 'category' | 'activity'>): boolean {
  return (
    setting === 'outdoor' && (WITHOUT_SHADE.has(category) || EXERTING.has(activity) || OPEN.has(category))
  )
}
