import type { Locale } from '../../../i18n/locale.ts'

/** What is said of a walk after dinner; each with the place's name, so none is said twice. */
const SAID: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `${name} after dinner: no ticket, no hour to keep, and home when you like.`,
    (name) => `A turn through ${name} before bed, when the visitors of the day have left.`,
    (name) => `A detour on the way home: ${name}.`,
    (name) => `In the evening not the place it is by day: ${name}.`,
  ],
  de: [
    (name) => `${name} nach dem Essen: kein Ticket, keine Uhrzeit, und nach Hause, wann man mag.`,
    (name) => `Vor dem Schlafen noch eine Runde: ${name}, wenn die Besucher des Tages fort sind.`,
    (name) => `Ein kleiner Umweg auf dem Heimweg: ${name}.`,
    (name) => `Am Abend ein anderer Ort als am Tag: ${name}.`,
  ],
}

/** Always the same of the same place. */
export function strollHint(language: Locale, id: string, name: string): string {
  const said = SAID[language]
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return said[sum % said.length]?.(name) ?? ''
}
