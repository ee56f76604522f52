import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const NINE_NIGHTS = { ...VIENNA, endDate: '2027-03-13' }

function openApp() {
  const fixture = testServices({ planner: atlasPlanner })
  return { fixture, visitor: createVisitor(createApp(fixture.services)) }
}

async function refused(changes: object) {
  const answer = await openApp().visitor.json('POST', '/api/trips', { ...NINE_NIGHTS, ...changes })
  const { error } = await answer.json<{ error: { fields?: Record<string, { code: string }> } }>()
  return Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`)
}

const stops = (...places: string[]) => ({
  stops: places.map((each) => {
    const [place, nights] = each.split(' ')
    return { place, ...(nights && { nights: Number(nights) }) }
  }),
})

it.each([
  ['an unknown stop', stops('Vienna', 'Hintertupfing'), 'stop2 unknown_stop'],
  ['a stop that may be several', stops('Vienna', 'Tuscany'), 'stop2 ambiguous_place'],
  ['the same place twice in a row', stops('Vienna', 'Wien', 'Salzburg'), 'stop2 same_place_twice'],
  ['a town with the region it is part of', stops('Reykjavik', 'Iceland'), 'stop2 part_of_stop'],
  ['more nights than days', stops('Vienna 6', 'Salzburg 6'), 'nights2 more_nights_than_days'],
  ['nights left over', stops('Vienna 2', 'Salzburg 2'), 'nights2 nights_left_over'],
  ['a stop without a way', stops('London', 'Antarctica'), 'stop2 no_way_there'],
  ['a night in the plane alone', stops('London', 'Dubai 1'), 'nights2 night_under_way'],
  [
    'nights in words',
    { stops: [{ place: 'Vienna' }, { place: 'Salzburg', nights: 'two' }] },
    'nights2 not_a_whole_number',
  ],
  ['no nights at a stop', stops('Vienna', 'Salzburg 0'), 'nights2 too_few_nights'],
  ['the start as a stop', stops('Vienna', 'Hamburg'), 'stop2 start_as_stop'],
  [
    'more places than a journey has',
    stops(...Array.from({ length: 9 }, (_, index) => (index % 2 ? 'Vienna' : 'Prague'))),
    'stops too_many_stops',
  ],
  ['another order', { ...stops('Vienna', 'Salzburg'), order: 'random' }, 'order unknown_option'],
])('refuses %s at its field', async (_name, changes, problem) => {
  const { destination: _, ...request } = NINE_NIGHTS
  const answer = await openApp().visitor.json('POST', '/api/trips', { ...request, ...changes })
  const { error } = await answer.json<{ error: { fields?: Record<string, { code: string }> } }>()
  expect(Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`)).toEqual([problem])
})

it('offers what one field names as stops, and the routes of a region', async () => {
  expect(await refused({ destination: 'Wien, dann Salzburg' })).toEqual(['destination several_places'])
  expect(await refused({ destination: 'Andalusien' })).toEqual(['destination region'])
})

it('plans the stops of a request, and shows them wherever the plan goes', async () => {
  const { fixture, visitor } = openApp()
  await signIn(fixture, visitor)
  const request = { ...NINE_NIGHTS, ...stops('Vienna 4', 'Salzburg', 'Munich'), order: 'given', ends: 'last' }
  const submitted = await visitor.json('POST', '/api/trips', request)
  expect(submitted.status, await submitted.clone().text()).toBe(201)
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const { plan, ...trip } = await (
    await visitor.get(`/api/trips/${id}`)
  ).json<{ plan: Plan; stops: unknown }>()
  expect(trip).toMatchObject({ stops: request.stops, order: 'given', ends: 'last' })
  expect(plan.legs?.map(({ to }) => to)).toEqual(['Vienna', 'Salzburg', 'Munich'])
  const page = await (await visitor.get(`/trips/${id}`)).text()
  expect(page).toContain('class="route-strip"')
  expect(page).toMatch(/<h1[^>]*>Vienna – Salzburg – Munich/)
  const calendar = await (await visitor.get(`/trips/${id}/plan.ics`)).text()
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20270308\r\nDTEND;VALUE=DATE:\d{8}\r\nSUMMARY:Salzburg/)
  expect(plan.provenance.checks.filter(({ passed, severity }) => !passed && severity === 'hard')).toEqual([])
})

const TYPED = { startLocation: 'Hamburg', destination: 'Wien', adults: '3', notes: 'With a pram' }

it('gives one more row without script, and keeps what was typed', async () => {
  const { visitor } = openApp()
  const first = await (await visitor.form('/de/plan/stops', TYPED)).text()
  expect(first).toContain('name="stop2"')
  expect(first).not.toContain('name="stop3"')
  const second = await (
    await visitor.form('/de/plan/stops', { ...TYPED, stop2: 'Salzburg', nights2: '2', ends: 'last' })
  ).text()
  for (const kept of ['value="Salzburg"', 'value="2"', 'value="3"', 'With a pram', 'name="stop3"'])
    expect(second).toContain(kept)
  expect(second).toMatch(/name="ends" checked="" value="last"/)
})

