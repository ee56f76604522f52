import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor } from '../support/visitor.ts'

it.each([
  ['Iceland', ['Reykjavik', 'Vik', 'Höfn', 'Akureyri']],
  ['Namibia', ['Windhoek', 'Sossusvlei', 'Swakopmund', 'Etosha']],
])('takes towns of %s as the stops of a journey', async (_region, places) => {
  const { destination: _, ...request } = { ...VIENNA, endDate: '2027-03-14' }
  const visitor = createVisitor(createApp(testServices({ planner: atlasPlanner }).services))
  const stops = places.map((place) => ({ place }))
  const answer = await visitor.json('POST', '/api/trips', { ...request, stops })
  const { error } = await answer.json<{ error?: { code?: string; fields?: object } }>()
  expect(error?.fields).toBeUndefined()
  expect(answer.status).toBeLessThan(402)
})
