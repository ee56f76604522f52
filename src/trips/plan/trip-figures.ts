import type { PlanDay } from '../../planner/plan.ts'

/** The mean of the days, whole; undefined where no day has any. */
export function usualWeather(days: readonly PlanDay[]): PlanDay['weather'] {
  const known = days.flatMap(({ weather }) => weather ?? [])
  if (known.length === 0) return undefined
  const mean = (part: 'high' | 'low' | 'raindays') =>
    Math.round(known.reduce((sum, weather) => sum + weather[part], 0) / known.length)
  return { high: mean('high'), low: mean('low'), raindays: mean('raindays') }
}

/** Two digits and zeros: as exact as a usual price is. */
export function roughly(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1)
  return Math.round(amount / unit) * unit
}

/** Between the stops of all days. */
export function minutesWalked(days: readonly PlanDay[]): number {
  const ways = days.flatMap(({ items }) => items.flatMap(({ travel }) => travel ?? []))
  return ways.reduce((sum, { mode, minutes }) => sum + (mode === 'walk' ? minutes : 0), 0)
}
