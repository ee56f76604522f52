import { rateBetween } from '../../atlas/country/exchange-rates.ts'
import type { Plan, StopBudget } from '../plan.ts'
import type { HardCheck } from './check.ts'
import { type Run, runsOf } from './journey.ts'
import type { Subject } from './subject.ts'

/** Each stop's money is its own, adds up, and all of it is the plan's total. */
export const stopBudget: HardCheck = {
  id: 'stop-budget',
  severity: 'hard',
  find(subject) {
    const { plan, only } = subject
    const { budget } = plan
    if (!plan.legs || only !== undefined) return undefined
    const runs = runsOf(plan)
    const stops = budget.stops ?? []
    const fits =
      stops.length === runs.length &&
      stops.every((stop, index) => isSound(stop, subject) && stop.nights === runs[index]?.nights) &&
      stops.every((stop, index) => paysItsWays(stop, runs[index], plan)) &&
      (['lodging', 'food', 'transport', 'activities'] as const).every(
        (part) => Math.abs(sumOf(stops, part, budget.currency) - budget[part]) <= stops.length,
      )
    return fits ? [] : [{}]
  },
}

function isSound(
  { id, currency, lodging, food, transport, activities, total }: StopBudget,
  { facts }: Subject,
): boolean {
  const known = facts.destinations.find((each) => each.id === id || each.id.startsWith(`${id}/`))
  const amounts = [lodging, food, transport, activities]
  const whole = amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)
  return known?.currency === currency && whole && amounts.reduce((sum, each) => sum + each, 0) === total
}

/** What is paid for getting around a stop holds its fares: of the legs within it, and of the one on from it. */
function paysItsWays(
  { transport, currency }: StopBudget,
  run: Run | undefined,
  { days, legs }: Plan,
): boolean {
  if (!run) return false
  const dates = new Set(days.slice(run.from + 1, run.to + 2).map(({ date }) => date))
  const fares = (legs ?? []).flatMap(({ date, fromId, price }) =>
    price && dates.has(date) && fromId.split('/')[0] === run.region ? [price] : [],
  )
  const whole = fares.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)
  return (
    whole &&
    fares.reduce((sum, fare) => sum + fare.amount * (rateBetween(fare.currency, currency) ?? NaN), 0) <=
      transport + 1
  )
}

function sumOf(
  stops: readonly StopBudget[],
  part: 'lodging' | 'food' | 'transport' | 'activities',
  currency: string,
): number {
  return stops.reduce((sum, stop) => sum + stop[part] * (rateBetween(stop.currency, currency) ?? NaN), 0)
}

/** At each border between two stops the traveller reads of other money and of plugs that do not fit. */
export const borderFacts: HardCheck = {
  id: 'border-facts',
  severity: 'hard',
  find(subject) {
    const { plan, baseOf, only } = subject
    if (!plan.legs || only !== undefined) return undefined
    let crossed = false
    const findings = plan.days.flatMap((day, index) => {
      const before = plan.days[index - 1]
      const [from, to] = [before && baseOf(before), baseOf(day)]
      if (!from || !to || from.country === to.country) return []
      crossed = true
      const had = from.countryFacts?.plugs ?? []
      const plugs = (to.countryFacts?.plugs ?? []).some((plug) => !fits(plug, had))
        ? (to.countryFacts?.plugs ?? [])
        : []
      const needed = [...(from.currency === to.currency ? [] : [to.currency]), ...plugs]
      const told = plan.tips.some(({ text }) => {
        const words = new Set(text.match(/\p{L}+/gu))
        return needed.every((word) => words.has(word))
      })
      const marked = plan.legs?.some(
        ({ date, border }) => date === day.date && border?.country === to.country,
      )
      return told && marked ? [] : [{ day: index }]
    })
    return crossed ? findings : undefined
  },
}

/** E and F take each other's plugs. */
function fits(plug: string, had: readonly string[]): boolean {
  return had.includes(plug) || ((plug === 'E' || plug === 'F') && (had.includes('E') || had.includes('F')))
}
