import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan, PlanItem } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn, type Visitor } from '../support/visitor.ts'

async function travelled(changes: object = {}) {
  const fixture = testServices({ planner: atlasPlanner })
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  const signed = await signIn(fixture, visitor)
  expect(signed.status, await signed.clone().text()).toBe(200)
  const submitted = await visitor.json('POST', '/api/trips', { ...VIENNA, ...changes })
  expect(submitted.status, await submitted.clone().text()).toBe(201)
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  return { fixture, app, visitor, id, plan: await planOf(visitor, id) }
}

async function planOf(visitor: Visitor, id: string): Promise<Plan> {
  return (await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()).plan
}

const stops = (plan: Plan): PlanItem[] =>
  plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight'))
const places = (plan: Plan) => stops(plan).map(({ place }) => place?.id)

it('shows every stop with its verbs, and takes a change without script', async () => {
  const { visitor, id, plan } = await travelled()
  const page = await (await visitor.get(`/trips/${id}/edit`)).text()
  for (const text of ['Undo', 'Lock', 'Swap', 'Remove', 'Plan this day again', 'Add a place'])
    expect(page).toContain(text)
  // Where "All days" leads.
  expect(page).toMatch(/<nav class="overview[^>]* id="days"/)
  const [item] = stops(plan)
  const answer = await visitor.form(`/trips/${id}/edit`, {
    revision: '0',
    item: item?.id ?? '',
    change: 'remove',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/trips/${id}/edit?changed=1`])
  expect(places(await planOf(visitor, id))).toEqual(places(plan).slice(1))
})

it('offers nothing on a day in the air', async () => {
  const { visitor, id, plan } = await travelled({ startLocation: 'New York' })
  expect(plan.days[0]?.title).toBe('On the way to Vienna')
  const page = await (await visitor.get(`/trips/${id}/edit`)).text()
  expect(page.match(/Plan this day again/g)).toHaveLength(plan.days.length - 1)
  expect(await (await visitor.get(`/trips/${id}`)).text()).toContain('Your ticket sets the hours.')
})

it('undoes changes one by one, back to the plan as it came', async () => {
  const { visitor, id, plan } = await travelled()
  for (const [revision, item] of stops(plan).slice(0, 2).entries())
    await visitor.form(`/trips/${id}/edit`, { revision: `${revision}`, item: item.id, change: 'lock' })
  expect(stops(await planOf(visitor, id)).filter(({ locked }) => locked)).toHaveLength(2)
  await visitor.form(`/trips/${id}/edit`, { revision: '2', change: 'undo' })
  expect(stops(await planOf(visitor, id)).filter(({ locked }) => locked)).toHaveLength(1)
  await visitor.form(`/trips/${id}/edit`, { revision: '3', change: 'undo' })
  expect((await planOf(visitor, id)).days).toEqual(plan.days)
  expect((await visitor.form(`/trips/${id}/edit`, { revision: '4', change: 'undo' })).status).toBe(409)
})

it('takes one of two changes made from the same page', async () => {
  const { visitor, id, plan } = await travelled()
  const answers = await Promise.all(
    stops(plan)
      .slice(0, 4)
      .map((item) => visitor.form(`/trips/${id}/edit`, { revision: '0', item: item.id, change: 'remove' })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409, 409, 409])
  expect(stops(await planOf(visitor, id))).toHaveLength(stops(plan).length - 1)
  const undo = await Promise.all(
    [1, 1, 1].map((revision) =>
      visitor.form(`/trips/${id}/edit`, { revision: `${revision}`, change: 'undo' }),
    ),
  )
  expect(undo.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409, 409])
  expect(places(await planOf(visitor, id))).toEqual(places(plan))
})

it('refuses with a sentence what a check forbids', async () => {
  const { visitor, id, plan } = await travelled()
  const item = stops(plan).find(({ note }) => note?.startsWith('Usually open'))
  const night = { revision: '0', item: item?.id ?? '', change: 'time', day: '1', start: '23:30' }
  const answer = await visitor.form(`/trips/${id}/edit`, night)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toMatch(/That does not work: A visit lies outside the usual opening hours\./)
  // What was chosen is still there, in the one disclosure that is open.
  const chosen = html.match(/<details open="">.*?<\/details>/gs)
  expect(chosen).toEqual([expect.stringMatching(/name="start"[^>]* value="23:30"/)])
  expect(chosen?.[0]).toMatch(/<option value="1" selected="">/)
  expect(chosen?.[0]).toContain(`name="item" value="${item?.id}"`)
  const german = await visitor.form(`/de/trips/${id}/edit`, night)
  expect(await german.text()).toContain('Öffnungszeiten')
  const api = await visitor.json('POST', `/api/trips/${id}/edits`, night)
  expect(api.status).toBe(422)
  expect(await api.json()).toMatchObject({ error: { code: 'opening-hours' } })
  expect((await planOf(visitor, id)).days).toEqual(plan.days)
})

it('swaps for what it offers and adds from the atlas', async () => {
  const { visitor, id, plan } = await travelled()
  for (const item of stops(plan)) {
    const page = await (await visitor.get(`/trips/${id}/edit?swap=${item.id}`)).text()
    const offered = [...page.matchAll(/value="swap ([\w-]+)"/g)].map(([, place = '']) => place)
    expect(offered.length).toBeLessThanOrEqual(3)
    if (!offered[0]) continue
    const answer = await visitor.form(`/trips/${id}/edit`, {
      revision: '0',
      item: item.id,
      change: `swap ${offered[0]}`,
    })
    expect(answer.status).toBe(303)
    expect(places(await planOf(visitor, id))).toContain(offered[0])
    expect(places(await planOf(visitor, id))).not.toContain(item.place?.id)
    break
  }
  const page = await (await visitor.get(`/trips/${id}/edit?add=1`)).text()
  expect(page).toContain('Add to this day')
  expect(page.match(/<option/g)?.length).toBeGreaterThan(5)
})

it('costs no search and touches nobody else', async () => {
  const { fixture, app, visitor, id, plan } = await travelled()
  const [item] = stops(plan)
  const change = { revision: '0', item: item?.id ?? '', change: 'remove' }
  const other = createVisitor(app)
  await signIn(fixture, other, 'eve@example.com')
  expect((await other.form(`/trips/${id}/edit`, change)).status).toBe(404)
  expect((await other.get(`/trips/${id}/edit`)).status).toBe(404)
  const before = await env.DB.prepare('select sum(generations) n from day_quota').first<number>('n')
  await visitor.form(`/trips/${id}/edit`, change)
  expect(await env.DB.prepare('select sum(generations) n from day_quota').first<number>('n')).toBe(before)
})

it('answers odd changes with an error, not a crash', async () => {
  const { visitor, id } = await travelled()
  for (const fields of [
    {},
    { revision: 'x', change: 'remove' },
    { revision: '0' },
    { revision: '0', change: 'explode' },
    { revision: '0', change: 'move', item: 'x', day: '-1' },
    { revision: '0', change: 'time', item: 'x', day: '1', start: '25:00' },
    { revision: '0', change: 'add 1' },
  ])
    expect((await visitor.form(`/trips/${id}/edit`, fields)).status).toBe(400)
  const gone = await visitor.form(`/trips/${id}/edit`, { revision: '0', change: 'remove', item: 'x' })
  expect(gone.status).toBe(422)
})

it('gives calendars the new version of a changed plan', async () => {
  const { visitor, id, plan } = await travelled()
  const [item] = stops(plan)
  await visitor.form(`/trips/${id}/edit`, { revision: '0', item: item?.id ?? '', change: 'remove' })
  const calendar = await (await visitor.get(`/trips/${id}/plan.ics`)).text()
  expect(calendar).toContain('SEQUENCE:1')
  expect(calendar).not.toContain(`SUMMARY:${item?.title}`)
})
