import { upToFive } from '../../platform/clock-time.ts'
import { regionOf } from '../../atlas/bases.ts'
import { isByBoat } from '../../atlas/ways/straits.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pointOf } from './day/day-map.ts'
import type { PlanExtras } from '../../open-data/plan-extras.ts'
import type { Plan, PlanDay, PlanItem, PlanRequest } from '../../planner/plan.ts'
import { hiredDays } from '../../planner/travel/car-days.ts'
import { proseIn } from '../../planner/prose/prose.ts'
import { type Sentence, SENTENCES } from '../../planner/verify/texts/check-messages.ts'
import type { PlanFacts } from '../../planner/verify/verify.ts'

/** A plan with what its page says beside it. */
export interface PlanSheet {
  plan: Plan
  /** What the atlas says of a stop beside the plan, by item id. */
  known: ReadonlyMap<string, KnownOfStop>
  checks: ChecksSummary
  /** Pictures and forecast, where there are any. */
  extras?: PlanExtras
}

/** In the plan's language. */
export interface KnownOfStop {
  /** Usual opening hours. */
  hours?: string
  /** How one gets there without a car, where that is known: "S1 from Hauptbahnhof". */
  line?: string
  /** Minutes on foot instead of a ride in town, where that is no long way. */
  onFoot?: number
  /** By road on a day trip without a car of one's own, there and back; over water. */
  ride?: 'bus' | 'tour' | 'boat'
}

export interface ChecksSummary {
  /** Sentences, in the page's language. */
  passed: string[]
  toConfirm: { sentence: string; /** From 1. */ day?: number }[]
  /** Names of places that nobody has checked. */
  unverified: string[]
}

interface SheetSetting {
  locale: Locale
  /** How many walk along. */
  kids: number
  budget?: PlanRequest['budget']
  extras?: PlanExtras | undefined
}

export function planSheet(
  plan: Plan,
  facts: PlanFacts,
  { locale, kids, budget, extras }: SheetSetting,
): PlanSheet {
  const known = knownOfStops(plan, facts, kids, budget)
  return { ...(extras && { extras }), plan, known, checks: checksOf(plan, locale) }
}

function knownOfStops(
  plan: Plan,
  facts: PlanFacts,
  kids: number,
  budget: SheetSetting['budget'],
): Map<string, KnownOfStop> {
  const prose = proseIn(plan.language)
  const found = new Map<string, KnownOfStop>()
  const bases = plan.days.map(({ base }) => facts.destinations.find(({ id }) => id === base.id))
  const hired = hiredDays(plan.days, bases, budget && { budget })
  for (const [index, day] of plan.days.entries()) {
    let before: Sight | undefined
    let from = pointOf(day.base)
    for (const { id, place, note, travel } of day.items) {
      const sight = place?.id === undefined ? undefined : sightOf(place.id, day, facts)
      const hours = sight && prose.hours(sight, day.date)
      const line = isRidden(travel, sight?.reach?.mode) && sight?.reach?.how?.[plan.language]
      const to = pointOf(place)
      const isBoat =
        travel?.mode === 'transit' && from && to && isByBoat(regionOf(day.base.id ?? ''), from, to)
      const onFoot = travel?.mode === 'transit' && !line && !isBoat && minutesOnFoot(travel.km, kids)
      const byRoad = (travel?.mode === 'car' && !hired.has(index)) || travel?.mode === 'transit'
      const ride = isBoat ? 'boat' : byRoad && (rideOf(sight) ?? rideOf(before))
      found.set(id, {
        ...(hours && !note?.includes(hours) && { hours }),
        ...(line && { line }),
        ...(onFoot && { onFoot }),
        ...(ride && { ride }),
      })
      before = sight
      from = to ?? from
    }
  }
  return found
}

/** How a day trip by road is made without a car of one's own, there and back. */
function rideOf(sight: Sight | undefined): KnownOfStop['ride'] {
  const mode = sight?.daytrip ? sight.reach?.mode : undefined
  return mode === 'bus' || mode === 'tour' ? mode : undefined
}

const FURTHEST_WALK = 45

/** As the planner counts: 4.5 km an hour, children a quarter slower, rounded up to five. Undefined where few would walk. */
function minutesOnFoot(km: number, kids: number): number | undefined {
  const minutes = upToFive((km / 4.5) * 60 * (kids > 0 ? 1.25 : 1))
  return minutes <= FURTHEST_WALK ? minutes : undefined
}

/** The plan goes there as the atlas tells how: not in a car, nor on foot. */
function isRidden(travel: PlanItem['travel'], mode: string | undefined): boolean {
  return (travel?.mode === 'transit' || travel?.mode === 'train') && mode !== 'car' && mode !== 'tour'
}

/** The record of a place, the day's own destination asked first. */
export function sightOf(id: string, { base }: PlanDay, { destinations }: PlanFacts) {
  const near = destinations.filter((destination) => destination.id === base.id)
  for (const { sights } of [...near, ...destinations]) {
    const found = sights.find((sight) => sight.id === id)
    if (found) return found
  }
  return undefined
}

function checksOf({ days, provenance }: Plan, locale: Locale): ChecksSummary {
  // A stored plan may name a check that is no more.
  const words = new Map<string, Sentence>(Object.entries(SENTENCES[locale]))
  const passed: string[] = []
  const toConfirm: ChecksSummary['toConfirm'] = []
  for (const check of provenance.checks) {
    const sentence = words.get(check.id)
    if (!sentence) continue
    if (check.passed) passed.push(sentence.passed)
    else toConfirm.push({ sentence: sentence.failed, ...(check.day !== undefined && { day: check.day + 1 }) })
  }
  const places = days.flatMap(({ items }) => items.flatMap(({ place }) => place ?? []))
  const unverified = [
    ...new Set(
      places.flatMap(({ name, verified, source }) => (verified || source === 'openstreetmap' ? [] : [name])),
    ),
  ]
  return { passed, toConfirm, unverified }
}
