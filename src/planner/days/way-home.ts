import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { LOCALES } from '../../i18n/locale.ts'
import { TEXT_LIMITS } from '../limits.ts'
import type { PlanItem } from '../plan.ts'
import { pointOf } from '../verify/subject.ts'
import { proseIn } from '../prose/prose.ts'
import { drivesAround } from '../travel/drives-around.ts'
import { waysAround } from '../travel/travel-time.ts'
import type { Party } from './ideas-near.ts'

/** Out of town one is so far from where one sleeps, km straight; nobody has to be told of a shorter way, minutes. */
const OUT = { km: 9, minutes: 30 }
/** Who drives so far on a day has a car to go home in, km. */
const DRIVEN_KM = 5

/** A day's items, of which the last, a table or an evening out of town, tells how long the way back is. */
export function withWayHome(
  items: readonly PlanItem[],
  destination: Destination,
  party: Pick<Party, 'language' | 'kids' | 'budget' | 'wishes'>,
): PlanItem[] {
  const last = items.length - 1
  return items.map((item, position) => {
    const told = isOut(item) && item.note !== undefined ? withoutWayHome(item) : item
    const minutes = position === last && isOut(item) ? minutesBack(items, destination, party) : undefined
    if (minutes === undefined || minutes < OUT.minutes) return told
    const home = proseIn(party.language).wayHome(destination.names[party.language], minutes)
    const note = told.note ? `${told.note} ${home}` : home
    return note.length <= TEXT_LIMITS.note ? { ...told, note } : told
  })
}

function isOut({ kind }: PlanItem): boolean {
  return kind === 'meal' || kind === 'evening'
}

/** What a changed day has after it, or another language says, is written anew. */
function withoutWayHome(item: PlanItem): PlanItem {
  const { note = '', ...rest } = item
  const begins = LOCALES.map((locale) => note.indexOf(proseIn(locale).wayHomeBegins))
  const from = begins.find((index) => index >= 0)
  if (from === undefined) return item
  const kept = note.slice(0, from).trimEnd()
  return { ...rest, ...(kept && { note: kept }) }
}

function minutesBack(
  items: readonly PlanItem[],
  destination: Destination,
  party: Pick<Party, 'kids' | 'budget' | 'wishes'>,
): number | undefined {
  const from = pointOf(items.at(-1)?.place)
  const { center } = destination
  if (!from || distanceKm(from, center) < OUT.km) return undefined
  const { minutes } = waysAround(destination, party)(from, center, party.kids)
  const drives = items.some(({ travel }) => travel?.mode === 'car' && travel.km >= DRIVEN_KM)
  if (!drives) return minutes
  return Math.min(minutes, drivesAround(destination)(from, center).minutes)
}
