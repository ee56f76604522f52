// Where readers saw children taken that are too small, one test each: every one of them failed then.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { kidsFit } from '../../src/planner/verify/soft-checks.ts'
import { createSubject } from '../../src/planner/verify/subject.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas })

async function itemsOf(changes: Partial<PlanRequest>): Promise<Plan['days'][number]['items']> {
  const plan = await planOf(planner, tripRequest(changes))
  return plan.days.flatMap(({ items }) => items)
}

it('takes nobody to a bath that lets none of the children in', async () => {
  const garda = await itemsOf({
    destination: 'Lake Garda',
    startDate: '2027-08-01',
    endDate: '2027-08-06',
    kids: 2,
    wishes: { ages: [5, 9] },
  })
  expect(garda.map(({ place }) => place?.id)).not.toContain('aquaria-thermal')
})

it('does not walk along a cliff for hours with a child of four', async () => {
  const rügen = {
    destination: 'Rügen',
    startDate: '2027-07-10',
    endDate: '2027-07-15',
    kids: 2,
  }
  const small = await itemsOf({ ...rügen, wishes: { ages: [4, 7] } })
  expect(small.map(({ place }) => place?.id)).not.toContain('hochuferweg')
  expect(small.map(({ place }) => place?.id)).toContain('koenigsstuhl')
})

it('says nothing of children up to ten to somebody of thirteen', async () => {
  const krakow = await itemsOf({
    destination: 'Kraków',
    startDate: '2027-05-01',
    endDate: '2027-05-04',
    budget: 'budget',
    kids: 1,
    wishes: { ages: [13] },
  })
  expect(krakow.map(({ kidsNote }) => kidsNote)).not.toContain('Suits children from 2 to 10.')
})

it('is judged by the ages of the children', async () => {
  const request = tripRequest({
    destination: 'Paris',
    startLocation: 'London',
    startDate: '2027-06-01',
    endDate: '2027-06-05',
    kids: 1,
    wishes: { ages: [9] },
  })
  const plan = await planOf(planner, request)
  const facts = await gatherFacts(plan, atlas)
  const markFor = (age: number) =>
    kidsFit.mark(createSubject(plan, { ...request, wishes: { ages: [age] } }, facts))
  expect(markFor(1)).toBeLessThan(markFor(9) ?? 0)
})

it('leads a family at Lake Garda to the rides, and small children to no wine and no bones', async () => {
  const family = { startDate: '2027-08-02', endDate: '2027-08-08', kids: 2, wishes: { ages: [5, 9] } }
  const garda = (await itemsOf({ ...family, destination: 'Lake Garda' })).map(({ place }) => place?.id)
  expect(garda).toContain('gardaland')
  expect(garda).not.toContain('bardolino-wine-museum')
  const naples = await itemsOf({ ...family, destination: 'Naples' })
  expect(naples.map(({ place }) => place?.id)).not.toContain('catacombe-san-gennaro')
})

it('sees a road once, on foot or by bicycle', async () => {
  const rome = await itemsOf({
    destination: 'Rome',
    startDate: '2027-07-05',
    endDate: '2027-07-10',
    kids: 2,
    wishes: { ages: [6, 9] },
  })
  const ids = rome.map(({ place }) => place?.id)
  expect(['appian-way', 'appia-by-bike'].filter((id) => ids.includes(id)).length).toBeLessThan(2)
  expect(ids).toContain('bioparco')
})
