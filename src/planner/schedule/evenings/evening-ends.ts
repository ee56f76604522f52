import type { Evening } from '../../../atlas/destination.ts'
import { USUAL_AGE } from '../../limits.ts'
import { type DayFrame, DINNER } from '../frame.ts'
import { TEEN_FROM } from '../party/children-likes.ts'
import { FAMOUS } from '../party/fame.ts'
import type { Party } from '../party/party-likes.ts'
import { isHeldOnce } from './performances.ts'

/** Until when a party is out after dinner, minutes after midnight. */

/** Shorter than this is no evening, minutes. */
export const LEAST = 30
/** With children a walk after dinner is over by then. */
const STROLL_WITH_KIDS = { minutes: 45, ends: 1290 }
/** Later than this nobody is sent out, minutes after midnight. */
const EVENING_ENDS = {
  adults: 1380,
  teens: { from: TEEN_FROM, ends: 1350 },
  kids: 1290,
  smallKids: { below: 8, ends: 1230 },
}
/** But for fireworks and flames at midnight. */
const EVENT_ENDS = 1440
const EVENT_LEAVES = 10

/** Until when this party stays up for it; small children once in a while. */
export function latestEnd(evening: Evening, dined: number, party: Party, isOnWayHome: boolean): number {
  const { event, whole, finale } = evening
  const isWorthIt = (whole ?? finale) && eveningEnds(party) >= EVENING_ENDS.kids
  if (event && (party.kids === 0 || isWorthIt)) return EVENT_ENDS
  if (isHeldOnce(evening)) return EVENING_ENDS.kids
  return isOnWayHome ? strollEnds(dined, party) : eveningEnds(party)
}

/** Where even a family's first table leaves no time for an evening; for a walk, who is not small. */
export function staysUp({ dinner = 0 }: DayFrame, party: Party, isStroll: boolean): boolean {
  const ends = eveningEnds(party)
  return (isStroll && ends >= EVENING_ENDS.kids) || (party.kids > 0 && dinner + DINNER.minutes + LEAST > ends)
}

/** Children walk home from the table by a pretty street even where dinner is late. */
function strollEnds(dined: number, party: Party): number {
  const ends = eveningEnds(party)
  const isLate = party.kids > 0 && dined + LEAST > ends
  return isLate ? Math.max(ends, Math.min(dined + STROLL_WITH_KIDS.minutes, STROLL_WITH_KIDS.ends)) : ends
}

/** Minutes after midnight by which this party has seen the last of a day. */
export function eveningEnds({ kids, wishes }: Party): number {
  if (kids === 0) return EVENING_ENDS.adults
  const { smallKids, teens } = EVENING_ENDS
  const youngest = Math.min(...(wishes?.ages ?? [USUAL_AGE]))
  if (youngest >= teens.from) return teens.ends
  return youngest < smallKids.below ? smallKids.ends : EVENING_ENDS.kids
}

/** What is seen whole, or for its last minutes, nobody leaves before: who cannot stay up does not go. */
export function leavesBeforeItsEnd({ whole, finale }: Evening, leaves: number, ends: number): boolean {
  return (whole ?? finale ?? false) && leaves < ends - EVENT_LEAVES
}

/** Where one looks and walks for a while, and leaves when one likes. */
const EASY: ReadonlySet<Evening['kind']> = new Set(['promenade', 'view', 'lights', 'night-market'])

/** After a long flight small children are put to bed after dinner. */
export function isForBed({ tired }: DayFrame, party: Party): boolean {
  return tired === true && party.kids > 0 && eveningEnds(party) <= EVENING_ENDS.smallKids.ends
}

/** After a long flight nobody sits up in a bar or a theatre, but for what is held then alone or has led one here. */
export function isForTheTired({ kind, event, score = 0 }: Evening): boolean {
  return EASY.has(kind) || event !== undefined || score >= FAMOUS
}
