import type { Atlas } from '../atlas/atlas.ts'
import type { Plan, PlanDay } from '../planner/plan.ts'
import type { Clock } from '../platform/clock.ts'
import { addDays } from '../platform/calendar-date.ts'
import type { Log } from '../platform/log.ts'
import type { Photos } from './photos/collect-photos.ts'
import { filePage, licencePage } from './photos/photo-links.ts'
import { photoPath } from './photos/photo-path.ts'
import type { DayForecast, Forecasts } from './weather/forecasts.ts'
import { FORECAST_DAYS } from './weather/forecast-days.ts'

/** A photograph as a page shows it. */
export interface PlacePhoto {
  /** For blocking it: content/blocked-photos.json. */
  id: string
  /** On our own origin. */
  url: string
  width: number
  height: number
  /** Empty where nobody has to be named. */
  author: string
  licence: string
  licenceUrl?: string
  /** Where the file is described. */
  page: string
}

/** What is known beside a plan: it changes while the plan does not. */
export interface PlanExtras {
  /** By item id. */
  photos: ReadonlyMap<string, PlacePhoto>
  /** By date. */
  forecast: ReadonlyMap<string, DayForecast>
  /** The trip is near enough for a forecast, and there is none. */
  lacksForecast: boolean
}

/** Bases whose facts are read for one page, and asked for after one plan. */
const MOST_BASES = 6
/** All that a finished plan may ask for in the background. */
const COLLECT_MS = 40_000
/** And each of them, so that one that hangs leaves time for the others. */
const EACH_MS = 12_000

interface ExtrasSettings {
  photos: Photos
  forecasts: Forecasts
  isForecastOn: boolean
  atlas: () => Promise<Atlas>
  clock: Clock
  log: Log
}

export type Extras = ReturnType<typeof createExtras>

export function createExtras({ photos, forecasts, isForecastOn, atlas, clock, log }: ExtrasSettings) {
  return { of, collect }

  /** One row for each base's photographs, one for its forecast; nobody is asked. */
  async function of({ days, destination }: Plan): Promise<PlanExtras> {
    const shown = new Map<string, PlacePhoto>()
    const forecast = new Map<string, DayForecast>()
    const near = isForecastOn && isNear(days)
    for (const base of basesOf(days)) {
      const { id = destination.id, lat, lon, timeZone = destination.timeZone ?? 'UTC' } = base
      const here = days.filter((day) => (day.base.id ?? destination.id) === id)
      const known = id === undefined ? {} : await photos.of(id)
      for (const item of here.flatMap(({ items }) => items)) {
        const photo = known[item.place?.id ?? '']
        if (!photo || id === undefined || item.kind === 'meal') continue
        const licenceUrl = licencePage(photo.licence)
        shown.set(item.id, {
          id: photo.id,
          url: photoPath(id, photo.id),
          width: photo.width,
          height: photo.height,
          author: photo.author,
          licence: photo.licence,
          ...(licenceUrl && { licenceUrl }),
          page: filePage(photo.file),
        })
      }
      if (!near || lat === undefined || lon === undefined) continue
      const dates = new Set(here.map(({ date }) => date))
      for (const day of await forecasts.of([lat, lon], timeZone))
        if (dates.has(day.date)) forecast.set(day.date, day)
    }
    return { photos: shown, forecast, lacksForecast: near && forecast.size === 0 }
  }

  /** After a plan: pictures of its places, and its forecast where it is near. One that fails stops no other. */
  async function collect({ days, destination }: Plan): Promise<void> {
    const all = AbortSignal.timeout(COLLECT_MS)
    const known = await atlas()
    for (const { id = destination.id, lat, lon } of basesOf(days)) {
      if (isForecastOn && isNear(days) && lat !== undefined && lon !== undefined)
        await attempt('forecast', () => forecasts.refresh([lat, lon], limited(all)))
      const base = id === undefined ? undefined : await known.load(id)
      if (base) await attempt('photos', () => photos.collect(base, limited(all)))
    }
  }

  async function attempt(part: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.warn('open_data.extras', { part, reason: error instanceof Error ? error.message : 'unknown' })
    }
  }

  function isNear(days: readonly PlanDay[]): boolean {
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
    return first <= addDays(today, FORECAST_DAYS) && last >= today
  }
}

function limited(all: AbortSignal): AbortSignal {
  return AbortSignal.any([all, AbortSignal.timeout(EACH_MS)])
}

/** Each once. */
function basesOf(days: readonly PlanDay[]): PlanDay['base'][] {
  const bases = new Map(days.map(({ base }) => [base.id ?? base.name, base]))
  return [...bases.values()].slice(0, MOST_BASES)
}
