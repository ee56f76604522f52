import type { Coordinates } from '../../atlas/distance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AnswerStore } from '../answer-store.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { fetchForecast, forecastPoint, type ForecastStep } from '../services/met-norway.ts'

/** A day's weather to come: whole °C, and mm of rain. */
export interface DayForecast {
  date: string
  high: number
  low: number
  rain: number
}

const HOUR = 3_600_000
const FRESH = { least: HOUR / 2, most: 6 * HOUR }
const KEEP_MS = 48 * HOUR
/** A day of fewer moments is only the rest of one. */
const LEAST_MOMENTS = 3

export type Forecasts = ReturnType<typeof createForecasts>

export function createForecasts(gateway: Gateway, answers: AnswerStore, clock: Clock) {
  return { of, refresh }

  /** What is known, without asking anybody: days in the place's own time, the first one first. */
  async function of(at: Coordinates, zone: string): Promise<DayForecast[]> {
    const kept = await answers.read(keyOf(at))
    return kept && kept.fetchedAt > clock.now() - KEEP_MS ? daysIn(stepsOf(kept.value), zone) : []
  }

  /** Asks again where what is known has expired; "not modified" makes it fresh. */
  async function refresh(at: Coordinates, signal: AbortSignal): Promise<void> {
    const now = clock.now()
    const key = keyOf(at)
    const kept = await answers.read(key)
    if (kept && kept.freshUntil > now) return
    const usable = kept && stepsOf(kept.value).length > 0
    const answer = await fetchForecast(gateway, at, usable ? kept.version : undefined, signal)
    if (!answer) return
    const freshMs = Math.min(FRESH.most, Math.max(FRESH.least, answer.expires - now))
    const steps = answer.steps.length > 0 ? answer.steps : stepsOf(kept?.value)
    await answers.write(key, steps, now, { freshMs, keepMs: KEEP_MS }, answer.lastModified ?? kept?.version)
  }
}

function keyOf(at: Coordinates): string {
  return `forecast:${forecastPoint(at)}`
}

/** We wrote them. */
function stepsOf(value: unknown): ForecastStep[] {
  return Array.isArray(value) ? (value as ForecastStep[]) : []
}

export function daysIn(steps: readonly ForecastStep[], zone: string): DayForecast[] {
  const days = new Map<string, { celsius: number[]; rain: number }>()
  const dateOf = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  for (const [time, celsius, rain] of steps) {
    const date = dateOf.format(time)
    const day = days.get(date) ?? { celsius: [], rain: 0 }
    day.celsius.push(celsius)
    day.rain += rain
    days.set(date, day)
  }
  return [...days]
    .filter(([, { celsius }]) => celsius.length >= LEAST_MOMENTS)
    .map(([date, { celsius, rain }]) => ({
      date,
      high: Math.round(Math.max(...celsius)),
      low: Math.round(Math.min(...celsius)),
      rain: Math.round(rain),
    }))
}