it('fills the stops in from what was typed as one destination, and from a ready route', async () => {
  const { visitor } = openApp()
  const list = await visitor.form('/de/plan/stops', { ...TYPED, destination: '3 Tage Rom, 2 Tage Neapel' })
  const page = await list.text()
  for (const filled of ['value="Rom"', 'value="Neapel"', 'value="3"']) expect(page).toContain(filled)
  expect(page.match(/id="stops-notice"/g)).toHaveLength(1)
  const region = { ...TYPED, destination: 'Andalusien' }
  const offers = await (await visitor.form('/de/plan/stops', region)).text()
  expect(offers).toMatch(/Das maurische Dreieck<\/button>[^·]*Sevilla 3 · Córdoba 2 · Granada 2</)
  const chosen = await (
    await visitor.form('/de/plan/stops', { ...region, stops: 'Das maurische Dreieck' })
  ).text()
  for (const filled of ['value="Sevilla"', 'value="Córdoba"', 'value="Granada"'])
    expect(chosen).toContain(filled)
})

it.each([
  ['/', 'Wien, dann Salzburg, dann München', /We have read your destination as a journey/],
  ['/de', '3 Tage Rom, 2 Tage Neapel', /als Reise mit mehreren Stationen/],
])(
  'says on %s as a notice, not as an error, that "%s" is read as stops',
  async (path, destination, words) => {
    const { visitor } = openApp()
    const form = { ...NINE_NIGHTS, adults: '2', kids: '0', budget: '1', notes: 'With a pram', destination }
    for (const target of [path, `${path === '/' ? '' : path}/plan/stops`]) {
      const page = await (await visitor.form(target, form)).text()
      const [, group = ''] = /<fieldset[^>]*id="stops"([^>]*)>/.exec(page) ?? []
      expect(group).toContain('aria-describedby="stops-notice"')
      const [, said = ''] = /<p class="notice" id="stops-notice">([^<]*)</.exec(page) ?? []
      expect(said, target).toMatch(words)
      expect(page.includes('class="notice error"'), target).toBe(false)
      expect(page.includes('name="stop2"'), target).toBe(true)
      expect(page.includes('With a pram'), target).toBe(true)
    }
  },
)

it('names the group of ready routes and of own stops apart', async () => {
  const { visitor } = openApp()
  const page = await (await visitor.form('/plan/stops', { ...TYPED, destination: 'Andalusia' })).text()
  expect(page.match(/id="stops"/g)).toHaveLength(1)
  expect(page).toContain('id="own-stops"')
  expect(page).toContain('id="stops-notice"')
})

const AT_FIELD = [
  ['unknown', { stop2: 'Hintertupfing' }, 'stop2', /know/i, /kennen wir/i],
  [
    'twice',
    { stop2: 'Wien', stop3: 'Salzburg' },
    'stop2',
    /same place as the stop/i,
    /derselbe Ort|gleiche Ort/i,
  ],
  ['too many nights', { nights1: '6', stop2: 'Salzburg', nights2: '6' }, 'nights2', /nights/i, /Nächte/i],
  [
    'no way',
    { destination: 'London', stop2: 'Antarctica' },
    'stop2',
    /train|ferry|land|way/i,
    /Zug|Fähre|Land|Weg/i,
  ],
  ['nights without a name', { nights2: '3', stop3: 'Salzburg' }, 'stop2', /fill in/i, /ausfüllen|Fülle/i],
  ['a town of its region', { destination: 'Reykjavik', stop2: 'Iceland' }, 'stop2', /keep only/, /behalte/],
  [
    'too many at once',
    { destination: 'Wien, Salzburg, München, Nürnberg, Prag, Dresden, Leipzig, Berlin' },
    'destination',
    /at most 7 places/,
    /Mehr als 7 Orte/,
  ],
] as const

it.each(AT_FIELD)(
  'says it on the form of both languages, and keeps what was typed: %s',
  async (_, typed, field, en, de) => {
    const { visitor } = openApp()
    const form = { ...NINE_NIGHTS, adults: '2', kids: '0', budget: '1', notes: 'With a pram', ...typed }
    for (const [path, words] of [
      ['/', en],
      ['/de', de],
    ] as const) {
      const answer = await visitor.form(path, form)
      expect([400, 422]).toContain(answer.status)
      const page = await answer.text()
      const [, said = ''] = new RegExp(`id="trip-${field}-error"[^>]*>([\\s\\S]{0,300})`).exec(page) ?? []
      expect(said.replaceAll(/<[^>]*>/g, ''), path).toMatch(words)
      for (const kept of ['With a pram', ...Object.values(typed).map((value) => `value="${value}"`)])
        expect(page, path).toContain(kept)
    }
  },
)

it('reads as many places from one field as the form has rows, and says where there are more', async () => {
  const { visitor } = openApp()
  const seven = 'Wien, Salzburg, München, Nürnberg, Prag, Dresden, Leipzig'
  const page = await (await visitor.form('/de/plan/stops', { ...TYPED, destination: seven })).text()
  for (const place of seven.split(', ')) expect(page).toContain(`value="${place}"`)
  const more = await visitor.form('/de/plan/stops', { ...TYPED, destination: `${seven}, Berlin` })
  const refused = await more.text()
  expect(refused).toContain('Mehr als 7 Orte')
  expect(refused).toContain(`value="${seven}, Berlin"`)
})

it('says what is wrong with a stop beside it, and loses nothing', async () => {
  const { visitor } = openApp()
  const form = { ...NINE_NIGHTS, adults: '2', kids: '0', budget: '1', stop2: 'Hintertupfing', nights2: '3' }
  const answer = await visitor.form('/', form)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('id="trip-stop2-error"')
  for (const kept of ['value="Hintertupfing"', 'value="3"', 'value="Vienna"']) expect(page).toContain(kept)
})
