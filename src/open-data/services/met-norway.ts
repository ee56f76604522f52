import * as z from 'zod/mini'
import type { Coordinates } from '../../atlas/distance.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { parseAnswer, soundEntries } from './parse-answer.ts'

/** A moment of the forecast: milliseconds, °C, and the rain of the hours until the next, mm. */
export type ForecastStep = readonly [time: number, celsius: number, rain: number]

export interface ForecastAnswer {
  steps: ForecastStep[]
  /** Nobody asks again before, milliseconds since the epoch. */
  expires: number
  lastModified?: string
}

const MOST = 200
const celsius = z.number().check(z.gte(-90), z.lte(65))
const rain = z.object({
  details: z.object({ precipitation_amount: z.number().check(z.gte(0), z.lte(1000)) }),
})
const entry = z.object({
  time: z.string().check(z.maxLength(30)),
  data: z.object({
    instant: z.object({ details: z.object({ air_temperature: celsius }) }),
    next_1_hours: z.optional(z.unknown()),
    next_6_hours: z.optional(z.unknown()),
  }),
})
const answerSchema = z.object({ properties: z.object({ timeseries: z.array(z.unknown()) }) })

/** Two decimals, about a kilometre: neighbours share an answer, and nobody's door is in it. */
export function forecastPoint([lat, lon]: Coordinates): string {
  return `${lat.toFixed(2)},${lon.toFixed(2)}`
}

/** https://api.met.no/weatherapi/locationforecast/2.0/documentation, "compact". `steps` is empty where nothing has changed. */
export async function fetchForecast(
  gateway: Gateway,
  at: Coordinates,
  modifiedSince: string | undefined,
  signal: AbortSignal,
): Promise<ForecastAnswer | undefined> {
  const [lat = '', lon = ''] = forecastPoint(at).split(',')
  const path = `?${new URLSearchParams({ lat, lon })}`
  const answer = await gateway.ask('weather', { path, modifiedSince }, signal)
  if (!answer) return undefined
  const expires = Date.parse(answer.headers.get('expires') ?? '')
  const lastModified = answer.headers.get('last-modified')
  const told = {
    expires: Number.isNaN(expires) ? 0 : expires,
    ...(lastModified && lastModified.length < 40 && { lastModified }),
  }
  if (answer.status === 304) return { steps: [], ...told }
  const { timeseries } = parseAnswer('weather', answer, answerSchema).properties
  return { steps: stepsIn(timeseries), ...told }
}

export function stepsIn(timeseries: readonly unknown[]): ForecastStep[] {
  return soundEntries(timeseries, entry, MOST).flatMap(({ time, data }): ForecastStep[] => {
    const at = Date.parse(time)
    const next = rain.safeParse(data.next_1_hours ?? data.next_6_hours)
    const amount = next.success ? next.data.details.precipitation_amount : 0
    return Number.isNaN(at) ? [] : [[at, data.instant.details.air_temperature, amount]]
  })
}
