import type { Locale } from '../../i18n/locale.ts'

/** What is said of a place that an earlier day of a long stay has seen; each with the place's name, so none is said twice. */
const SAID: Record<Locale, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `Back to ${name}, this time without hurry.`,
    (name) => `${name} once more, at another hour and in another light.`,
    (name) => `A second look at ${name}, for whatever the first one left out.`,
  ],
  de: [
    (name) => `Noch einmal: ${name}, diesmal ohne Eile.`,
    (name) => `${name}, zum zweiten Mal und in anderem Licht.`,
    (name) => `Ein zweiter Blick: ${name}, für alles, was beim ersten Mal zu kurz kam.`,
  ],
}

export function againIn(language: Locale): (name: string, day: number) => string {
  const said = SAID[language]
  return (name, day) => said[day % said.length]?.(name) ?? ''
}
