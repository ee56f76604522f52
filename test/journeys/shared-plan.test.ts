import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

it('gives whoever has the link the plan as its page shows it, and not what was asked for', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const { url } = await (await visitor.json('POST', `/api/trips/${id}/share`)).json<{ url: string }>()
  const own = await (await visitor.get(`/trips/${id}/plan.json`)).json<object>()
  expect(Object.keys(own)).toEqual(expect.arrayContaining(['startLocation', 'adults', 'kids', 'tripType']))
  const given = await createVisitor(app).get(`${new URL(url).pathname}/plan.json`)
  expect(Object.keys(await given.json<object>())).toEqual([
    'url',
    'destination',
    'startDate',
    'endDate',
    'language',
    'plan',
  ])
  // What the plan itself tells, its owner is told of before.
  expect(await (await visitor.get(`/trips/${id}`)).text()).toContain('where the trip starts')
})
