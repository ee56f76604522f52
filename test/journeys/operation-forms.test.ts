import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { EVENING_KINDS } from '../../src/atlas/destination.ts'
import { KINDS } from '../../src/planner/edit/kinds.ts'
import { MEAL_WISHES, operationSchema, type PlanEdit, type Verb } from '../../src/planner/edit/plan-edit.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { operationsFromForm } from '../../src/trips/change/operations-from-form.ts'
import { parseChange } from '../../src/trips/edit/parse-edit.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { type PageForm, readForms, sendings } from '../support/read-forms.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/**
 * Each operation and the forms of the edit page that must lead to it: by what they send beside day and stop. A new
 * operation does not compile until it stands here. "elsewhere" says where it is, if not on the edit page.
 */
const FORMS: Record<Verb, readonly Partial<Record<string, unknown>>[] | { elsewhere: string }> = {
  move: [{ position: 0 }, {}],
  time: [{ start: '11:00' }],
  remove: [{}],
  lock: [{ locked: true }],
  swap: [{ place: true }, ...KINDS.map((kind) => ({ kind }))],
  add: [{ place: true }, ...KINDS.map((kind) => ({ kind }))],
  again: [{}],
  more: KINDS.map((kind) => ({ kind })),
  less: KINDS.map((kind) => ({ kind })),
  avoid: KINDS.map((kind) => ({ kind })),
  pace: [{ pace: 'slower' }, { pace: 'faster' }],
  hours: [{ start: '11:00' }, { end: '11:00' }],
  visit: [{ minutes: true }, { by: 'longer' }, { by: 'shorter' }],
  free: [{ part: 'morning' }, { part: 'afternoon' }, { part: 'day' }],
  weather: [{ where: 'indoors' }, { where: 'outdoors' }],
  closer: [{}],
  cheaper: [{}],
  children: [{}],
  meal: [
    ...MEAL_WISHES.map((wish) => ({ meal: 'dinner', wish: wish === 'other' ? wish : true })),
    ...MEAL_WISHES.map((wish) => ({ meal: 'lunch', wish })),
    { name: true },
  ],
  evening: [...EVENING_KINDS.map((kind) => ({ kind })), { wish: 'other' }, { wish: 'none' }],
  'swap-days': [{ with: true }],
  length: [{ by: 1 }, { by: -1 }],
  nights: { elsewhere: 'a journey: test/journeys/journey-change.test.ts' },
  'swap-places': { elsewhere: 'a journey: test/journeys/journey-change.test.ts' },
  'drop-place': { elsewhere: 'a journey: test/journeys/journey-change.test.ts' },
  own: [{ name: true, start: '11:00', minutes: 60, address: true, note: true }],
  note: [{ text: true, item: true }, { text: true }],
  undo: [{}],
  late: { elsewhere: 'the day of travel, on the page of the trip' },
  ask: { elsewhere: 'an answer, not a wish' },
}

async function editPages(language: 'en' | 'de') {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services), { language })
  await signIn(fixture, visitor)
  const prefix = language === 'de' ? '/de' : ''
  const submitted = await visitor.json('POST', '/api/trips', { ...VIENNA, language })
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const { plan } = await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()
  const [stop, other] = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight'))
  // Once changed, the last change can be taken back.
  await visitor.form(`${prefix}/trips/${id}/edit`, { revision: '0', change: 'lock', item: stop?.id ?? '' })
  const paths = ['', '?add=1', `?swap=${other?.id}`]
  const page = async (query: string) => (await visitor.get(`${prefix}/trips/${id}/edit${query}`)).text()
  return Promise.all(paths.map(page))
}

function operationsOf(form: PageForm): PlanEdit[] {
  return sendings(form).flatMap((sent) => {
    if (form.action.endsWith('/change')) return operationsFromForm(sent) ?? []
    const change = parseChange(sent)?.change
    return change === 'undo' ? { verb: 'undo' as const } : (change ?? [])
  })
}

function fits(operation: object, wanted: Partial<Record<string, unknown>>): boolean {
  const had = new Map(Object.entries(operation))
  return Object.entries(wanted).every(([field, value]) =>
    value === true && field !== 'locked' ? had.has(field) : had.get(field) === value,
  )
}

it.each(['en', 'de'] as const)(
  'has every operation as a form that needs no script (%s)',
  async (language) => {
    const forms = (await Promise.all((await editPages(language)).map(readForms))).flat()
    const all = forms.flatMap(operationsOf)
    for (const operation of all) expect(operationSchema.safeParse(operation).success).toBe(true)
    for (const [verb, wanted] of Object.entries(FORMS)) {
      if ('elsewhere' in wanted) continue
      const had = all.filter((each) => each.verb === verb)
      for (const each of wanted)
        expect(
          had.some((operation) => fits(operation, each)),
          `${verb} ${JSON.stringify(each)}`,
        ).toBe(true)
    }
  },
  120_000,
)

it('names every button, and reaches each by the keyboard', async () => {
  const [html = ''] = await editPages('en')
  const forms = await readForms(html)
  for (const { buttons } of forms)
    for (const { name, value, label } of buttons) expect(label.trim(), `${name}=${value}`).not.toBe('')
  // A field without a name that is read out: neither a label around it nor one of its own.
  const bare: string[] = []
  let inside = 0
  await new HTMLRewriter()
    .on('label', {
      element(label) {
        inside += 1
        label.onEndTag(() => {
          inside -= 1
        })
      },
    })
    .on('form input, form select', {
      element(field) {
        const [type, id] = [field.getAttribute('type'), field.getAttribute('id')]
        const named = type === 'hidden' || inside > 0 || field.hasAttribute('aria-label')
        const labelled = id !== null && html.includes(`for="${id}"`)
        if (!named && !labelled) bare.push(field.getAttribute('name') ?? '')
      },
    })
    .transform(new Response(html))
    .text()
  expect(bare).toEqual([])
  expect(html).not.toMatch(/tabindex="-[1-9]/i)
}, 60_000)
