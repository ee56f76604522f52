import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { staysOfJourney } from '../../src/planner/plan-legs.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const stops = [
  { place: 'Vienna', nights: 4 },
  { place: 'Salzburg', nights: 2 },
  { place: 'Munich', nights: 3 },
]
const JOURNEY = { ...VIENNA, endDate: '2027-03-13', stops, order: 'given', ends: 'start' }

async function travelled() {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const submitted = await visitor.json('POST', '/api/trips', JOURNEY)
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  return { fixture, visitor, id, plan: await planOf(visitor, id) }
}

async function planOf(visitor: Visitor, id: string): Promise<Plan> {
  return (await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()).plan
}

/** Of the trip alone, and in the list of all. */
async function stopsOf(visitor: Visitor, id: string) {
  const one = await (await visitor.get(`/api/trips/${id}`)).json<{ stops: unknown }>()
  const all = await (await visitor.get('/api/trips')).json<{ trips: { stops: unknown }[] }>()
  return [one.stops, all.trips[0]?.stops]
}

const text = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()
const named = (plan: Plan) => staysOfJourney(plan).map(({ name, nights }) => `${name} ${nights}`)

it('changes places and nights by forms alone, shows before and after, and takes it back', async () => {
  const { visitor, id, plan } = await travelled()
  const edit = await text(visitor, `/trips/${id}/edit`)
  for (const offered of ['nights by 1', 'nights by -1', 'drop-place', 'swap-places', 'Places and nights'])
    expect(edit).toContain(offered)
  const answer = await visitor.form(`/trips/${id}/change`, {
    verb: 'swap-places',
    base: 'salzburg',
    other: 'munich',
  })
  const page = await answer.text()
  expect(answer.status, page).toBe(200)
  expect(page).toContain('Swap Salzburg and Munich')
  expect(page).toContain('<del lang="en">Salzburg</del> <ins lang="en">Munich</ins>')
  expect(await planOf(visitor, id)).toEqual(plan)
  const keep =
    /value="([^"]+)"[^>]*name="keep"|name="keep"[^>]*value="([^"]+)"/
      .exec(page)
      ?.find((part, at) => at > 0 && part) ?? ''
  expect((await visitor.form(`/trips/${id}/change`, { keep })).status).toBe(303)
  const changed = await planOf(visitor, id)
  expect(named(changed)).toEqual(['Vienna 4', 'Munich 3', 'Salzburg 2'])
  expect(changed.days.slice(0, 4)).toEqual(plan.days.slice(0, 4))
  expect(changed.provenance.checks.filter(({ passed, severity }) => !passed && severity === 'hard')).toEqual(
    [],
  )
  const swapped = [
    { place: 'Vienna', nights: 4 },
    { place: 'Munich', nights: 3 },
    { place: 'Salzburg', nights: 2 },
  ]
  expect(await stopsOf(visitor, id)).toEqual([swapped, swapped])
  expect(await text(visitor, '/my-trips')).toMatch(/<a href="[^"]*">Vienna – Munich – Salzburg</)
  expect((await visitor.form(`/trips/${id}/edit`, { change: 'undo', revision: '1' })).status).toBe(303)
  expect(await planOf(visitor, id)).toEqual(plan)
  expect(await stopsOf(visitor, id)).toEqual([stops, stops])
  expect(await text(visitor, '/my-trips')).toMatch(/<a href="[^"]*">Vienna – Salzburg – Munich</)
})

it('takes the same as operations and as words, and refuses in the language of the visitor', async () => {
  const { visitor, id } = await travelled()
  const say = async (body: object) =>
    (await visitor.json('POST', `/api/trips/${id}/changes`, body)).json<{
      outcome: string
      understood: string[]
      plan: Plan
      reason?: { code: string; message: string }
    }>()
  const nights = { verb: 'nights', base: 'vienna', by: -1, other: 'munich' }
  const night = await say({ operations: [nights] })
  expect([night.outcome, night.understood]).toEqual(['proposal', ['A night from Vienna to Munich']])
  expect(named(night.plan)).toEqual(['Vienna 3', 'Salzburg 2', 'Munich 4'])
  const dropped = await say({ text: 'drop Salzburg' })
  expect(named(dropped.plan)).toEqual(['Vienna 6', 'Munich 3'])
  const both = await say({ operations: [nights, { verb: 'length', by: 1 }] })
  expect(named(both.plan)).toEqual(['Vienna 3', 'Salzburg 2', 'Munich 5'])
  const spent = [1, 2].map(() => ({ verb: 'nights', base: 'salzburg', by: -1 }))
  const refused = await say({ operations: spent })
  expect(refused.reason).toMatchObject({ code: 'only_night' })
  const german = await visitor.form(`/de/trips/${id}/change`, { operations: JSON.stringify(spent) })
  expect(german.status).toBe(422)
  expect(await german.text()).toContain('Dort ist nur eine Nacht')
})

