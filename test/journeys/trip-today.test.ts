import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** A traveller on the second day of four in Vienna, at ten in the morning there. */
async function underWay() {
  const clock = { time: Date.parse('2027-03-01T09:00:00Z'), now: () => clock.time }
  const fixture = testServices({ planner: atlasPlanner, clock })
  const visitor = createVisitor(createApp(fixture.services))
  expect((await signIn(fixture, visitor)).status).toBe(200)
  const request = { ...VIENNA, startDate: '2027-03-02', endDate: '2027-03-05' }
  const submitted = await visitor.json('POST', '/api/trips', request)
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  clock.time = Date.parse('2027-03-03T09:00:00Z')
  expect((await signIn(fixture, visitor)).status).toBe(200)
  const plan = async () => (await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()).plan
  return { visitor, id, clock, plan, page: async () => (await visitor.get(`/trips/${id}`)).text() }
}

const row = (html: string, slot: string) =>
  new RegExp(`<div data-slot="${slot}"( hidden="")?>.*?</div>`).exec(html)?.[0] ?? ''

it('opens at what is next, on the clocks of the place', async () => {
  const { page, plan, clock } = await underWay()
  const html = await page()
  expect(html).toContain(`<time data-slot="time">10:00</time>`)
  const items = (await plan()).days[1]?.items ?? []
  const ahead = items.find(({ start }) => start > '10:00')
  expect(row(html, 'next')).toContain(`href="#${ahead?.id}"`)
  expect(row(html, 'leave')).not.toContain('hidden')
  expect(row(html, 'sunset')).toMatch(/<b>1[78]:\d\d<\/b>/)
  clock.time = Date.parse('2027-03-06T12:00:00Z')
  expect(await page()).not.toContain('data-now')
})

it('says in the evening that the day is over, and what tomorrow begins with', async () => {
  const { page, plan, clock } = await underWay()
  expect(await page()).toMatch(/<p data-slot="over" hidden="">/)
  clock.time = Date.parse('2027-03-03T22:55:00Z')
  const html = await page()
  expect(html).toMatch(/<p data-slot="over">/)
  const [first] = (await plan()).days[2]?.items ?? []
  expect(row(html, 'tomorrow')).toContain(`href="#${first?.id}"`)
  expect(row(html, 'sunset')).toContain('hidden')
  expect(html).toMatch(/<form[^>]* data-slot="late" hidden=""/)
})

it('is hidden before the trip, and there for the day when the page is kept', async () => {
  const { page, clock } = await underWay()
  clock.time = Date.parse('2027-03-01T10:00:00Z')
  expect(await page()).toMatch(/<section class="now no-print"[^>]* hidden=""/)
})

it('does the rest of a day later, and takes it back', async () => {
  const { visitor, id, page, plan } = await underWay()
  const before = await plan()
  const late = { revision: '0', back: 'today', day: '1', start: '10:00', late: '40', change: 'late' }
  const answer = await visitor.form(`/trips/${id}/edit`, late)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/trips/${id}?late=1`])
  const after = await plan()
  expect(after.days[1]?.items.some(({ start }, at) => start > (before.days[1]?.items[at]?.start ?? ''))).toBe(
    true,
  )
  expect(after.days.with(1, before.days[1] as never)).toEqual(before.days)
  expect(await (await visitor.get(`/trips/${id}?late=1`)).text()).toContain('Undo the last change')
  expect(await page()).not.toContain('Undo the last change')
  const undone = await visitor.form(`/trips/${id}/edit`, { revision: '1', back: 'today', change: 'undo' })
  expect(undone.headers.get('location')).toBe(`/trips/${id}`)
  expect((await plan()).days).toEqual(before.days)
})

it('refuses to be late without an hour, a day or a number', async () => {
  const { visitor, id } = await underWay()
  for (const changes of [{ start: '' }, { day: '' }, { late: '0' }, { late: '999' }]) {
    const form = { revision: '0', day: '1', start: '10:00', late: '40', change: 'late', ...changes }
    expect((await visitor.form(`/trips/${id}/edit`, form)).status).toBe(400)
  }
})
