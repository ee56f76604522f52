import type { Clock } from '../../platform/clock.ts'
import type { ExchangeRates } from '../../planner/advice/money/exchange-rates.ts'
import { isCalendarDate } from '../../platform/calendar-date.ts'
import type { AnswerStore, Lifetime } from '../answer-store.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { OpenDataError } from '../gateway/open-data-error.ts'
import { textOf } from './parse-answer.ts'

const HOUR = 3_600_000
const LIFETIME: Lifetime = { freshMs: 12 * HOUR, keepMs: 40 * 24 * HOUR }
const KEY = 'rates'
const PATIENCE_MS = 1400
const RATE = { least: 0.0001, most: 10_000_000 }

/** The euro's reference rates of the European Central Bank, at most twice a day; throws where there are none. */
export function createReadRates(gateway: Gateway, answers: AnswerStore, clock: Clock) {
  return async function readRates(): Promise<ExchangeRates> {
    const kept = await answers.read(KEY)
    if (kept && kept.freshUntil > clock.now()) return kept.value as ExchangeRates
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await gateway.ask('rates', { accept: 'application/xml, text/xml' }, signal)
    const rates = answer && ratesIn(textOf(answer))
    if (!rates) throw new OpenDataError('rates', 'garbage')
    await answers.write(KEY, rates, clock.now(), LIFETIME)
    return rates
  }
}

/** https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml: a day, and units for one euro by currency. */
export function ratesIn(xml: string): ExchangeRates | undefined {
  const date = /<Cube time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1]
  const perEuro: Record<string, number> = { EUR: 1 }
  for (const [, currency = '', text] of xml.matchAll(
    /<Cube currency=['"]([A-Z]{3})['"] rate=['"]([\d.]{1,14})['"]/g,
  )) {
    const rate = Number(text)
    if (rate >= RATE.least && rate <= RATE.most) perEuro[currency] = rate
  }
  return date && isCalendarDate(date) && Object.keys(perEuro).length > 5 ? { date, perEuro } : undefined
}
