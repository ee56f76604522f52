import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor } from '../support/visitor.ts'

const TYPED = { startLocation: 'Hamburg', adults: '3', notes: 'With a pram' }

function openApp() {
  const fixture = testServices({ planner: atlasPlanner })
  return { visitor: createVisitor(createApp(fixture.services)) }
}

it('offers ready routes with the nights of the dates beside them, and fills those in', async () => {
  const { visitor } = openApp()
  const eleven = { ...TYPED, destination: 'Andalusien', startDate: '2027-03-04', endDate: '2027-03-15' }
  const offers = await (await visitor.form('/de/plan/stops', eleven)).text()
  const [, stops = ''] = /Das maurische Dreieck<\/button><small><b>([^<]*)</.exec(offers) ?? []
  const nights = stops.split(' · ').map((stop) => Number(stop.split(' ').at(-1)))
  expect(nights.reduce((sum, each) => sum + each, 0)).toBe(11)
  const chosen = await (
    await visitor.form('/de/plan/stops', { ...eleven, stops: 'Das maurische Dreieck' })
  ).text()
  const filled = [1, 2, 3].map((row) =>
    Number(
      /value="(\d+)"/.exec(new RegExp(`<input[^>]*name="nights${row}"[^>]*>`).exec(chosen)?.[0] ?? '')?.[1],
    ),
  )
  expect(filled).toEqual(nights)
})

it('answers a trip to a region with routes of its length', async () => {
  const request = { ...VIENNA, destination: 'Andalusia', endDate: '2027-03-09' }
  const answer = await openApp().visitor.json('POST', '/api/trips', request)
  const { error } = await answer.json<{ error: { routes: { stops: { nights: number }[] }[] } }>()
  expect(error.routes.length).toBeGreaterThan(0)
  for (const { stops } of error.routes) expect(stops.reduce((sum, { nights }) => sum + nights, 0)).toBe(5)
})

it('offers the routes of a country that is a place by itself, beside own stops', async () => {
  const { visitor } = openApp()
  const form = { ...TYPED, destination: 'Island' }
  const page = await (await visitor.form('/de/plan/stops', form)).text()
  expect(page).toContain('Ringstraße und Edinburgh')
  expect(page).toMatch(/id="stops-notice">Wähle eine fertige Route/)
  const chosen = await (
    await visitor.form('/de/plan/stops', { ...form, stops: 'Ringstraße und Edinburgh' })
  ).text()
  for (const filled of ['value="Island"', 'value="Edinburgh"', 'value="10"']) expect(chosen).toContain(filled)
})
