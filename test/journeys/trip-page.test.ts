import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { emptyPlan, testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** A signed-in traveller with a finished plan across the change to summer time. */
async function travelled() {
  const fixture = testServices({ planner: atlasPlanner })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  expect((await signIn(fixture, visitor)).status).toBe(200)
  const request = { ...VIENNA, startDate: '2027-03-26', endDate: '2027-03-29' }
  const submitted = await visitor.json('POST', '/api/trips', request)
  expect(submitted.status, await submitted.clone().text()).toBe(201)
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  return { fixture, app, visitor, id }
}

it('shows the days, the checks, the money and who made the plan', async () => {
  const { visitor, id } = await travelled()
  const html = await (await visitor.get(`/trips/${id}`)).text()
  expect(html.match(/<section class="day"/g)).toHaveLength(4)
  expect(html).toMatch(/\d+<!-- --> checks passed|\d+ checks passed/)
  for (const text of ['verified', 'Sketch, not for navigation', 'Budget', 'Affiliate links', 'By software'])
    expect(html).toContain(text)
  expect(html).toMatch(/href="\/contact\?message=[^"]*Vienna/)
  expect(html).toMatch(/rel="sponsored noopener"/)
  for (const file of ['ics', 'gpx', 'json']) expect(html).toContain(`/trips/${id}/plan.${file}"`)
})

it('gives the plan in the other language from the atlas', async () => {
  const { visitor, id } = await travelled()
  const english = await (await visitor.get(`/trips/${id}/plan.json`)).json<{ plan: Plan }>()
  const german = await (await visitor.get(`/trips/${id}/plan.json?plan=de`)).json<{ plan: Plan }>()
  expect(german.plan.language).toBe('de')
  expect(german.plan.destination.name).toBe('Wien')
  const times = ({ plan }: { plan: Plan }) =>
    plan.days.map(({ items }) => items.map(({ start, end, place }) => [start, end, place?.id]))
  expect(times(german)).toEqual(times(english))
  const text = JSON.stringify(german.plan.days)
  expect(text).not.toMatch(/\b(Lunch|Dinner|the)\b/)
  const html = await (await visitor.get(`/de/trips/${id}?plan=de`)).text()
  expect(html).toContain('Wien')
})

it('makes a calendar whose times are right on both sides of the change', async () => {
  const { visitor, id } = await travelled()
  const answer = await visitor.get(`/trips/${id}/plan.ics`)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="vienna-2027-03-26.ics"')
  const { plan } = await (await visitor.get(`/trips/${id}/plan.json`)).json<{ plan: Plan }>()
  const events = new ICAL.Component(ICAL.parse(await answer.text()))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  for (const { date, items } of plan.days)
    for (const item of items.filter(({ place }) => place)) {
      const event = events.find(({ summary, uid }) => summary === item.title && uid.includes(date))
      const local = event?.startDate.toJSDate().toLocaleString('sv-SE', { timeZone: 'Europe/Vienna' })
      expect(local).toBe(`${date} ${item.start}:00`)
    }
})

it('sends the calendar with the e-mail, and who made the plan', async () => {
  const { fixture, id } = await travelled()
  await fixture.services.deliverMail(`plan-ready:${id}`)
  const email = fixture.sent.at(-1)
  for (const part of [email?.text, email?.html]) expect(part).toContain('no AI model took part')
  const [attachment] = email?.attachments ?? []
  expect(attachment?.filename).toBe('vienna-2027-03-26.ics')
  expect(() => ICAL.parse(attachment?.content ?? '')).not.toThrow()
})

it('shares by a link that anyone may read until it is revoked', async () => {
  const { app, visitor, id } = await travelled()
  const shared = await visitor.json('POST', `/api/trips/${id}/share`)
  const { url } = await shared.json<{ url: string }>()
  expect(url).toMatch(/\/shared\/[A-Za-z0-9_-]{22}(~2)?$/)
  const again = await visitor.json('POST', `/api/trips/${id}/share`)
  expect(await again.json()).toEqual({ url })
  const stranger = createVisitor(app)
  const path = new URL(url).pathname
  const page = await stranger.get(path)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(html).toContain('Plan your own trip')
  expect(html).toContain('noindex')
  expect(html).not.toContain(id)
  expect(html).not.toContain('ada@example.com')
  expect((await stranger.get(`${path}/plan.ics`)).status).toBe(200)
  expect((await visitor.json('DELETE', `/api/trips/${id}/share`)).status).toBe(204)
  for (const gone of [path, `${path}/plan.ics`]) expect((await stranger.get(gone)).status).toBe(404)
})

it('shares and revokes without script', async () => {
  const { visitor, id } = await travelled()
  const answer = await visitor.form(`/trips/${id}/share`, {})
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/trips/${id}#share`])
  const html = await (await visitor.get(`/trips/${id}`)).text()
  expect(html).toMatch(/value="[^"]*\/shared\/[^"]+"/)
  await visitor.form(`/trips/${id}/share`, { revoke: '1' })
  expect(await (await visitor.get(`/trips/${id}`)).text()).not.toMatch(/value="[^"]*\/shared\//)
})

