import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { bundledAtlas } from '../../src/atlas/bundled-atlas.ts'
import { choosePlanner } from '../../src/planner/choose-planner.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices, plannerOf } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const TRIP = {
  startLocation: 'Hamburg',
  destination: 'Wien',
  adults: 3,
  kids: 1,
  startDate: '2027-03-04',
  endDate: '2027-03-09',
  budget: 2,
  tripType: 'action',
  language: 'de',
}

const fails = async () => plannerOf(() => ({ planned: false, refusal: 'not_a_place' }))

async function planned(planner = fails, request = TRIP) {
  const fixture = testServices({ planner })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', request)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  return { fixture, app, visitor, id }
}

/** What a form would send, pressed as it comes. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const sent = inputs.filter((tag) => !tag.includes('type="radio"') || tag.includes('checked=""'))
  return Object.fromEntries(sent.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

it('brings the form back with all that was in it after a plan that failed', async () => {
  const { fixture, app, visitor, id } = await planned()
  expect(await (await visitor.get(`/trips/${id}`)).text()).toContain(`href="/trips/${id}/again"`)
  await fixture.services.deliverMail(`plan-failed:${id}`)
  expect(fixture.sent.at(-1)?.text).toContain(`/de/trips/${id}/again`)
  const verified = await (await visitor.get(`/email-verified?trip=${id}`)).text()
  expect(verified).toContain('use the <a href="/contact">contact form</a>')
  const html = await (await visitor.get(`/trips/${id}/again`)).text()
  const form = Object.entries(TRIP).map(([name, value]) => [name, String(value)])
  expect(fieldsOf(html)).toMatchObject(Object.fromEntries(form))
  // Without this the draft on the device would be put over it.
  expect(html).toMatch(/<form[^>]*class="ticket".*role="alert".*Please check your input for typos.*<\/form>/s)
  const again = await visitor.form('/', { ...fieldsOf(html), destination: 'Graz' })
  expect([again.status, again.headers.get('location')]).toEqual([303, expect.stringContaining('planned=')])

  const stranger = createVisitor(app)
  expect((await stranger.get(`/trips/${id}/again`)).headers.get('location')).toContain('/sign-in')
  await signIn(fixture, stranger, 'eve@example.com')
  expect((await stranger.get(`/trips/${id}/again`)).status).toBe(404)
})

it('asks which place is meant before the search is used, and keeps what was typed', async () => {
  const fixture = testServices({ planner: fails })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const answer = await visitor.json('POST', '/api/trips', { ...TRIP, destination: 'Toskana' })
  expect(answer.status).toBe(422)
  const { error } = await answer.json<{
    error: {
      suggestions: string[]
      routes: { name: string; stops: { place: string; nights: number }[] }[]
      fields: Record<string, { code: string; message: string }>
    }
  }>()
  expect(error.fields.destination?.code).toBe('region')
  expect(error.suggestions).toEqual(['Florenz', 'Lucca', 'Siena', 'Pisa', 'Elba'])
  expect(error.routes.map(({ stops }) => stops.map(({ place }) => place))).toContainEqual([
    'Florenz',
    'Siena',
  ])
  expect(error.fields.destination?.message).toContain('Drei Städte mit dem Zug (Florenz – Lucca – Pisa)')
  const form = Object.fromEntries(Object.entries(TRIP).map(([name, value]) => [name, String(value)]))
  const page = await visitor.form('/', { ...form, destination: 'Lisbn', notes: 'near the sea' })
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toMatch(/choose one of them. Lisbon/)
  expect(html).toContain('near the sea')
  expect(fieldsOf(html)).toMatchObject({ ...form, destination: 'Lisbn' })
  expect((await visitor.json('POST', '/api/trips', TRIP)).status).toBe(201)
})

it('says in mail, page and form that too little is known, and gives the day back', async () => {
  const { fixture, visitor, id } = await planned(async () =>
    plannerOf(() => ({ planned: false, refusal: 'too_little_known' })),
  )
  await fixture.services.deliverMail(`plan-failed:${id}`)
  expect(fixture.sent.at(-1)?.text).toContain('Über diesen Ort wissen wir zu wenig')
  expect(await (await visitor.get(`/trips/${id}`)).text()).toContain('We know too little about this place')
  expect(await (await visitor.get(`/trips/${id}/again`)).text()).toContain('We know too little about')
  expect((await visitor.json('POST', '/api/trips', TRIP)).status).toBe(201)
})

it.each(['Florenz und Siena', 'Florence, Siena', 'Florenz – Siena'])(
  'reads %s in one field as two places, and leaves the day untouched',
  async (destination) => {
    const fixture = testServices({ planner: fails })
    const visitor = createVisitor(createApp(fixture.services), { language: 'de' })
    await signIn(fixture, visitor)
    const answer = await visitor.json('POST', '/api/trips', { ...TRIP, destination })
    expect(answer.status).toBe(422)
    const { error } = await answer.json<{
      error: { suggestions: string[]; routes: unknown[]; fields: Record<string, { code: string }> }
    }>()
    expect(error.fields.destination?.code).toBe('several_places')
    expect(error.suggestions).toEqual(['Florenz', 'Siena'])
    expect(error.routes).toEqual([
      { name: 'Florenz – Siena', stops: [{ place: 'Florenz' }, { place: 'Siena' }] },
    ])
    expect((await visitor.json('POST', '/api/trips', TRIP)).status).toBe(201)
  },
)

it.each(['Wien', 'Vienna, Austria'])(
  'plans a stay at home for a trip from %s to Wien',
  async (startLocation) => {
    const planner = async () =>
      choosePlanner({ atlas: bundledAtlas(), models: '', budget: { take: async () => false } })
    const fixture = testServices({ planner })
    const visitor = createVisitor(createApp(fixture.services), { language: 'de' })
    await signIn(fixture, visitor)
    const answer = await visitor.json('POST', '/api/trips', { ...TRIP, startLocation })
    expect(answer.status).toBe(201)
    const { id } = await answer.json<{ id: string }>()
    await fixture.services.preparing.prepare(id)
    const { plan } = await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()
    expect(plan.budget.lodging).toBe(0)
    expect([plan.stays, plan.flights, plan.arrival]).toEqual([[], [], undefined])
    const items = plan.days.flatMap((day) => day.items)
    expect(items.filter(({ kind }) => kind === 'checkin' || kind === 'transfer')).toEqual([])
    expect(items[0] && items[0].start < '12:00').toBe(true)
    expect(plan.provenance.checks.filter(({ severity, passed }) => severity === 'hard' && !passed)).toEqual(
      [],
    )
  },
)

it('keeps what was typed when the trip cannot be stored', async () => {
  const faults = { on: false }
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        if (faults.on && name === 'prepare' && /insert into "day_quota"/.test(String(args[0])))
          throw new Error('D1_ERROR: D1 DB is overloaded.')
        return member.apply(target, args)
      }
    },
  })
  const fixture = testServices({}, { DB })
  const visitor = createVisitor(createApp(fixture.services), { language: 'de' })
  await signIn(fixture, visitor)
  faults.on = true
  const form = Object.fromEntries(Object.entries(TRIP).map(([name, value]) => [name, String(value)]))
  const answer = await visitor.form('/de', form)
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('Deine Reise konnte nicht abgeschickt werden. Bitte versuche es noch einmal.')
  expect(fieldsOf(html)).toMatchObject(form)
})
