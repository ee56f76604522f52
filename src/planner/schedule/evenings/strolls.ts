import { needsDaylight } from '../../../atlas/daylight.ts'
import type { Destination, Evening, Sight } from '../../../atlas/destination.ts'
import { distanceKm, type Coordinates } from '../../../atlas/distance.ts'
import { strollHint } from '../../prose/stops/stroll-hint.ts'
import type { Party } from '../party/party-likes.ts'
import { isEasyEnough } from '../party/wishes.ts'
import type { TimedItem } from '../time-day.ts'

/** A walk after dinner, where the place has no evening left: a street, square or bridge near the table. */

const KINDS: ReadonlySet<Sight['category']> = new Set([
  'street',
  'square',
  'waterfront',
  'district',
  'bridge',
])
/** Further than this nobody walks with dinner in the stomach, km. */
const WALK_KM = 1.2
/** Where a visitor takes a car after dark. */
const BY_CAR_AT_NIGHT = new Set('BR CO EC GT HN HT JM KE NG PG SV TT TZ UG VE ZA ZM'.split(' '))

/** Walks near `from` that the day has not held already, as evenings that cost nothing and have no hour. */
export function strollsAround(
  { country, sights = [] }: Pick<Destination, 'country'> & { sights?: readonly Sight[] },
  from: Coordinates,
  items: readonly TimedItem[],
  party: Party,
): Evening[] {
  if (BY_CAR_AT_NIGHT.has(country)) return []
  const seen = new Set(items.flatMap(({ sight, area }) => sight?.id ?? area?.id ?? []))
  return sights.flatMap((sight) => {
    const { id, name, at } = sight
    const suits =
      isWalk(sight) && !seen.has(id) && isEasyEnough(sight, party) && (party.kids === 0 || sight.kids > 0)
    if (!suits || distanceKm(at, from) > WALK_KM) return []
    const hint = { en: strollHint('en', id, name.en), de: strollHint('de', id, name.de) }
    return [{ id, name, at, kind: 'promenade', from: '17:00', to: '24:00', kids: true, hint } as const]
  })
}

/** One of the place's own evenings that is such a walk. */
export function isPromenade({ kind, cost = 0, event }: Evening): boolean {
  return (kind === 'promenade' || kind === 'lights') && cost === 0 && event === undefined
}

/** Nothing to climb, to pay or to be shut. */
function isWalk(sight: Sight): boolean {
  const { category, hours, setting, best, daytrip, event, activity, adult, effort = 0 } = sight
  return (
    KINDS.has(category) &&
    !best &&
    !needsDaylight(sight) &&
    hours === 'always' &&
    setting !== 'indoor' &&
    effort < 2 &&
    !daytrip &&
    !event &&
    !activity &&
    !adult
  )
}
