import type { DayTheme } from '../../advice/day/day-theme.ts'
import { fitTitle } from '../fitted.ts'
import { at, from, to } from '../places.de.ts'
import type { DayTitleFacts } from '../prose.ts'
import { capital, list } from '../vocabulary.de.ts'

const THEMES: Record<DayTheme, string> = {
  animals: 'Bei den Tieren',
  ancient: 'Antike',
  art: 'Kunst und Sammlungen',
  churches: 'Kirchen',
  gardens: 'Im Grünen',
  palaces: 'Schlösser und Burgen',
  streets: 'Gassen und Märkte',
  temples: 'Tempel',
  views: 'Von oben',
  water: 'Am Wasser',
}

export function dayTitleDe({
  role,
  base,
  from: before,
  best,
  quarter,
  theme,
  excursion,
}: DayTitleFacts): string {
  const [first] = best
  const names = best.length > 0 ? list(best) : undefined
  const plain = `Ein Tag ${at(base)}`
  if (before) {
    const way = journeyDe(before, base)
    return fitTitle(names && `${way}: ${names}`, first && `${way}: ${first}`, way, plain)
  }
  if (role === 'journey') return `Unterwegs ${to(base)}`
  if (role === 'arrival') return fitTitle(first && `Ankunft ${at(base)}: ${first}`, `Ankunft ${at(base)}`)
  if (role === 'departure')
    return fitTitle(first && `${first}, dann nach Hause`, `Letzte Stunden ${at(base)}`)
  if (excursion) return fitTitle(`Tagesausflug: ${excursion}`, first, plain)
  const heading = headingOf(best, quarter, theme && THEMES[theme])
  return fitTitle(names && heading && `${heading}: ${names}`, names, first, plain)
}

export function journeyDe(before: string, base: string): string {
  return capital(`${from(before)} ${to(base)}`)
}

/** A quarter's name that is not said anyway, or what most of it is. */
function headingOf(best: readonly string[], quarter: string | undefined, theme: string | undefined) {
  return quarter && !best.some((name) => name.includes(quarter)) ? quarter : theme
}
