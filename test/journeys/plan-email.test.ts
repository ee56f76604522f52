import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { VIENNA } from '../support/sample-trip.ts'
import { emptyPlan, testServices, plannerOf } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** The e-mail about a finished plan whose destination the atlas covers so far. */
async function emailAbout(coverage: 'full' | 'generic') {
  const planner = async () =>
    plannerOf((request) => ({ planned: true, plan: { ...emptyPlan(request), coverage } }))
  const fixture = testServices({ planner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  await fixture.services.deliverMail(`plan-ready:${id}`)
  return fixture.sent.at(-1)
}

it('says of a plan outside the atlas that nothing in it was checked', async () => {
  const email = await emailAbout('generic')
  for (const part of [email?.text, email?.html]) {
    expect(part).toContain('outside our atlas')
    expect(part).not.toMatch(/planned and checked|from our own atlas/)
  }
})

it('says of a plan from the atlas that it was checked', async () => {
  const email = await emailAbout('full')
  expect(email?.text).toContain('Every day has been planned and checked.')
  expect(email?.text).toContain('from our own atlas')
})

it('names the destination as the plan does, whatever was typed', async () => {
  const planner = async () =>
    plannerOf((request) => ({
      planned: true,
      plan: { ...emptyPlan(request), destination: { id: 'barcelona', name: 'Barcelona', currency: 'EUR' } },
    }))
  const fixture = testServices({ planner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const request = { ...VIENNA, destination: 'Barcelna' }
  const { id } = await (await visitor.json('POST', '/api/trips', request)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  await fixture.services.deliverMail(`plan-ready:${id}`)
  expect(fixture.sent.at(-1)?.subject).toBe('Your travel plan for Barcelona is ready')
  expect(await (await visitor.get(`/trips/${id}`)).text()).toContain('<h1>Barcelona</h1>')
})
