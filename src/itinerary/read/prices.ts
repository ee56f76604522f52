import { numberFormat } from '../../i18n/intl.ts'

/** What a line says a ticket costs, in the money of the place; other money is not judged. */

const NAMES: Record<string, string> = {
  EUR: 'euros?',
  USD: 'dollars?|us\\$',
  GBP: 'pounds?|pfund',
  CHF: 'francs?|franken|sfr\\.?',
  JPY: 'yen',
}
/** Not one adult's ticket. */
const OTHER_PRICE =
  /\b(?:for two|per couple|pro paar|famil(?:y|ie)|combined|combi|kombi\w*|pass|card|karte für|per night|pro nacht|together|zusammen|insgesamt|total|child(?:ren)?|kids?|kind(?:er)?|budget|lunch|dinner|meal|essen)\b/i
const FREE =
  /\b(?:free (?:entry|entrance|admission)|(?:entry|entrance|admission)(?: is)?:? free|free of charge|eintritt(?: ist)?:? frei|freier eintritt|kostenlos|gratis|kostenfrei)\b|\|\s*free\s*(?:\||$)/i

export interface SaidPrice {
  least: number
  most: number
}

/** Free is nought; undefined where nothing is said. */
export function priceIn(text: string, currency: string): SaidPrice | undefined {
  if (OTHER_PRICE.test(text)) return undefined
  if (FREE.test(text)) return { least: 0, most: 0 }
  const pattern = patternOf(currency)
  const amounts = [...text.matchAll(pattern)].flatMap((match) => {
    const found = [match[1], match[2], match[3], match[4]].filter((part) => part !== undefined).map(amountOf)
    return found.every(Number.isFinite) ? found : []
  })
  return amounts.length > 0 ? { least: Math.min(...amounts), most: Math.max(...amounts) } : undefined
}

const patterns = new Map<string, RegExp>()

function patternOf(currency: string): RegExp {
  let pattern = patterns.get(currency)
  if (!pattern) {
    const signs = [
      symbolOf(currency, 'en-US'),
      symbolOf(currency, 'de-DE'),
      symbolOf(currency, 'en-GB'),
      currency,
    ].map(escaped)
    const sign = `(?:${[...new Set(signs), NAMES[currency] ?? []].flat().join('|')})`
    const amount = String.raw`(\d{1,3}(?:[.,’' ]\d{3})+|\d+(?:[.,]\d{1,2})?)`
    const range = String.raw`${amount}(?:\s?[-–]\s?${amount})?`
    pattern = new RegExp(`${sign}\\s?${range}|${range}\\s?${sign}(?![\\p{L}])`, 'giu')
    patterns.set(currency, pattern)
  }
  return pattern
}

function symbolOf(currency: string, tag: string): string {
  const parts = numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** "1.200" and "1,200" are thousands, "12,50" and "12.5" are not. */
function amountOf(text: string): number {
  const plain = text.replace(/[’' ]/g, '')
  if (/[.,]\d{3}$/.test(plain)) return Number(plain.replace(/[.,]/g, ''))
  return Number(plain.replace(',', '.'))
}
