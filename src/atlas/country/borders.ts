import facts from '../../../content/borders.json' with { type: 'json' }
import type { Destination } from '../destination.ts'

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

/** Nobody looks at passports between them. */
export function areOpen(one: string, other: string): boolean {
  return OPEN.some((countries) => countries.has(one) && countries.has(other))
}

type Side = Pick<Destination, 'country' | 'currency' | 'countryFacts'>

/** What changes for who goes from one place to the other; undefined within a country. */
export function borderBetween(from: Side, to: Side): BorderFacts | undefined {
  if (from.country === to.country) return undefined
  const [before, now] = [from.countryFacts?.plugs ?? [], to.countryFacts?.plugs ?? []]
  // One's own plugs have to fit there, and there must be none that one does not know.
  const isIn = (plugs: readonly string[]) => (plug: string) =>
    plugs.some((other) => kindOf(other) === kindOf(plug))
  const fits = now.every(isIn(before)) && before.every(isIn(now))
  return {
    country: to.country,
    control: !areOpen(from.country, to.country),
    ...(from.currency !== to.currency && { currency: to.currency }),
    ...(!fits && { plugs: now }),
  }
}

/** A plug for F goes into E as well, and the other way round. */
function kindOf(plug: string): string {
  return plug === 'E' ? 'F' : plug
}
