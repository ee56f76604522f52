import { countryName } from '../../atlas/country.ts'
import type { Plan } from '../plan.ts'
import { legTextsIn } from '../prose/leg-texts.ts'
import type { AdviceSetting } from './plan-advice.ts'

/** "The nights: 3 in Vienna and 2 in Salzburg, and back to Hamburg." */
export function nightsOf({ request, days, bases, legs = [] }: AdviceSetting): string {
  const starts = bases.flatMap(({ id }, index) => (id === bases[index - 1]?.id ? [] : [index]))
  const stops = starts.map((from, index) => ({
    name: days[from]?.base.name ?? '',
    nights: Math.min((starts[index + 1] ?? days.length) - 1, days.length - 2) - from + 1,
  }))
  const back = legs.at(-1)
  const home = back && back.toId === legs[0]?.fromId && legs.length > 1 ? back.to : undefined
  return legTextsIn(request.language).summary({ stops, ...(home && { home }) })
}

/** What changes at each border of a journey. */
export function borderTips({ request: { language }, legs = [] }: AdviceSetting): Plan['tips'] {
  // Who comes home knows the money and the plugs.
  return legs.flatMap(({ from, toId, border }) =>
    border && toId !== legs[0]?.fromId
      ? [legTextsIn(language).border({ ...border, country: countryName(border.country, language), from })]
      : [],
  )
}
