import type { Locale } from '../../i18n/locale.ts'
import type { PlanExtras } from '../../open-data/plan-extras.ts'
import type { Plan, PlanDay } from '../../planner/plan.ts'
import { proseIn } from '../../planner/prose/prose.ts'
import { type Sentence, SENTENCES } from '../../planner/verify/texts/check-messages.ts'
import type { PlanFacts } from '../../planner/verify/verify.ts'

/** A plan with what its page says beside it. */
export interface PlanSheet {
  plan: Plan
  /** Usual opening hours of the atlas's places, by item id, in the plan's language. */
  hours: ReadonlyMap<string, string>
  checks: ChecksSummary
  /** Pictures and forecast, where there are any. */
  extras?: PlanExtras
}

export interface ChecksSummary {
  /** Sentences, in the page's language. */
  passed: string[]
  toConfirm: { sentence: string; /** From 1. */ day?: number }[]
  /** Names of places that nobody has checked. */
  unverified: string[]
}

export function planSheet(plan: Plan, facts: PlanFacts, locale: Locale, extras?: PlanExtras): PlanSheet {
  return { ...(extras && { extras }), plan, hours: usualHours(plan, facts), checks: checksOf(plan, locale) }
}

function usualHours(plan: Plan, facts: PlanFacts): Map<string, string> {
  const prose = proseIn(plan.language)
  const found = new Map<string, string>()
  for (const day of plan.days)
    for (const { id, place, note } of day.items) {
      const sight = place?.id === undefined ? undefined : sightOf(place.id, day, facts)
      const hours = sight && prose.hours(sight, day.date)
      if (hours && !note?.includes(hours)) found.set(id, hours)
    }
  return found
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
