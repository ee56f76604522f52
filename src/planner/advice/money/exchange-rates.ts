import bundled from '../../../../content/exchange-rates.json' with { type: 'json' }

/** What a euro is worth in other money, and the day on which it was. */
export interface ExchangeRates {
  /** YYYY-MM-DD */
  date: string
  /** Units for one euro, by ISO 4217 code; EUR itself is 1. */
  perEuro: Readonly<Record<string, number>>
}

/** The port: the bundled table, or a service's rates of today. */
export type ReadRates = () => Promise<ExchangeRates>

/** content/exchange-rates.json, which names its source. */
export const BUNDLED_RATES: ExchangeRates = { date: bundled.date, perEuro: bundled.perEuro }

/** Digits of a rate that count. */
const DIGITS = 5

/** Units of `to` for one of `from`; undefined where one of them has no rate. */
export function exchangeRate(from: string, to: string, { perEuro }: ExchangeRates): number | undefined {
  const [given, wanted] = [perEuro[from], perEuro[to]]
  return given && wanted ? Number((wanted / given).toPrecision(DIGITS)) : undefined
}

/** Today's rates, with the bundled ones for money that they lack; those alone where nobody answers. */
export async function ratesOrBundled(read: ReadRates): Promise<ExchangeRates> {
  const today = await read().catch(() => undefined)
  return today ?? BUNDLED_RATES
}
