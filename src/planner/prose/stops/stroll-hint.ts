import type { Locale } from '../../../i18n/locale.ts'

/** What is said of a walk after dinner; each with the place's name, so none is said twice. */
const SAID: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `${name} after dinner: no ticket, no hour to keep, and home when you like.`,
    (name) => `A turn through ${name} before bed, when the visitors of the day have left.`,
    (name) => `The slow way home by ${name}, with a stop or without.`,
    (name) => `${name} in the evening is half another place: look in at the windows that are lit.`,
  ],
  de: [
    (name) => `${name} nach dem Essen: kein Ticket, keine Uhrzeit, und nach Hause, wann man mag.`,
    (name) => `Vor dem Schlafen noch eine Runde: ${name}, wenn die Besucher des Tages fort sind.`,
    (name) => `Der langsame Heimweg, mit einer Pause oder ohne: ${name}.`,
    (name) => `${name} ist am Abend halb ein anderer Ort: einen Blick in die hellen Fenster werfen.`,
  ],
}

/** Always the same of the same place. */
export function strollHint(language: Locale, id: string, name: string): string {
  const said = SAID[language]
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return said[sum % said.length]?.(name) ?? ''
}
