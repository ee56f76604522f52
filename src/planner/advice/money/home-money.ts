import type { Atlas } from '../../../atlas/atlas.ts'
import { startNamed } from '../../../atlas/lookup/start-place.ts'
import type { Plan, PlanBudget, PlanRequest } from '../../plan.ts'
import { BUNDLED_RATES, exchangeRate, type ExchangeRates } from './exchange-rates.ts'

/** What a plan's total is in the traveller's own money; undefined where that is the plan's, or not known. */
export type HomeMoney = (plan: Plan, request: PlanRequest) => Promise<PlanBudget['home']>

/** The money asked for, else what is paid with where the party sets out, else that of most who read the language. */
export function createHomeMoney(
  atlas: Pick<Atlas, 'find' | 'head' | 'heads'>,
  readRates: () => Promise<ExchangeRates>,
): HomeMoney {
  return async ({ budget }, { startLocation, language, wishes }) => {
    const there = startNamed(atlas, startLocation)?.currency
    const currency = wishes?.currency ?? there ?? (language === 'de' ? 'EUR' : undefined)
    if (!currency || currency === budget.currency) return undefined
    const today = await readRates()
    for (const rates of [today, BUNDLED_RATES]) {
      const rate = exchangeRate(budget.currency, currency, rates)
      if (rate !== undefined) return { ...inHomeMoney(budget.total, { currency, rate, date: rates.date }) }
    }
    return undefined
  }
}

/** A total at a rate that is known: the same one as long as a plan lives. */
export function inHomeMoney(
  total: number,
  { currency, rate, date }: Omit<NonNullable<PlanBudget['home']>, 'total'>,
): NonNullable<PlanBudget['home']> {
  return { currency, total: Math.round(total * rate), rate, date }
}
