import type { Destination } from '../../../atlas/destination.ts'
import type { PlanDay } from '../../plan.ts'

/** A pass for public transport, from which ride on it is cheaper, and on which of the plan's dates. */
export interface DayPass {
  name: string
  price: number
  hours: number
  /** So many adults share it. */
  people?: number
  pays?: number
  /** YYYY-MM-DD; of a pass for one day alone. */
  on?: string[]
}

const ONE_DAY = 24
/** Nobody rides more often in a day. */
const MOST_RIDES = 6

type Passes = Pick<NonNullable<Destination['practical']>, 'dayPass' | 'groupPass'>

/** What is cheapest for so many adults: a pass that they share, or one each. */
export function passFor({ dayPass, groupPass }: Passes, adults: number): DayPass | undefined {
  const isShared = dayPass && groupPass && adults <= groupPass.people
  return isShared && groupPass.price < adults * dayPass.price
    ? { ...groupPass, hours: dayPass.hours }
    : dayPass
}

/**
 * From how many rides a pass is cheaper than single ones, and the days that have so many, the way back not counted;
 * undefined for a pass that pays for nobody. `ride`: of all who share it.
 */
export function dayPassOf(
  pass: Pick<DayPass, 'name' | 'price' | 'hours' | 'people'>,
  ride: number | undefined,
  days: readonly PlanDay[],
): DayPass | undefined {
  if (!ride) return pass
  const pays = Math.ceil(pass.price / ride + 0.01)
  if (pays > MOST_RIDES * Math.max(1, pass.hours / ONE_DAY)) return undefined
  const on = days.flatMap(({ date, items }) =>
    items.filter(({ travel }) => travel?.mode === 'transit').length >= pays ? [date] : [],
  )
  return { ...pass, pays, ...(pass.hours <= ONE_DAY && on.length > 0 && { on }) }
}
