import { displayNames } from '../../i18n/intl.ts'
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale.ts'
import { compact } from '../lookup/normalise.ts'

/** Names that Intl does not know a country by, compact. */
const ALIASES = `
US usa unitedstatesofamerica america amerika vereinigtestaatenvonamerika hawaii
GB uk greatbritain britain grossbritannien england scotland schottland wales northernireland nordirland
AE uae vae emirates emirate
NL holland
CZ czechrepublic tschechischerepublik
KR korea
CI ivorycoast
MM burma birma
SZ swaziland
CN tibet
BA bosnia bosnien
MK macedonia mazedonien
TT trinidadtobago
VA vatican vatikan
TR turkey
CV capeverde
HK hongkong
MO macau
PS palestine
BR brasil
ES espana
IT italia`

function display(tag: string): Intl.DisplayNames {
  return displayNames(tag, { type: 'region', fallback: 'none' })
}

/** A country's name in a language of the page, the code itself where Intl has none. */
export function countryName(code: string, locale: Locale): string {
  return display(LANGUAGE_TAGS[locale]).of(code) ?? code
}

/** The ISO code of a country named in English, German, by a common alias or by its code; undefined otherwise. */
export function countryCode(name: string): string | undefined {
  return allCountries().get(compact(name))
}

/** Whether `name` is the country in one of the languages spoken there ("Italia", "Magyarország"). */
export function isLocalCountryName(name: string, code: string, languages: readonly string[]): boolean {
  const wanted = compact(name)
  return languages.some((language) => compact(display(language).of(code) ?? '') === wanted)
}

/** Codes that are no longer given out, by which Intl still knows today's country. */
const RETIRED = new Set('AN BU CS DD NH RH VD YD'.split(' '))

let countries: Map<string, string> | undefined

function allCountries(): Map<string, string> {
  if (countries) return countries
  countries = new Map()
  for (const [code = '', ...names] of ALIASES.trim()
    .split('\n')
    .map((line) => line.split(' ')))
    for (const name of names) countries.set(name, code)
  const [english, german] = [display('en-US'), display('de-DE')]
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code)
    if (!name || name === code || RETIRED.has(code)) continue
    const names = [name, german.of(code) ?? name, code]
    for (const one of names) if (!countries.has(compact(one))) countries.set(compact(one), code)
  }
  return countries
}
