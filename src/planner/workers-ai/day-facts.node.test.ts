import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { planOf } from '../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { createPlaceList } from './model-places.ts'
import { promptFor } from './model-prompt.ts'

const atlas = readAtlas()

async function prompt(destination: string, startDate: string, endDate: string) {
  const request = sampleRequest({ destination, startDate, endDate })
  const plan = await planOf(createAtlasPlanner({ atlas }), request)
  const facts = await gatherFacts(plan, atlas)
  const days = [...plan.days.keys()]
  const brief = { plan, request, facts, places: createPlaceList(facts), days, closing: true }
  return { plan, text: promptFor(brief)[1]?.content ?? '' }
}

it('tells the model what is true of each stop, its best hour, ticket and event, and why the day is so', async () => {
  const { plan, text } = await prompt('Munich', '2027-09-18', '2027-09-20')
  expect(text).toContain('|Oktoberfest|')
  for (const { why, items } of plan.days) {
    if (why) expect(text).toContain(why)
    for (const { kind, cost } of items)
      if (kind === 'sight' && cost) expect(text).toContain(`|${cost.amount} ${cost.currency}|`)
  }
  expect(text).toMatch(/sunset|opening|\|\d\d:\d\d-\d\d:\d\d\|/)
})

it('names what to order at the tables of the day', async () => {
  const { plan, text } = await prompt('Vienna', '2027-05-07', '2027-05-09')
  const [meal] = plan.days.flatMap(({ items }) => items.filter(({ kind, place }) => kind === 'meal' && place))
  expect(text).toContain(`|${meal?.place?.name}: `)
})
