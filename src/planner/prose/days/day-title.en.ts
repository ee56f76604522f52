import type { DayTheme } from '../../advice/day/day-theme.ts'
import { fitTitle } from '../fitted.ts'
import { at, withArticle } from '../places.en.ts'
import type { DayTitleFacts } from '../prose.ts'
import { list } from '../vocabulary.en.ts'

const THEMES: Record<DayTheme, string> = {
  animals: 'Among animals',
  ancient: 'Ancient stones',
  art: 'Art and collections',
  churches: 'Churches',
  gardens: 'In the green',
  palaces: 'Palaces and castles',
  streets: 'Streets and markets',
  temples: 'Temples',
  views: 'From above',
  water: 'By the water',
}

export function dayTitleEn({ role, base, from, best, quarter, theme, excursion }: DayTitleFacts): string {
  const [first] = best
  const names = best.length > 0 ? list(best) : undefined
  const plain = `A day ${at(base)}`
  if (from) {
    const way = journeyEn(from, base)
    return fitTitle(names && `${way}: ${names}`, first && `${way}: ${first}`, way, plain)
  }
  if (role === 'journey') return `On the way to ${withArticle(base)}`
  if (role === 'arrival') return fitTitle(first && `Arrival ${at(base)}: ${first}`, `Arrival ${at(base)}`)
  if (role === 'departure') return fitTitle(first && `${first}, then home`, `Last hours ${at(base)}`)
  if (excursion) return fitTitle(`Day trip: ${excursion}`, first, plain)
  const heading = headingOf(best, quarter, theme && THEMES[theme])
  return fitTitle(names && heading && `${heading}: ${names}`, names, first, plain)
}

export function journeyEn(from: string, to: string): string {
  return `From ${withArticle(from)} to ${withArticle(to)}`
}

/** A quarter's name that is not said anyway, or what most of it is. */
function headingOf(best: readonly string[], quarter: string | undefined, theme: string | undefined) {
  return quarter && !best.some((name) => name.includes(quarter)) ? quarter : theme
}
