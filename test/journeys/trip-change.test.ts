import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan, PlanItem } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn, type Visitor } from '../support/visitor.ts'

async function travelled(changes: object = {}) {
  const fixture = testServices({ planner: atlasPlanner })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  const submitted = await visitor.json('POST', '/api/trips', { ...VIENNA, ...changes })
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  return { fixture, app, visitor, id, plan: await planOf(visitor, id) }
}

interface Answer {
  id: string
  outcome: string
  understood: string[]
  operations: { verb: string }[]
  changes: { day: number; removed: { title: string }[]; moved: { locked?: true }[] }[]
  plan?: Plan
  question?: string
  options?: { operations: object[]; understood: string[] }[]
  reason?: { code: string; message: string }
}

async function planOf(visitor: Visitor, id: string): Promise<Plan> {
  return (await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()).plan
}

async function say(visitor: Visitor, id: string, body: object): Promise<Answer> {
  const answer = await visitor.json('POST', `/api/trips/${id}/changes`, body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<Answer>()
}

const stops = (plan: Plan): PlanItem[] =>
  plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight'))

it('shows what a sentence would change, and changes nothing until it is kept', async () => {
  const { visitor, id, plan } = await travelled()
  const [stop] = stops(plan)
  const answer = await say(visitor, id, { text: `Remove ${stop?.title}` })
  expect(answer).toMatchObject({ outcome: 'proposal', understood: [`Remove ${stop?.title}`] })
  expect(answer.changes[0]?.removed.map(({ title }) => title)).toContain(stop?.title)
  expect(await planOf(visitor, id)).toEqual(plan)
  const kept = await visitor.json('POST', `/api/trips/${id}/changes/${answer.id}/accept`)
  const { revision, plan: next } = await kept.json<{ revision: number; plan: Plan }>()
  expect([kept.status, revision]).toEqual([200, 1])
  expect(next).toEqual(answer.plan)
  expect(next.days.slice(1)).toEqual(plan.days.slice(1))
  const again = await visitor.json('POST', `/api/trips/${id}/changes/${answer.id}/accept`)
  expect(again.status).toBe(404)
})

it('keeps one of two proposals for the same plan, also when both are kept at once', async () => {
  const { visitor, id, plan } = await travelled()
  const [first, second, third] = stops(plan)
  const proposals = await Promise.all(
    [first, second, third].map((stop) =>
      say(visitor, id, { operations: [{ verb: 'remove', item: stop?.id }] }),
    ),
  )
  const answers = await Promise.all(
    proposals.map((each) => visitor.json('POST', `/api/trips/${id}/changes/${each.id}/accept`)),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
  expect(stops(await planOf(visitor, id))).toHaveLength(stops(plan).length - 1)
})

it('lets a proposal go after an hour, or when it is dropped', async () => {
  const { fixture, visitor, id, plan } = await travelled()
  const remove = { operations: [{ verb: 'remove', item: stops(plan)[0]?.id }] }
  const old = await say(visitor, id, remove)
  fixture.clock.time += 61 * 60_000
  expect((await visitor.json('POST', `/api/trips/${id}/changes/${old.id}/accept`)).status).toBe(404)
  const next = await say(visitor, id, remove)
  expect((await visitor.json('DELETE', `/api/trips/${id}/changes/${next.id}`)).status).toBe(204)
  expect((await visitor.json('POST', `/api/trips/${id}/changes/${next.id}/accept`)).status).toBe(404)
  const rows = await env.DB.prepare('select count(*) n from plan_changes').first<{ n: number }>()
  expect(rows?.n).toBe(0)
})

it('belongs to its traveller alone', async () => {
  const { fixture, app, visitor, id, plan } = await travelled()
  const answer = await say(visitor, id, { operations: [{ verb: 'remove', item: stops(plan)[0]?.id }] })
  const stranger = createVisitor(app, { ip: '198.51.100.9' })
  await signIn(fixture, stranger, 'stranger@example.com')
  const tried = [
    await stranger.json('POST', `/api/trips/${id}/changes`, { text: 'undo' }),
    await stranger.json('POST', `/api/trips/${id}/changes/${answer.id}/accept`),
    await stranger.json('DELETE', `/api/trips/${id}/changes/${answer.id}`),
    await stranger.form(`/trips/${id}/change`, { keep: answer.id }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await planOf(visitor, id)).toEqual(plan)
})

it('asks where it is unsure, refuses with the check, and offers what would work', async () => {
  const { visitor, id, plan } = await travelled()
  const unsure = await say(visitor, id, { text: 'change something' })
  expect(unsure.outcome).toBe('question')
  expect(unsure.options?.length).toBeGreaterThan(1)
  const [stop] = stops(plan)
  const night = await say(visitor, id, {
    operations: [{ verb: 'time', item: stop?.id, day: 1, start: '03:00' }],
  })
  expect(night).toMatchObject({ outcome: 'refused', reason: { code: 'check', check: 'day-window' } })
  const [nearest] = night.options ?? []
  if (nearest) expect((await say(visitor, id, { operations: nearest.operations })).outcome).toBe('proposal')
  const several = await say(visitor, id, {
    operations: [
      { verb: 'note', day: 1, text: 'Buy tickets' },
      { verb: 'time', item: stop?.id, day: 1, start: '03:00' },
    ],
  })
  expect(several).toMatchObject({ outcome: 'refused', reason: { check: 'day-window', operation: 1 } })
  expect(await say(visitor, id, { text: 'What is the capital of Peru?' })).toMatchObject({
    outcome: 'refused',
    reason: { code: 'off_topic' },
  })
})

it('makes a trip longer, moves its dates, and takes both back', async () => {
  const { visitor, id, plan } = await travelled()
  const dates = async () => {
    const trip = await (await visitor.get(`/api/trips/${id}`)).json<{ startDate: string; endDate: string }>()
    return [trip.startDate, trip.endDate]
  }
  const before = await dates()
  const longer = await say(visitor, id, { text: 'Wir bleiben einen Tag länger' })
  expect(longer.plan?.days).toHaveLength(plan.days.length + 1)
  await visitor.json('POST', `/api/trips/${id}/changes/${longer.id}/accept`)
  expect(await dates()).toEqual([before[0], longer.plan?.days.at(-1)?.date])
  const undo = await say(visitor, id, { text: 'undo' })
  expect(undo.plan?.days).toEqual(plan.days)
  await visitor.json('POST', `/api/trips/${id}/changes/${undo.id}/accept`)
  expect(await dates()).toEqual(before)
  expect((await planOf(visitor, id)).days).toEqual(plan.days)
})

it('works as plain pages: one line, before and after, keep it or leave it', async () => {
  const { visitor, id, plan } = await travelled()
  const trip = await (await visitor.get(`/trips/${id}`)).text()
  expect(trip).toContain('What should be different?')
  const examples = [
    ...trip.matchAll(/name="example"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="example"/g),
  ]
  expect(examples).toHaveLength(4)
  for (const [, one, other] of examples) {
    const example = (one ?? other ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const html = await (await visitor.form(`/trips/${id}/change`, { example })).text()
    expect(html, example).toMatch(/Keep it|That does not work/)
    expect(html, example).toContain('Understood')
  }
  const [stop] = stops(plan)
  const shown = await (await visitor.form(`/trips/${id}/change`, { text: `Remove ${stop?.title}` })).text()
  const change = /name="keep"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="keep"/.exec(shown)
  const keep = change?.[1] ?? change?.[2] ?? ''
  // The button posts to the trip's own page, and the money is that of before and after.
  const form = /<form[^>]*>(?=<button[^>]*name="keep"|<button[^>]*value="[^"]*" name="keep")/.exec(shown)?.[0]
  expect(form).toContain(`action="/trips/${id}/change"`)
  if ((stop?.cost?.amount ?? 0) > 0) expect(shown).toMatch(/The whole trip: about [^.]*\d+[^.]* less/)
  else expect(shown).toMatch(/The whole trip|as much as before/)
  expect(await planOf(visitor, id)).toEqual(plan)
  const kept = await visitor.form(`/trips/${id}/change`, { keep })
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `/trips/${id}/edit?changed=1`])
  expect((await visitor.form(`/trips/${id}/change`, { keep })).status).toBe(409)
  expect(stops(await planOf(visitor, id))).toHaveLength(stops(plan).length - 1)
})

it('has every operation as a form of the edit page, meals and own stops included', async () => {
  const { visitor, id, plan } = await travelled({ endDate: '2027-03-07' })
  const html = await (await visitor.get(`/trips/${id}/edit`)).text()
  for (const text of [
    'Closer together',
    'Free afternoon',
    'Eat there',
    'A stop of your own',
    'One day longer',
  ])
    expect(html).toContain(text)
  const posted: Record<string, string>[] = [
    { verb: 'pace pace slower', day: '1' },
    { verb: 'free part afternoon', day: '1' },
    { verb: 'hours', day: '1', start: '10:30', end: '' },
    { verb: 'meal', day: '1', meal: 'dinner', wish: 'other' },
    { verb: 'meal', day: '1', meal: 'dinner', name: 'Chez Nous' },
    { verb: 'own', day: '1', name: 'Tea with Ida', start: '15:00', minutes: '60', lat: '48.2', lon: '16.37' },
    { verb: 'note', day: '1', text: 'Pässe' },
    { verb: 'visit by longer', item: stops(plan)[0]?.id ?? '', day: '0' },
    { verb: 'length by -1', day: '2' },
    { verb: 'swap-days', day: '1', with: '2' },
  ]
  for (const form of posted) {
    const answer = await visitor.form(`/trips/${id}/change`, form)
    const shown = await answer.text()
    expect([200, 422], `${form.verb} ${answer.status}`).toContain(answer.status)
    expect(shown, form.verb).toMatch(/Keep it|That does not work/)
  }
  const own = await (await visitor.form(`/trips/${id}/change`, posted[5] ?? {})).text()
  expect(own).toContain('Tea with Ida')
  expect((await visitor.form(`/trips/${id}/change`, { verb: 'fly' })).status).toBe(400)
  expect((await visitor.form(`/trips/${id}/change`, { operations: '[{"verb":"remove"}]' })).status).toBe(400)
})
