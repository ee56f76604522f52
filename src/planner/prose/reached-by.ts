import type { Sight } from '../../atlas/destination.ts'
import type { Locale } from '../../i18n/locale.ts'

/** What else than a car takes one there, of a day trip that the plan times by road. */
const SAID: Record<Locale, Partial<Record<NonNullable<Sight['reach']>['mode'], string>>> = {
  en: {
    bus: 'A bus goes there and back.',
    tour: 'Tours from town take you there; on your own it needs a car.',
  },
  de: {
    bus: 'Ein Bus fährt hin und zurück.',
    tour: 'Touren aus der Stadt nehmen einen mit; allein geht es nur mit dem Auto.',
  },
}

export function reachedBy({ reach, daytrip }: Sight, language: Locale): string | undefined {
  return daytrip && reach ? SAID[language][reach.mode] : undefined
}
