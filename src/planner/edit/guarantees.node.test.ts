import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { randomEdit } from '../../../test/support/random-edits.ts'
import { readTrip, type TripKey, TRIPS } from '../../../test/eval/changes/trips.ts'
import { isStop, type Plan } from '../plan.ts'
import { createRandom } from '../schedule/search/random.ts'
import { verify } from '../verify/verify.ts'
import { editPlan } from './edit-plan.ts'
import type { PlanEdit } from './plan-edit.ts'
import { withDates } from './operations/step.ts'

const atlas = readAtlas()
const ROUNDS = 90

/** Days that an operation names; undefined where it may be any. */
function named(edit: PlanEdit, plan: Plan): number[] | undefined {
  const of = (item: string) => plan.days.findIndex(({ items }) => items.some(({ id }) => id === item))
  switch (edit.verb) {
    case 'move':
    case 'time':
      return [of(edit.item), edit.day]
    case 'remove':
    case 'lock':
    case 'swap':
    case 'visit':
      return [of(edit.item)]
    case 'swap-days':
      return [edit.day, edit.with]
    case 'length':
    case 'nights':
    case 'swap-places':
    case 'drop-place':
      return undefined
    case 'note':
      return edit.item === undefined ? [edit.day] : [of(edit.item)]
    case 'undo':
    case 'ask':
      return []
    default:
      return edit.day === undefined ? undefined : [edit.day]
  }
}

/** What does not depend on which ticket for several sights is paid first, nor on where it is said which that is. */
function withoutTickets(day: Plan['days'][number] | undefined): string {
  return JSON.stringify(day, (key, value: unknown) => {
    if (key === 'cost') return undefined
    if (key !== 'note' || typeof value !== 'string') return value
    const told = /(Part of the ticket|Gehört zum Ticket) .*? \(\d{1,2}\.? [^)]+\)[^.]*\. ?/
    return value.replace(told, '').trim() || undefined
  })
}

it.each(Object.keys(TRIPS) as TripKey[])(
  'changes of every sort leave other days to the letter, locks and checks whole: plan %s',
  async (key) => {
    const trip = await readTrip(key, atlas)
    expect(
      verify(trip.plan, trip.context.request, trip.context).faults.filter(
        ({ check }) => check !== 'sight-daily',
      ),
    ).toEqual([])
    let { plan, context } = trip
    const random = createRandom(23)
    let taken = 0
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 15 === 0) ({ plan, context } = trip)
      const edit = randomEdit(plan, context, random)
      const outcome = editPlan(plan, edit, { ...context, seed: round })
      if (!outcome.edited) continue
      taken += 1
      const about = JSON.stringify(edit)
      if (outcome.dates) context = withDates(context, outcome.dates)
      // A day may be emptied by whoever travels.
      const { faults } = verify(outcome.plan, context.request, context)
      expect(
        faults.filter(({ check }) => check !== 'sight-daily'),
        about,
      ).toEqual([])
      const touched = new Set(outcome.touched)
      const after = new Map(outcome.plan.days.map((day) => [day.date, day]))
      for (const day of plan.days)
        if (!touched.has(day.date))
          expect(JSON.stringify(after.get(day.date)), about).toBe(JSON.stringify(day))
      const days = named(edit, plan)
      for (const [index, day] of plan.days.entries())
        if (days && !days.includes(index))
          expect(withoutTickets(after.get(day.date)), about).toBe(withoutTickets(day))
      for (const { date, items } of plan.days)
        for (const item of items.filter((each) => isStop(each) && each.locked)) {
          if ('item' in edit && edit.item === item.id) continue
          const kept = after.get(date)?.items.find(({ place }) => place?.name === item.place?.name)
          expect(kept?.start, `${about} moved ${item.title}`).toBe(item.start)
        }
      plan = outcome.plan
    }
    expect(taken).toBeGreaterThan(ROUNDS / 4)
  },
  120_000,
)
