import type { Destination } from '../../atlas/destination.ts'
import { converted } from '../../atlas/country/exchange-rates.ts'
import { BUDGET_LEVELS } from '../../trips/trip-limits.ts'
import { CHILD_LIVING } from '../advice/money/budget.ts'
import type { LegMode, PlanLeg, PlanRequest } from '../plan.ts'

/** Usual fares in euros: of one adult, and a kilometre more; a car's fuel and tolls for all who fit in. */
const FARES: Record<LegMode, { least: number; km: number }> = {
  train: { least: 5, km: 0.13 },
  bus: { least: 4, km: 0.08 },
  ferry: { least: 12, km: 0.2 },
  car: { least: 8, km: 0.16 },
  flight: { least: 65, km: 0.06 },
}
const SEATS = 5
/** By budget level: sooner booked, or in another class. */
const CLASS = [0.8, 1, 1.4, 1.9]
/** Where a day's trams and buses cost so much in euros, fares are as above. */
const USUAL_TRANSPORT = 9
const PRICE_LEVEL = { least: 0.35, most: 1.4 }

/** What a transfer usually costs the party, in the money of where it begins; undefined in a car hired anyway. */
export function fareOf(
  { mode, km }: { mode: LegMode; km: number },
  from: Pick<Destination, 'currency' | 'daily' | 'practical'>,
  { adults, kids, budget }: Pick<PlanRequest, 'adults' | 'kids' | 'budget'>,
): PlanLeg['price'] {
  if (mode === 'car' && from.practical?.car === 'needed') return undefined
  const { currency, daily } = from
  const local = converted(daily.transport[1], currency, 'EUR') / USUAL_TRANSPORT
  const level = mode === 'flight' ? 1 : Math.min(PRICE_LEVEL.most, Math.max(PRICE_LEVEL.least, local))
  const heads = mode === 'car' ? Math.ceil((adults + kids) / SEATS) : adults + kids * CHILD_LIVING
  const each = (FARES[mode].least + FARES[mode].km * km) * (CLASS[BUDGET_LEVELS.indexOf(budget)] ?? 1)
  return { amount: plainly(converted(each * level * heads, 'EUR', currency)), currency }
}

/** Three digits of a large amount: nobody knows a fare to the last dong. */
function plainly(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 2)
  return Math.round(amount / step) * step
}
