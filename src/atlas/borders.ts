import facts from '../../content/borders.json' with { type: 'json' }
import type { Destination } from './destination.ts'

const OPEN = facts.open.map((countries) => new Set(countries.split(' ')))

export interface BorderFacts {
  country: string
  /** Passports are looked at. */
  control: boolean
  /** What one pays with there, where that is another. */
  currency?: string
  /** Letters of the plugs, where they are not the same. */
  plugs?: string[]
}

type Side = Pick<Destination, 'country' | 'currency' | 'countryFacts'>

/** What changes for who goes from one place to the other; undefined within a country. */
export function borderBetween(from: Side, to: Side): BorderFacts | undefined {
  if (from.country === to.country) return undefined
  const [before, now] = [from.countryFacts?.plugs ?? [], to.countryFacts?.plugs ?? []]
  const isOpen = OPEN.some((countries) => countries.has(from.country) && countries.has(to.country))
  const fits = now.every((plug) => before.some((had) => kindOf(had) === kindOf(plug)))
  return {
    country: to.country,
    control: !isOpen,
    ...(from.currency !== to.currency && { currency: to.currency }),
    ...(!fits && { plugs: now }),
  }
}

/** A plug for F goes into E as well, and the other way round. */
function kindOf(plug: string): string {
  return plug === 'E' ? 'F' : plug
}
