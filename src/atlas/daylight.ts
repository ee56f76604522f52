import { getTimes } from 'suncalc'
import { dateFormat } from '../i18n/intl.ts'
import type { Sight } from './destination.ts'
import type { Coordinates } from './distance.ts'
import { minutesOfDay } from '../platform/clock-time.ts'
import { oncePerKey, oncePerText } from '../platform/once-per-key.ts'

/** Local clock times, minutes after midnight. Where the sun stays up: 0 and 1440. */
export interface Daylight {
  sunrise: number
  sunset: number
  /** Around noon it only gets twilight: the sun stays below the horizon. */
  polarNight?: true
  /** Where the sun is up for a few hours only: the twilight about them, in which one sees one's way. */
  light?: { from: number; to: number }
}

/** What is called day where the sun does not rise: the twilight around noon. */
const TWILIGHT = { sunrise: 600, sunset: 840 }
const NOON = 720
/** A day shorter than this is lengthened by its twilight, minutes: in the north it lasts for hours. */
const SHORT_DAY = 180
/** So many days stay known at a place, by its clock. */
const KEPT = { zones: 2, days: 100 }

/** Sunrise and sunset on a date at a place, by that place's clock; suncalc's formulas, exact to a minute or two. */
export function daylightOn(date: string, place: Coordinates, zone: string): Daylight {
  return daylightAt(place)(zone)(date)
}

const daylightAt = oncePerKey((place: Coordinates) =>
  oncePerText((zone) => oncePerText((date) => computed(date, place, zone), KEPT.days), KEPT.zones),
)

function computed(date: string, [lat, lon]: Coordinates, zone: string): Daylight {
  // Noon by the sun: the solar day that this date's daylight belongs to, wherever on earth.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (lon / 15) * 3_600_000)
  if (Number.isNaN(noon.getTime())) return { sunrise: 360, sunset: 1200 }
  const { sunrise, sunset, dawn, dusk, alwaysUp, alwaysDown } = getTimes(noon, lat, lon)
  if (alwaysUp) return { sunrise: 0, sunset: 1440 }
  if (alwaysDown || !sunrise || !sunset) {
    const twilight = dawn && dusk ? { sunrise: clockAt(dawn, zone), sunset: clockAt(dusk, zone) } : TWILIGHT
    return { ...twilight, polarNight: true }
  }
  const rises = clockAt(sunrise, zone)
  const sets = clockAt(sunset, zone)
  if (rises <= sets) {
    const isShort = sets - rises < SHORT_DAY && dawn && dusk
    const light = isShort && { light: { from: clockAt(dawn, zone), to: clockAt(dusk, zone) } }
    return { sunrise: rises, sunset: sets, ...light }
  }
  // In the far north the sun may set after midnight, or rise before it.
  return rises < NOON ? { sunrise: rises, sunset: 1440 } : { sunrise: 0, sunset: sets }
}

function clockAt(instant: Date, zone: string): number {
  // "05:32"
  const clock = dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return minutesOfDay(clock.format(instant))
}

const SEEN_BY_DAY: ReadonlySet<Sight['category']> = new Set([
  'beach',
  'cemetery',
  'garden',
  'nature',
  'park',
  'ruins',
  'viewpoint',
  'waterfront',
  'zoo',
])

/** Whether a visit makes sense by daylight alone; what a sight says itself comes first. */
export function needsDaylight({ daylight, setting, category, activity, best }: Sight): boolean {
  if (daylight !== undefined) return daylight
  // Nobody cycles out in the dark, whatever lies at the end.
  if (setting === 'indoor' || !(SEEN_BY_DAY.has(category) || activity === 'bike')) return false
  return !best?.some(({ to }) => /^sunset\+(?:[6-9]\d|\d{3})$/.test(to))
}
