import type { Destination, Sight } from '../../atlas/destination.ts'
import { isInSeason, openOn } from '../../atlas/opening-hours.ts'
import { tableName } from '../../atlas/table-name.ts'
import { compact } from '../../atlas/lookup/normalise.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import { FAMOUS } from '../schedule/party/fame.ts'
import { isWithinReach, sightNamed } from '../schedule/party/wishes.ts'

/** Why something that was asked for is not on the plan. */
export type MissedReason = 'not-found' | 'closed' | 'off-season' | 'too-far' | 'steps' | 'no-room'

export interface MissedWish {
  /** As the atlas names it, else as it was typed. */
  name: string
  reason: MissedReason
}

/**
 * The must-sees that no day holds, each with the strongest reason, and the famous that is rebuilt on
 * all days. `bases`: the day's destination, by day.
 */
export function missedWishes(
  request: Pick<PlanRequest, 'adults' | 'kids' | 'wishes' | 'language' | 'tripType' | 'budget'>,
  home: Destination,
  days: readonly PlanDay[],
  bases: readonly Destination[],
): MissedWish[] {
  const names = request.wishes?.mustSees ?? []
  const places = days.flatMap(({ items }) => items.flatMap(({ place }) => place ?? []))
  const visited = new Set(places.map(({ id }) => id))
  const shown = places.map(({ name }) => compact(name))
  const tables = bases.flatMap(({ food = [], evenings = [] }) => [
    ...food.map((table) => tableName(table, request.language)),
    ...evenings.map(({ name }) => name[request.language]),
  ])
  const near = [...new Set(bases)]
  const asked = names.flatMap((name): MissedWish[] => {
    if (shown.includes(compact(name))) return []
    const here = near.flatMap((base) => sightNamed(base.sights, name) ?? [])
    const sight = here[0] ?? sightNamed(home.sights, name)
    const table = tables.find((each) => compact(each) === compact(name))
    if (!sight) return [{ name, reason: table ? 'no-room' : 'not-found' }]
    if (visited.has(sight.id)) return []
    return [{ name: sight.name[request.language], reason: reasonOf(sight, here.length > 0) }]
  })
  const famous = near.flatMap(({ sights }) => sights.filter((sight) => isFamousAndShut(sight)))
  const shut = famous.map(({ name }): MissedWish => ({ name: name[request.language], reason: 'closed' }))
  return [...asked, ...shut.filter(({ name }) => asked.every((each) => each.name !== name))]

  function isFamousAndShut(sight: Sight): boolean {
    return (
      sight.score >= FAMOUS &&
      sight.shut !== undefined &&
      !visited.has(sight.id) &&
      (request.kids === 0 || sight.kids > 0) &&
      reasonOf(sight, true) === 'closed'
    )
  }

  function reasonOf(sight: Sight, isNear: boolean): MissedReason {
    if (!isWithinReach(sight, request)) return 'steps'
    if (!isNear) return 'too-far'
    const there = days.filter((_, index) => holds(bases[index], sight))
    if (there.every(({ date }) => !isInSeason(sight, date))) return 'off-season'
    return there.every(({ date }) => !openOn(date)(sight)) ? 'closed' : 'no-room'
  }
}

function holds(base: Destination | undefined, { id }: Sight): boolean {
  return base?.sights.some((sight) => sight.id === id) ?? false
}
