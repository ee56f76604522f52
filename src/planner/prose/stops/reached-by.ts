import type { Sight } from '../../../atlas/destination.ts'
import type { Locale } from '../../../i18n/locale.ts'

type Mode = NonNullable<Sight['reach']>['mode']

/** What else than a car takes one there, of a day trip that the plan times by road. */
const SAID: Record<
  Locale,
  { usual: Partial<Record<Mode, string>>; how(way: string): string; fare(money: string): string }
> = {
  en: {
    usual: {
      bus: 'A bus goes there and back.',
      tour: 'Tours from town take you there; on your own it needs a car.',
    },
    how: (way) => `How to get there: ${way}.`,
    fare: (money) => `About ${money} an adult there and back (in the budget).`,
  },
  de: {
    usual: {
      bus: 'Ein Bus fährt hin und zurück.',
      tour: 'Touren aus der Stadt nehmen einen mit; allein geht es nur mit dem Auto.',
    },
    how: (way) => `So kommt man hin: ${way}.`,
    fare: (money) => `Hin und zurück etwa ${money} pro Kopf (im Budget).`,
  },
}
/** Of trains and ferries the way itself tells the line. */
const BY_ROAD: ReadonlySet<Mode> = new Set(['bus', 'tour', 'car'])

export function reachedBy({ reach, daytrip }: Sight, language: Locale): string | undefined {
  if (!daytrip || !reach || !BY_ROAD.has(reach.mode)) return undefined
  const { usual, how } = SAID[language]
  const way = reach.how?.[language]
  return way ? how(way) : usual[reach.mode]
}

const WHOLE = { en: new Intl.NumberFormat('en-US'), de: new Intl.NumberFormat('de-DE') }

/** What the way there and back costs, where it is counted as more than an ordinary day trip's. */
export function fareTold({ reach, daytrip }: Sight, currency: string, language: Locale): string | undefined {
  if (!daytrip || reach?.fare === undefined) return undefined
  return SAID[language].fare(`${WHOLE[language].format(reach.fare)} ${currency}`)
}
