// What the atlas offers can be planned at all: nothing that one comes for is shut out by the hours of a day.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { evalContext, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

it.each([
  ['Dubai', '2027-03-20', 'Dubai Desert Conservation Reserve', 'dubai-desert-reserve'],
  ['Bagan', '2027-01-04', 'Balloon over Bagan', 'balloon-bagan'],
  ['Varanasi', '2027-01-04', 'Subah-e-Banaras at Assi Ghat', 'assi-ghat'],
  ['Salzburg', '2027-07-04', 'Hallstatt', 'hallstatt-trip'],
  ['Reykjavík', '2027-12-08', 'Golden Circle', 'gullfoss-trip'],
  ['Isle of Skye', '2027-06-08', 'Neist Point', 'neist-point'],
  ['San Diego', '2027-07-08', 'Sunset Cliffs', 'sunset-cliffs'],
] as const)('plans what is asked for by name in %s on %s: %s', async (destination, startDate, name, id) => {
  const endDate = startDate.replace(/\d\d$/, (day) => String(Number(day) + 5).padStart(2, '0'))
  const wishes = { mustSees: [name] }
  const outcome = await planner.plan(
    tripRequest({ destination, startDate, endDate, wishes }),
    evalContext({ seed: 7 }),
  )
  if (!outcome.planned) throw new Error(outcome.refusal)
  const ids = outcome.plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? []))
  expect(ids).toContain(id)
})

it('goes after the northern lights on a clear evening', async () => {
  const outcome = await planner.plan(
    tripRequest({ destination: 'Tromsø', startDate: '2027-01-08', endDate: '2027-01-13' }),
    evalContext({ seed: 7 }),
  )
  if (!outcome.planned) throw new Error(outcome.refusal)
  const chases = outcome.plan.days.flatMap(({ items }) =>
    items.filter(({ title }) => /lights chase/i.test(title)),
  )
  // One chase, as the season's or as the place's, at its price.
  expect(chases.map(({ cost }) => cost?.amount)).toEqual([2800])
})
