import type { DestinationHead } from '../atlas.ts'
import { countryCode } from '../country/country.ts'
import { distanceKm } from '../distance.ts'
import type { NameIndex } from './name-index.ts'
import { compact, normalise } from './normalise.ts'
import { isOtherPlace } from './other-places.ts'
import { agrees, allAgree } from './qualifier.ts'
import { findRegions } from './region.ts'
import { type Similar, similarPlaces } from './similar.ts'

/**
 * exact: this one, `corrected` when a typo was mended · unsure: one of these may be meant, likeliest first, ask ·
 * none: a place the atlas does not know, or no place.
 */
export type Match =
  | { kind: 'exact'; id: string; corrected?: true }
  | { kind: 'unsure'; candidates: string[] }
  | { kind: 'none' }

const MAX_CANDIDATES = 5
const LEAST_OF_REGION = 4
/** From the middle of a region that lists no places, km. */
const REGION_KM = 220
const NONE: Match = { kind: 'none' }

export function findPlace(index: NameIndex, query: string): Match {
  const [name = '', ...qualifiers] = query
    .split(/[,;/()|]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (!compact(name) || (qualifiers.length > 0 && isOtherPlace(query))) return NONE
  return (
    byName(index, name, qualifiers) ??
    byLeadingWords(index, name, qualifiers) ??
    byLaterPart(index, name, qualifiers) ??
    byAirport(index, name, qualifiers) ??
    byRegion(index, name) ??
    byTypo(index, name, qualifiers) ??
    byCountry(index, name, qualifiers) ??
    byPart(index, name) ??
    NONE
  )
}

function unsure(heads: readonly DestinationHead[]): Match {
  const ids = [...new Set(heads.map((head) => head.id))]
  return ids.length ? { kind: 'unsure', candidates: ids.slice(0, MAX_CANDIDATES) } : NONE
}

function exact(head: DestinationHead): Match {
  return { kind: 'exact', id: head.id }
}

/** The one that is meant among places of the same name: where the qualifier points, else the one in depth. */
function pick(heads: readonly DestinationHead[], qualifiers: readonly string[]): Match {
  if (qualifiers.length) {
    const agreeing = heads.filter((head) => allAgree(qualifiers, head) === 'yes')
    const [only, another] = agreeing
    return only && !another ? exact(only) : unsure(agreeing.length ? agreeing : heads)
  }
  const [first, ...others] = heads
  if (first && !others.length) return exact(first)
  const [deep, anotherDeep] = heads.filter((head) => head.sights > 0)
  const byDepth = [...heads].sort((a, b) => b.sights - a.sights)
  return deep && !anotherDeep ? exact(deep) : unsure(byDepth)
}

function named(index: NameIndex, name: string): DestinationHead[] {
  const keys = index.exact.get(compact(name)) ?? []
  const primary = keys.filter((key) => key.primary)
  return (primary.length ? primary : keys).map((key) => key.head)
}

function byName(index: NameIndex, name: string, qualifiers: readonly string[]): Match | undefined {
  const heads = named(index, name)
  if (!heads.length && !qualifiers.length) return undefined
  const keys = index.exact.get(compact(name)) ?? []
  const all = keys.map((key) => key.head)
  const candidates = qualifiers.length ? all : heads
  if (!candidates.length) return undefined
  // "Valence" is Valencia in French, and a town on the Rhône.
  const shared = !qualifiers.length && !keys.some((key) => key.primary) && isOtherPlace(name)
  return shared ? unsure(candidates) : pick(candidates, qualifiers)
}

/** "Wien Österreich", "Portland Oregon": a name, then where it is, without a comma; "Bangkok City" is Bangkok too. */
function byLeadingWords(index: NameIndex, name: string, qualifiers: readonly string[]): Match | undefined {
  if (isOtherPlace(name)) return undefined
  const words = name.split(/[\s-]+/)
  for (let split = words.length - 1; split > 0; split--) {
    const heads = named(index, words.slice(0, split).join(' '))
    const rest = words.slice(split).join(' ')
    if (!heads.length) continue
    if (/^(city|stadt|town|island|insel)$/i.test(rest)) return pick(heads, qualifiers)
    const agreeing = heads.filter((head) => allAgree([rest, ...qualifiers], head) === 'yes')
    if (agreeing.length) return pick(agreeing, [])
    // "Cambridge MA": the same name elsewhere.
    if (heads.every((head) => allAgree([rest, ...qualifiers], head) === 'no')) return unsure(heads)
  }
  return undefined
}

/** "Österreich, Wien": the place named last. Only where the first part is where it lies. */
function byLaterPart(index: NameIndex, name: string, qualifiers: readonly string[]): Match | undefined {
  for (const [position, part] of qualifiers.entries()) {
    const others = [name, ...qualifiers.filter((_, other) => other !== position)]
    const agreeing = named(index, part).filter((head) => allAgree(others, head) === 'yes')
    // "Syracuse, New York": a country's or region's name behind the comma is not the place meant.
    if (agreeing.length && countryCode(name)) return pick(agreeing, [])
  }
  return undefined
}

/** Codes are typed "VIE" or "vie"; "Vie" is a name. */
function byAirport(index: NameIndex, name: string, qualifiers: readonly string[]): Match | undefined {
  if (!/^([A-Z]{3}|[a-z]{3})$/.test(name)) return undefined
  const [head] = index.byAirport.get(name.toUpperCase()) ?? []
  if (!head) return undefined
  return qualifiers.length && allAgree(qualifiers, head) !== 'yes' ? unsure([head]) : exact(head)
}

function byTypo(index: NameIndex, name: string, qualifiers: readonly string[]): Match | undefined {
  if (isOtherPlace(name) || isOtherPlace([name, ...qualifiers].join(' ')) || countryCode(name))
    return undefined
  const typed = compact(name)
  const similar = similarPlaces(index, typed).filter(({ head }) => allAgree(qualifiers, head) !== 'no')
  const [best, next] = similar
  if (!best) return undefined
  const known = qualifiers.length === 0 || allAgree(qualifiers, best.head) === 'yes'
  if (known && isClear(typed, best, next)) return { kind: 'exact', id: best.head.id, corrected: true }
  return unsure(similar.map(({ head }) => head))
}

/**
 * One edit in six letters or two in nine, the first letter right and no other place within two more edits: below
 * that, real towns outside the atlas are as near as typos are.
 */
function isClear(typed: string, best: Similar, next: Similar | undefined): boolean {
  const length = Math.min(typed.length, best.key.length)
  const near = best.distance === 1 ? length >= 6 : best.distance === 2 && length >= 9
  return near && typed[0] === best.key[0] && (!next || next.distance >= best.distance + 2)
}

/** A country alone: its places, those in depth first. */
function byCountry(index: NameIndex, name: string, qualifiers: readonly string[]): Match | undefined {
  const code = qualifiers.length ? undefined : countryCode(name)
  if (!code) return undefined
  const heads = index.heads.filter((head) => head.country === code).sort((a, b) => b.sights - a.sights)
  return heads.length ? unsure(heads) : undefined
}

/** "Tuscany", "Andalusien": no place of the atlas but many; those around the middle may be meant, the nearest first. */
function byRegion(index: NameIndex, name: string): Match | undefined {
  // "CA" and "IN" are words and codes of much else.
  if (compact(name).length < LEAST_OF_REGION || countryCode(name)) return undefined
  const found = findRegions(name).flatMap(({ country, at }) =>
    index.heads
      .filter((head) => head.country === country && agrees(name, head) === 'yes')
      .map((head) => ({ head, km: distanceKm(at, head.center) }))
      .filter(({ head, km }) => head.states || km <= REGION_KM),
  )
  found.sort((a, b) => Number(b.head.sights > 0) - Number(a.head.sights > 0) || a.km - b.km)
  return found.length ? unsure(found.map(({ head }) => head)) : undefined
}

/** A name within what was typed ("Wien Innere Stadt"), or what was typed within a name ("Santiago de"). */
function byPart(index: NameIndex, name: string): Match | undefined {
  const words = ` ${normalise(name)} `
  if (words.length < 5 || isOtherPlace(name) || countryCode(name)) return undefined
  const found = index.keys.filter(
    (key) =>
      (key.key.length > 3 && words.includes(` ${key.words} `)) ||
      ` ${key.words} `.startsWith(words.trimEnd() + ' '),
  )
  return found.length
    ? unsure(found.sort((a, b) => b.head.sights - a.head.sights).map(({ head }) => head))
    : undefined
}
