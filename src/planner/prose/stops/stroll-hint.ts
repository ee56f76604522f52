import type { Locale } from '../../../i18n/locale.ts'

/** What is said of a walk after dinner; each with the place's name, so none is said twice. */
const SAID: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `${name} after dinner: no ticket, no hour to keep, and home when you like.`,
    (name) => `A turn through ${name} before bed, when the visitors of the day have left.`,
    (name) => `A detour on the way home: ${name}.`,
    (name) => `${name}, as far as your feet like: nothing more is planned tonight.`,
  ],
  de: [
    (name) => `${name} nach dem Essen: kein Ticket, keine Uhrzeit, und nach Hause, wann man mag.`,
    (name) => `Vor dem Schlafen noch eine Runde: ${name}, wenn die Besucher des Tages fort sind.`,
    (name) => `Ein kleiner Umweg auf dem Heimweg: ${name}.`,
    (name) => `${name}, so weit die Füße mögen: Heute ist nichts mehr geplant.`,
  ],
}

/** Always the same of the same place. */
export function strollHint(language: Locale, id: string, name: string): string {
  const said = SAID[language]
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return said[sum % said.length]?.(name) ?? ''
}