it('follows the journey everywhere: map, GPX, mail, print, shared page, other language, list, export, deletion', async () => {
  const { fixture, visitor, id, plan } = await travelled()
  const page = await text(visitor, `/trips/${id}`)
  expect(page).toContain('Sketch of the whole trip')
  const [, section = ''] = page.split('class="day whole-route"')
  expect(
    section.slice(0, section.indexOf('</section>')).match(/<li id="stay-[^"]+" data-at="[\d.,-]+"/g),
  ).toHaveLength(3)
  const [, strip = ''] = page.split('class="route-strip"')
  const told = strip.slice(0, strip.indexOf('</nav>')).replaceAll(/<[^>]*>/g, ' ')
  expect(told).toMatch(/Vienna\s+4 nights.*Train .*Salzburg\s+2 nights.*Train .*Munich\s+3 nights/)
  const calendar = await text(visitor, `/trips/${id}/plan.ics`)
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20270308\r\nDTEND;VALUE=DATE:20270311\r\nSUMMARY:Salzburg/)
  for (const [date, way] of [
    ['20270308', 'From Vienna to Salzburg'],
    ['20270310', 'From Salzburg to Munich'],
  ] as const)
    expect(calendar).toMatch(
      new RegExp(`DTSTART[^:]*:${date}T080000Z\r\nDTEND[^:]*:${date}T\\d{6}Z\r\nSUMMARY:${way}`),
    )
  const gpx = await text(visitor, `/trips/${id}/plan.gpx`)
  for (const base of ['Vienna', 'Salzburg', 'Munich'])
    expect(gpx).toMatch(new RegExp(`<wpt [^>]+><name>${base}</name>`))
  expect(gpx).toMatch(
    /<rte><name>[^<]*<\/name><rtept [^>]+><name>Vienna<\/name>.*<rtept [^>]+><name>Munich<\/name>/,
  )
  await fixture.services.deliverMail(`plan-ready:${id}`)
  const mail = fixture.sent.at(-1)
  expect(mail?.subject).toContain('Vienna – Salzburg – Munich')
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain('Salzburg: 2 nights')
    expect(body).toContain('Train: Vienna → Salzburg')
  }
  const { url } = await (await visitor.json('POST', `/api/trips/${id}/share`)).json<{ url: string }>()
  const shared = await text(createVisitor(createApp(fixture.services)), new URL(url).pathname)
  for (const seen of [page, shared]) {
    expect(seen).toContain('class="route-strip"')
    // On paper the map has no fold, and stands beside its day.
    expect(seen).toMatch(/<details class="aside"><summary>Map of the whole trip/)
  }
  const german = await (await visitor.get(`/trips/${id}/plan.json?plan=de`)).json<{ plan: Plan }>()
  expect(named(german.plan)).toEqual(['Wien 4', 'Salzburg 2', 'München 3'])
  expect(german.plan.legs?.map(({ from, to, minutes }) => `${from} ${to} ${minutes}`)).toEqual(
    plan.legs?.map(({ from, to, minutes }) => `${inGerman(from)} ${inGerman(to)} ${minutes}`),
  )
  expect(await text(visitor, '/my-trips')).toContain('Vienna – Salzburg – Munich')
  const file = await visitor.get('/api/account/export')
  const exported = await file.json<{ trips: { stops: unknown; plan: Plan }[] }>()
  expect(exported.trips[0]?.plan.legs).toEqual(plan.legs)
  expect(exported.trips[0]?.stops).toEqual(stops)
  expect((await visitor.json('DELETE', `/api/trips/${id}`)).status).toBe(204)
  expect((await visitor.get(`/trips/${id}`)).status).toBe(404)
})

function inGerman(name: string): string {
  return name.replace('Vienna', 'Wien').replace('Munich', 'München')
}

it('plans a day anew around its transfer, and no other one', async () => {
  const { visitor, id, plan } = await travelled()
  const body = { operations: [{ verb: 'again', day: 4 }] }
  const answer = await visitor.json('POST', `/api/trips/${id}/changes`, body)
  const { plan: next } = await answer.json<{ plan: Plan }>()
  const transfers = ({ days }: Plan) => days[4]?.items.filter(({ kind }) => kind === 'transfer')
  expect(transfers(next)).toEqual(transfers(plan))
  expect(next.legs).toEqual(plan.legs)
  const same = (index: number) => JSON.stringify(next.days[index]) === JSON.stringify(plan.days[index])
  expect([...next.days.keys()].filter((index) => !same(index))).toEqual([4])
})

it('lists the stops in the order they are travelled in, and a region by its name', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const asked = [{ place: 'Vienna' }, { place: 'Salzkammergut', nights: 4 }, { place: 'Bratislava' }]
  const request = { ...JOURNEY, startLocation: 'Prague', stops: asked, order: 'best', ends: 'last' }
  const { id } = await (await visitor.json('POST', '/api/trips', request)).json<{ id: string }>()
  expect(await stopsOf(visitor, id)).toEqual([asked, asked])
  await fixture.services.preparing.prepare(id)
  const [now] = await stopsOf(visitor, id)
  const planned = now as { place: string; nights: number }[]
  expect(planned.map(({ place }) => place).toSorted()).toEqual(['Bratislava', 'Salzkammergut', 'Vienna'])
  expect(planned.map(({ place }) => place)).not.toEqual(asked.map(({ place }) => place))
  expect(planned.reduce((sum, { nights }) => sum + nights, 0)).toBe(9)
})
