import { expect, it } from 'vitest'
import type { Journey } from '../../src/trips/trip-wishes.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import { deepDestinations, evalAtlas, evalContext, tripRequest } from './drafts.ts'

/** Each twelfth place of the atlas, and what travellers say of the hours of their tickets. */
const EACH = 12
const HOURS: { arrival?: Journey; departure?: Journey }[] = [
  { arrival: { time: '20:30', means: 'plane' } },
  { arrival: { time: '23:00', means: 'train' } },
  { departure: { time: '07:30', means: 'plane' } },
  { departure: { time: '23:00', means: 'train' } },
  { arrival: { time: '16:00', means: 'boat' }, departure: { time: '10:00', means: 'car' } },
]
const STARTS = ['Berlin', 'New York', 'Sydney']

it('plans around every hour at which one comes and leaves, from near and from afar', async () => {
  const planner = createCheckedPlanner({ atlas: evalAtlas() })
  const refused: string[] = []
  for (const [index, { names }] of deepDestinations().entries()) {
    if (index % EACH !== 0) continue
    const starts = STARTS.filter((start) => start !== names.en)
    for (const [turn, wishes] of HOURS.entries()) {
      const startDate = addDays('2027-04-05', index + 11 * turn)
      const request = tripRequest({
        startLocation: starts[(index / EACH + turn) % starts.length] ?? '',
        destination: names.en,
        startDate,
        endDate: addDays(startDate, 3 + turn),
        kids: turn % 2,
        tripType: turn % 2 === 0 ? 'relaxed' : 'action',
        wishes,
      })
      const outcome = await planner.plan(request, evalContext())
      if (!outcome.planned) refused.push(`${names.en}: ${outcome.refusal}`)
    }
  }
  expect(refused).toEqual([])
})
