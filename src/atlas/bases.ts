import type { Destination, Sight } from './destination.ts'
import { type Coordinates, distanceKm } from './distance.ts'

/** A region's base has an id of its own, "iceland/vik": where it is loaded, it is a destination like others. */
const SLASH = '/'
/** What lies so near a base is seen from there, wherever else it belongs, km. */
const NEAR_KM = 50
const DAYTRIP_KM = 130
/** A base's own day trip may lead further, as far as from any other place. */
const OWN_DAYTRIP_KM = 150
/** Beyond this it is no visit from there, km. */
const FURTHEST_KM = 60
const TABLE_KM = 15
/** Or beside one of its sights: who is out there for the day has lunch there, km. */
const TABLE_OF_SIGHT_KM = 3

export function baseId(region: string, base: string): string {
  return region + SLASH + base
}

/** The destination that an id names, or whose base it does. */
export function regionOf(id: string): string {
  const end = id.indexOf(SLASH)
  return end < 0 ? id : id.slice(0, end)
}

/** One base of a region as a destination: its own sights and tables, and what lies near. Undefined for an unknown base. */
export function asBase(region: Destination, id: string): Destination | undefined {
  const base = region.bases?.find((each) => baseId(region.id, each.id) === id)
  if (!base) return undefined
  const { bases: _, ...rest } = region
  const belongs = (each: { at: Coordinates; base?: string | undefined }, km: number) =>
    each.base === base.id || distanceKm(each.at, base.at) <= km
  const areas = region.areas.filter(
    ({ at, name }) => at && distanceKm(at, base.at) <= TABLE_KM && name !== base.name.en,
  )
  const { reachKm = NEAR_KM } = base
  const tripKm = (sight: Pick<Sight, 'base'>) => (sight.base === base.id ? OWN_DAYTRIP_KM : DAYTRIP_KM)
  const sights = region.sights.filter(
    (sight) =>
      belongs(sight, sight.daytrip ? DAYTRIP_KM : reachKm) &&
      distanceKm(sight.at, base.at) <= (sight.daytrip ? tripKm(sight) : Math.max(reachKm, FURTHEST_KM)),
  )
  const food = region.food?.flatMap((each) => {
    if (belongs(each, TABLE_KM)) return [each]
    const isNear = sights.some(({ at }) => distanceKm(at, each.at) <= TABLE_OF_SIGHT_KM)
    const meals = each.meals.filter((meal) => meal !== 'dinner')
    return isNear && meals.length > 0 ? [{ ...each, meals }] : []
  })
  return {
    ...rest,
    id,
    region: region.names,
    suits: [base.nights[0], base.nights[1]],
    gates: Object.fromEntries(
      region.airports.flatMap(({ code, at }) => {
        const gate = nearestBase(region, at)
        return gate ? [[code, { id: baseId(region.id, gate.id), at: gate.at }]] : []
      }),
    ),
    names: { en: base.name.en, de: base.name.de, local: base.name.en },
    center: base.at,
    airports: region.airports.toSorted((a, b) => distanceKm(a.at, base.at) - distanceKm(b.at, base.at)),
    // Why one stays there at all, then its quarters.
    areas: [{ name: base.name.en, de: base.name.de, at: base.at, why: base.why }, ...areas],
    nearby: [],
    ...(region.climate && { climate: { ...region.climate, ...base.climate } }),
    sights,
    ...(food && { food }),
    ...(region.evenings && { evenings: region.evenings.filter((each) => belongs(each, TABLE_KM)) }),
  }
}

function nearestBase({ bases = [] }: Pick<Destination, 'bases'>, to: Coordinates) {
  return bases.toSorted((a, b) => distanceKm(a.at, to) - distanceKm(b.at, to))[0]
}

/**
 * Minutes and means between two bases of one region, where its file says them: of several the first, by road where
 * one has a car anyway.
 */
export function wayBetweenBases(
  from: Pick<Destination, 'id' | 'ways'> & { practical?: Pick<NonNullable<Destination['practical']>, 'car'> },
  to: Pick<Destination, 'id'>,
): NonNullable<Destination['ways']>[number] | undefined {
  const region = regionOf(from.id)
  if (from.id === to.id || region !== regionOf(to.id)) return undefined
  const known = from.ways?.filter(({ between: [a, b] }) => {
    const [one, other] = [baseId(region, a), baseId(region, b)]
    return (one === from.id && other === to.id) || (other === from.id && one === to.id)
  })
  const drive = from.practical?.car === 'needed' ? known?.find(({ mode }) => mode === 'car') : undefined
  return drive ?? known?.[0]
}
