import type { PlanDay } from '../plan.ts'

/** A pass for public transport, from which ride on it is cheaper, and on which of the plan's dates. */
export interface DayPass {
  name: string
  price: number
  hours: number
  pays?: number
  /** YYYY-MM-DD; of a pass for one day alone. */
  on?: string[]
}

const ONE_DAY = 24

/** From how many rides a pass is cheaper than single ones, and the days that have so many, the way back not counted. */
export function dayPassOf(
  pass: Pick<DayPass, 'name' | 'price' | 'hours'>,
  ride: number | undefined,
  days: readonly PlanDay[],
): DayPass {
  if (!ride) return pass
  const pays = Math.ceil(pass.price / ride + 0.01)
  const on = days.flatMap(({ date, items }) =>
    items.filter(({ travel }) => travel?.mode === 'transit').length >= pays ? [date] : [],
  )
  return { ...pass, pays, ...(pass.hours <= ONE_DAY && on.length > 0 && { on }) }
}
