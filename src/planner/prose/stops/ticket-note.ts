import type { Sight } from '../../../atlas/destination.ts'
import type { Locale } from '../../../i18n/locale.ts'

interface TicketTexts {
  /** `from`: the hour from which on it is so. */
  free(from: string | undefined): string
  /** There are no tickets ahead; without an hour from opening on. `opening`: one comes then. */
  queue(from: string | undefined, opening: boolean): string
  bookedAllTheSame(from: string | undefined): string
  cheaper(from: string | undefined): string
  residents: string
  fromAbroad: string
  fromOutside(zone: string): string
}

const TEXTS: Record<Locale, TicketTexts> = {
  en: {
    free: (from) => `Free ${from ? `from ${from} on` : 'on this day'}.`,
    queue: (from, opening) =>
      from || !opening
        ? `Free ${from ? `from ${from} on` : 'on this day'}, without booking: expect a queue.`
        : 'Free on this day, without booking: the queue is shortest at opening.',
    bookedAllTheSame: (from) =>
      `Free ${from ? `from ${from} on` : 'on this day'}; book the time slot all the same.`,
    cheaper: (from) => `Costs less ${from ? `from ${from} on` : 'on this day'}.`,
    residents: 'At the residents’ price, with an identity card.',
    fromAbroad: 'The price for visitors from abroad.',
    fromOutside: (zone) => `The price for visitors from outside the ${zone}.`,
  },
  de: {
    free: (from) => `${from ? `Ab ${from} Uhr` : 'An diesem Tag'} freier Eintritt.`,
    queue: (from, opening) =>
      from || !opening
        ? `${from ? `Ab ${from} Uhr` : 'An diesem Tag'} freier Eintritt ohne Reservierung: mit einer Schlange rechnen.`
        : 'An diesem Tag freier Eintritt ohne Reservierung: zur Öffnung ist die Schlange am kürzesten.',
    bookedAllTheSame: (from) =>
      `${from ? `Ab ${from} Uhr` : 'An diesem Tag'} freier Eintritt; das Zeitfenster trotzdem buchen.`,
    cheaper: (from) => `${from ? `Ab ${from} Uhr` : 'An diesem Tag'} günstiger als sonst.`,
    residents: 'Zum Preis für Einheimische, mit Ausweis.',
    fromAbroad: 'Preis für Gäste aus dem Ausland.',
    fromOutside: (zone) => `Preis für Gäste von außerhalb des ${zone}.`,
  },
}

/** Zones of several countries. */
const ZONES: Record<string, Record<Locale, string>> = {
  EEA: { en: 'European Economic Area', de: 'Europäischen Wirtschaftsraums' },
}

/** What is said of a ticket that is not the usual one; undefined of one that is. `opening`: one is there when it opens. */
export function ticketNote(
  { reduction, pricedFor, residence, booking }: Sight,
  language: Locale,
  opening = true,
): string | undefined {
  const texts = TEXTS[language]
  if (reduction) {
    const { from, adult = 0, unbooked } = reduction
    if (adult > 0) return texts.cheaper(from)
    if (unbooked) return texts.queue(from, opening)
    return booking ? texts.bookedAllTheSame(from) : texts.free(from)
  }
  if (pricedFor === 'inside') return texts.residents
  if (pricedFor !== 'outside') return undefined
  const zone = residence && ZONES[residence.zone]?.[language]
  return zone ? texts.fromOutside(zone) : texts.fromAbroad
}
