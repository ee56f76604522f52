import type { Atlas, DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { wayBetweenStops } from '../travel/stop-ways.ts'

/** A way so long is worth breaking, and not so long that nothing is left of the day; minutes. */
const BREAKABLE = { from: 150, to: 330 }
/** So much longer the way gets at most, and so long is the visit; minutes. */
const LONGER = 50
export const VISIT = 150
/** All of it, the visit with it, minutes. */
const LONGEST = 480
/** Detour of the straight lines, and from both ends, km. */
const DETOUR = 1.12
const APART_KM = 30
/** What is stopped for. */
const LEAST_SCORE = 9
const MOST_LOADED = 3
/** Sights of this score wait at the end of the way; who has fewer for each night there can spare the hours. */
const GOOD = 8
const GOOD_A_NIGHT = 3

/** Where it pays to break the way from one stop to the next: a place beside the line with something great to see. */
export async function stopOnTheWay(
  atlas: Pick<Atlas, 'heads' | 'load'>,
  from: Destination,
  to: Destination,
  nightsThere: number,
  except: ReadonlySet<string>,
): Promise<Destination | undefined> {
  const whole = wayBetweenStops(from, to)
  if (!whole || (whole.mode !== 'train' && whole.mode !== 'car')) return undefined
  if (whole.minutes < BREAKABLE.from || whole.minutes > BREAKABLE.to) return undefined
  const waiting = to.sights.filter(({ score, daytrip }) => score >= GOOD && !daytrip).length
  if (waiting >= GOOD_A_NIGHT * nightsThere) return undefined
  const beside = atlas.heads
    .filter((head) => !except.has(head.id) && head.sights > 0 && isBeside(head, from, to))
    .toSorted((a, b) => b.sights - a.sights || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_LOADED)
  let best: { place: Destination; worth: number } | undefined
  for (const { id } of beside) {
    const place = await atlas.load(id)
    if (!place || place.bases) continue
    const [first, second] = [wayBetweenStops(from, place), wayBetweenStops(place, to)]
    if (first?.mode !== whole.mode || second?.mode !== whole.mode) continue
    const minutes = first.minutes + second.minutes
    const score = Math.max(0, ...place.sights.filter(({ daytrip }) => !daytrip).map((sight) => sight.score))
    if (score < LEAST_SCORE || minutes > whole.minutes + LONGER || minutes + VISIT > LONGEST) continue
    const worth = score * 15 - (minutes - whole.minutes)
    if (!best || worth > best.worth) best = { place, worth }
  }
  return best?.place
}

function isBeside({ center }: DestinationHead, from: Destination, to: Destination): boolean {
  const [there, on] = [distanceKm(from.center, center), distanceKm(center, to.center)]
  if (Math.min(there, on) < APART_KM) return false
  return there + on <= DETOUR * distanceKm(from.center, to.center)
}