it('feeds calendars by a private address', async () => {
  const { app, visitor, id } = await travelled()
  const { url } = await (await visitor.json('POST', `/api/trips/${id}/calendar`)).json<{ url: string }>()
  const feed = await createVisitor(app).get(new URL(url).pathname)
  expect(feed.status).toBe(200)
  expect(new ICAL.Component(ICAL.parse(await feed.text())).name).toBe('vcalendar')
  const token = /([\w-]{22})\.ics$/.exec(url)?.[1] ?? ''
  expect((await createVisitor(app).get(`/shared/${token}`)).status).toBe(404)
  await visitor.json('DELETE', `/api/trips/${id}/calendar`)
  expect((await createVisitor(app).get(new URL(url).pathname)).status).toBe(404)
})

it('shows nothing of a trip to anybody else', async () => {
  const { fixture, app, visitor, id } = await travelled()
  const other = createVisitor(app)
  await signIn(fixture, other, 'eve@example.com')
  for (const path of [
    `/trips/${id}`,
    `/trips/${id}/plan.ics`,
    `/trips/${id}/plan.json`,
    `/trips/${id}/delete`,
  ])
    expect((await other.get(path)).status, path).toBe(404)
  expect((await other.json('POST', `/api/trips/${id}/share`)).status).toBe(404)
  expect((await other.form(`/trips/${id}/delete`, {})).status).toBe(404)
  expect((await createVisitor(app).get(`/trips/${id}/plan.ics`)).status).toBe(303)
  expect((await visitor.get(`/trips/${id}`)).status).toBe(200)
})

it('deletes after asking, and the links with it', async () => {
  const { app, visitor, id } = await travelled()
  const { url } = await (await visitor.json('POST', `/api/trips/${id}/share`)).json<{ url: string }>()
  expect(await (await visitor.get(`/trips/${id}/delete`)).text()).toContain('Delete this trip?')
  const answer = await visitor.form(`/trips/${id}/delete`, {})
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-trips?deleted=1'])
  expect((await visitor.get(`/trips/${id}`)).status).toBe(404)
  expect((await createVisitor(app).get(new URL(url).pathname)).status).toBe(404)
})

it('says that a trip still being planned counts for today when it is deleted', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  const shown = /<p data-if-pending="">The search still counts for today\.<\/p>/
  expect(await (await visitor.get(`/trips/${id}/delete`)).text()).toMatch(shown)
  const list = await (await visitor.get('/my-trips')).text()
  expect(list).toContain('data-pending="true"')
  expect(list).toMatch(/<p hidden="" data-if-pending="">/)
  await fixture.services.preparing.prepare(id)
  expect(await (await visitor.get(`/trips/${id}/delete`)).text()).not.toMatch(shown)
  expect(await (await visitor.get('/my-trips')).text()).not.toContain('data-pending')
})

it('tells how far a plan in the making is, and counts down to departure', async () => {
  const { fixture, visitor } = await travelled()
  const list = await (await visitor.get('/my-trips')).text()
  expect(list).toContain('125 days to go')
  expect(list).toContain('class="stamp"')
  fixture.clock.time = Date.parse('2027-03-27T12:00:00Z')
  await signIn(fixture, visitor)
  expect(await (await visitor.get('/my-trips')).text()).toMatch(/Under way: day .*2.* of .*4/)
  fixture.clock.time = Date.parse('2027-04-27T12:00:00Z')
  await signIn(fixture, visitor)
  expect(await (await visitor.get('/my-trips')).text()).toContain('Past trips')
})

it('lists twenty trips a page, and each once', async () => {
  const { fixture, visitor } = await travelled()
  const { id: userId } = await (await visitor.get('/api/auth/user')).json<{ id: string }>()
  for (let day = 1; day <= 24; day++) {
    fixture.clock.time += 86_400_000
    const submission = { userId, email: 'ada@example.com', request: VIENNA, key: `trip-${day}` }
    expect((await fixture.services.submitTrip(submission)).submitted).toBe(true)
  }
  await signIn(fixture, visitor)
  const idsOn = (html: string) => [...html.matchAll(/id="trip-([\da-f-]{36})"/g)].map(([, id]) => id)
  const first = await (await visitor.get('/my-trips')).text()
  const older = /href="(\/my-trips\?before=[^"]+)"/.exec(first)?.[1] ?? ''
  const second = await (await visitor.get(older)).text()
  expect([idsOn(first).length, idsOn(second).length]).toEqual([20, 5])
  expect(new Set([...idsOn(first), ...idsOn(second)]).size).toBe(25)
  expect(second).not.toContain('Older trips')
  expect(idsOn(await (await visitor.get('/my-trips?before=1.x')).text())).toEqual(idsOn(first))
})

it('shows the days that are finished while the others are being made, and says how far it is', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  const page = async () => (await visitor.get(`/trips/${id}`)).text()
  expect(await page()).toMatch(/Generating\.\.\..*Choosing the best places/)
  const claim = await fixture.services.trips.claim(id, fixture.clock.time, 60_000)
  const days = emptyPlan({ ...VIENNA, budget: 'comfort' }).days
  if (claim) await fixture.services.trips.saveProgress(claim, days.slice(0, 2), fixture.clock.time + 60_000)
  const html = await page()
  expect(html).toMatch(/role="status"[^>]*>Generating/)
  expect(html).toMatch(/Day (<!-- -->)?2(<!-- -->)? of (<!-- -->)?3(<!-- -->)? is ready/)
  expect(html.match(/<section class="day"/g)).toHaveLength(2)
  expect(html).toContain('<title>2/3 · Vienna')
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="5"/)
  if (claim) await fixture.services.trips.saveProgress(claim, days, fixture.clock.time + 60_000)
  expect(await page()).toContain('days are ready, checking the whole')
})
