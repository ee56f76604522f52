import { expect, it } from 'vitest'
import { readAtlas } from '../../../../test/support/atlas-files.ts'
import { samplePlan, sampleRequest } from '../../../../test/support/sample-plan.ts'
import { HOME_CURRENCIES } from '../../../trips/trip-wishes.ts'
import type { PlanRequest } from '../../plan.ts'
import { BUNDLED_RATES, exchangeRate, ratesOrBundled } from './exchange-rates.ts'
import { createHomeMoney } from './home-money.ts'

const atlas = readAtlas()
const TODAY = { date: '2026-11-23', perEuro: { EUR: 1, CHF: 0.95, USD: 1.25 } }

function plan(total: number, currency = 'EUR') {
  const { budget, ...rest } = samplePlan()
  return { ...rest, budget: { ...budget, total, currency } }
}

function homeMoney(changes: Partial<PlanRequest>, of = plan(1000), rates = TODAY) {
  return createHomeMoney(atlas, async () => rates)(of, sampleRequest(changes))
}

it('tells the total in the money of the place where one sets out', async () => {
  expect(await homeMoney({ startLocation: 'Zürich' })).toEqual({
    currency: 'CHF',
    total: 950,
    rate: 0.95,
    date: '2026-11-23',
  })
  expect(await homeMoney({ startLocation: 'Berlin' })).toBeUndefined()
})

it('takes the currency that was asked for before any other', async () => {
  const asked = await homeMoney({ startLocation: 'Berlin', wishes: { currency: 'USD' } })
  expect(asked).toMatchObject({ currency: 'USD', total: 1250 })
})

it('counts German readers from an unknown place in euros, and says nothing to others', async () => {
  const dollars = plan(125, 'USD')
  expect(await homeMoney({ startLocation: 'Hintertupfing', language: 'de' }, dollars)).toMatchObject({
    currency: 'EUR',
    total: 100,
  })
  expect(await homeMoney({ startLocation: 'Hintertupfing', language: 'en' }, dollars)).toBeUndefined()
})

it('takes the bundled rate, with its day, for money that today has none of', async () => {
  const reais = await homeMoney({ startLocation: 'Berlin' }, plan(1000, 'BRL'))
  expect(reais).toMatchObject({ currency: 'EUR', date: BUNDLED_RATES.date })
})

it('plans on with the bundled rates when nobody answers', async () => {
  expect(await ratesOrBundled(() => Promise.reject(new Error('down')))).toBe(BUNDLED_RATES)
})

it('has a rate for all money of the atlas and of the form', () => {
  const all = [...atlas.heads.map(({ currency }) => currency), ...HOME_CURRENCIES]
  expect(all.filter((code) => exchangeRate(code, 'EUR', BUNDLED_RATES) === undefined)).toEqual([])
})
