import { expect, it } from 'vitest'
import { atlasWithoutSights } from '../../../test/support/atlas-without-sights.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { editPlan } from '../edit/edit-plan.ts'
import { hasOuting } from './day-trip.ts'
import type { Plan, PlanDay, PlanItem, PlanRequest } from '../plan.ts'
import { createReschedule } from '../repair/reschedule-plan.ts'
import { translatePlan } from '../prose/translate-plan.ts'
import { verify } from '../verify/verify.ts'
import { gatherFacts } from '../verify/fact-source.ts'

const atlas = atlasWithoutSights(bundledAtlas(), 'bratislava')

/** Days at a place without sights, one of which leads to Vienna. */
async function planned(changes: Partial<PlanRequest> = {}) {
  const dates = { startDate: '2027-05-06', endDate: '2027-05-11' }
  const request = sampleRequest({ destination: 'Bratislava', ...dates, ...changes })
  const outcome = await createAtlasPlanner({ atlas }).plan(request, {
    seed: 3,
    now: '2027-01-01T00:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  const { plan } = outcome
  const facts = await gatherFacts(plan, atlas)
  const day = plan.days.findIndex((each) => hasOuting(each, facts.destinations))
  return { plan, request, facts, day, excursion: excursionOn(plan, day) }
}

function excursionOn(plan: Plan, day: number): PlanItem {
  const found = plan.days[day]?.items.find(({ kind }) => kind === 'daytrip')
  if (!found) throw new Error('no outing')
  return found
}

const lengthOf = ({ start, end }: PlanItem) => minutesOfDay(end) - minutesOfDay(start)

it.each([{}, { kids: 2, tripType: 'relaxed' as const }, { language: 'de' as const }])(
  'keeps a day at a neighbouring town whole when it gets another day or hour (%o)',
  async (changes) => {
    const { plan, request, facts, day, excursion } = await planned(changes)
    const context = { ...facts, request, atlas, seed: 1 }
    const another = plan.days.findIndex(
      (each, index) => index > 0 && index < plan.days.length - 1 && !hasOuting(each, facts.destinations),
    )
    expect(another).toBeGreaterThan(0)
    const later = `${String(Number(excursion.start.slice(0, 2)) + 1).padStart(2, '0')}:00`
    for (const [target, edit] of [
      [another, { verb: 'move', item: excursion.id, day: another }],
      [another, { verb: 'time', item: excursion.id, day: another, start: later }],
      [day, { verb: 'time', item: excursion.id, day, start: later }],
    ] as const) {
      const outcome = editPlan(plan, edit, context)
      if (!outcome.edited) throw new Error(JSON.stringify(outcome))
      // The day it left may be empty: that is the traveller's choice.
      const faults = verify(outcome.plan, request, facts).faults
      expect(faults.filter(({ check }) => check !== 'sight-daily')).toEqual([])
      const moved = excursionOn(outcome.plan, target)
      const { title, place, travel, why } = excursion
      expect(moved).toMatchObject({ title, place, travel, why })
      expect(lengthOf(moved)).toBe(lengthOf(excursion))
      expect(outcome.plan.days[target]?.title).toBe(plan.days[day]?.title)
      if (edit.verb === 'time') expect(moved.start >= later).toBe(true)
    }
  },
)

it('times a day at a neighbouring town anew as it was', async () => {
  const { plan, request, facts, day, excursion } = await planned()
  const again = createReschedule({ atlas })(request, facts, 1).day(plan, day, [excursion], false)
  // The table is the best one that no other day has: the whole trip is known by now.
  const visits = ({ items, ...rest }: PlanDay) => ({
    ...rest,
    items: items.filter(({ kind }) => kind !== 'meal' && kind !== 'evening'),
  })
  const before = plan.days[day]
  expect(before && visits(again)).toEqual(before && visits(before))
})

it('leads to the neighbouring town in the other language, too', async () => {
  const { plan, request, facts, day } = await planned({ language: 'de' })
  expect(plan.days[day]?.title).toBe('Tagesausflug nach Wien')
  const english = translatePlan(plan, { ...request, language: 'en' }, facts, atlas)
  const { plan: expected } = await planned()
  expect(english.days[day]).toEqual(expected.days[day])
})
