import type { DestinationHead } from '../atlas.ts'
import { countryCode, isLocalCountryName } from '../country/country.ts'
import { distanceKm } from '../distance.ts'
import { compact } from './normalise.ts'
import { findRegions } from './region.ts'

const REGION_REACH_KM: Record<string, number> = { CA: 1200, AU: 1600 }
const USUAL_REACH_KM = 330

/** The middles of the states that a destination lies in, where its head lists them. */
function statesOf({ states }: DestinationHead) {
  return states?.flatMap((state) => findRegions(state).map(({ at }) => at))
}

export type Agreement = 'yes' | 'no' | 'unknown'

/** Whether "Österreich" or "Bavaria" behind a place's name is where this destination lies. */
export function agrees(qualifier: string, head: DestinationHead): Agreement {
  const { en, de, local, variants = [] } = head.names
  const wanted = compact(qualifier)
  if ([en, de, local, head.country, ...variants, ...head.airports].some((name) => compact(name) === wanted))
    return 'yes'
  if (isLocalCountryName(qualifier, head.country, head.languages)) return 'yes'
  const country = countryCode(qualifier)
  if (country === head.country) return 'yes'
  const regions = findRegions(qualifier)
  const states = statesOf(head)
  const near = regions.some(({ country, at }) => {
    if (country !== head.country) return false
    if (states) return states.some((state) => distanceKm(at, state) === 0)
    return distanceKm(at, head.center) <= (REGION_REACH_KM[country] ?? USUAL_REACH_KM)
  })
  if (near) return 'yes'
  return country || regions.length ? 'no' : 'unknown'
}

/** Several qualifiers ("Oregon, USA"): one that is elsewhere spoils it, one that agrees decides. */
export function allAgree(qualifiers: readonly string[], head: DestinationHead): Agreement {
  const answers = qualifiers.map((qualifier) => agrees(qualifier, head))
  if (answers.includes('no')) return 'no'
  return answers.includes('yes') ? 'yes' : 'unknown'
}
