import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const WINTER = { ...VIENNA, destination: 'Antarctica', startDate: '2027-07-05', endDate: '2027-07-08' }

it('refuses days on which nothing can be visited, tells the months, and leaves the day its search', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const refused = await visitor.json('POST', '/api/trips', WINTER)
  expect(refused.status).toBe(422)
  const { error } = await refused.json<{ error: { fields: Record<string, object>; suggestions: string[] } }>()
  expect(error).toMatchObject({
    fields: { startDate: { code: 'out_of_season', message: expect.stringContaining('Nov–Mar') } },
    suggestions: ['Nov–Mar'],
  })
  const summer = { ...WINTER, startDate: '2027-01-11', endDate: '2027-01-14' }
  expect((await visitor.json('POST', '/api/trips', summer)).status).toBe(201)
})

it('shows the form again with what was typed', async () => {
  const visitor = createVisitor(createApp(testServices({ planner: atlasPlanner }).services))
  const form = Object.fromEntries(
    Object.entries({ ...WINTER, language: 'de' }).map(([name, value]) => [name, String(value)]),
  )
  const answer = await visitor.form('/de', form)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('value="Antarctica"')
  expect(html).toContain('value="2027-07-05"')
  expect(html).toContain('Nov–Mär')
})

it('refuses hours that leave nothing to plan between them', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const day = { ...VIENNA, startDate: '2027-05-11', endDate: '2027-05-11' }
  const ask = (wishes: object) => visitor.json('POST', '/api/trips', { ...day, wishes })
  for (const [field, wishes] of [
    ['arrivalTime', { arrival: { time: '20:30', means: 'plane' } }],
    ['departureTime', { departure: { time: '07:30', means: 'plane' } }],
    ['departureTime', { arrival: { time: '23:00' }, departure: { time: '23:30' } }],
  ] as const) {
    const refused = await ask(wishes)
    expect(refused.status).toBe(422)
    const { error } = await refused.json<{ error: object }>()
    expect(error).toMatchObject({ fields: { [field]: { code: 'too_short_a_day' } } })
  }
  const night = {
    ...day,
    endDate: '2027-05-12',
    wishes: { arrival: { time: '23:00' }, departure: { time: '05:00' } },
  }
  const refused = await (await visitor.json('POST', '/api/trips', night)).json<{ error: object }>()
  expect(refused.error).toMatchObject({ fields: { departureTime: { code: 'too_short_a_day' } } })
  const late = await (await ask({ startsAt: '16:00' })).json<{ error: object }>()
  expect(late.error).toMatchObject({
    fields: { startsAt: { code: 'starts_too_late', message: expect.stringContaining('14:00') } },
  })
  expect((await ask({ arrival: { time: '08:00' }, departure: { time: '20:00' } })).status).toBe(201)
})

const SYDNEY = { ...VIENNA, startLocation: 'Berlin', destination: 'Sydney', startDate: '2027-05-10' }

it('refuses days all of which the way takes, tells how many suffice, and leaves the day its search', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  for (const endDate of ['2027-05-10', '2027-05-11', '2027-05-12']) {
    const refused = await visitor.json('POST', '/api/trips', { ...SYDNEY, endDate })
    expect(refused.status).toBe(422)
    const { error } = await refused.json<{ error: object }>()
    expect(error).toMatchObject({
      fields: { endDate: { code: 'too_short_for_the_way', message: expect.stringContaining('4 days') } },
      suggestions: ['4 days'],
    })
  }
  expect((await visitor.json('POST', '/api/trips', { ...SYDNEY, endDate: '2027-05-13' })).status).toBe(201)
})

it('says so in the form, in both languages, with what was typed', async () => {
  const visitor = createVisitor(createApp(testServices({ planner: atlasPlanner }).services))
  const form = { ...SYDNEY, endDate: '2027-05-12', language: 'de' }
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
  const answer = await visitor.form('/de', fields)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('value="2027-05-12"')
  expect(html).toContain('4 Tage')
})
