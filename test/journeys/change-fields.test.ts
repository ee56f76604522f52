import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

async function travelled(language: string) {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const submitted = await visitor.json('POST', '/api/trips', { ...VIENNA, language })
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const planOf = async () => (await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()).plan
  return { visitor, id, planOf, plan: await planOf() }
}

it.each([
  ['en', '', 'Please enter a latitude', 'Please enter a whole number from 10', 'Please enter a time such as'],
  ['de', '/de', 'Breitengrad von −90', 'ganze Zahl von 10', 'Bitte gib eine Uhrzeit'],
])(
  'says at each field of an own stop what is wrong, and keeps what was typed (%s)',
  async (language, prefix, ...said) => {
    const { visitor, id, plan, planOf } = await travelled(language)
    const own = {
      verb: 'own',
      day: '1',
      name: 'Tea with Ida',
      start: '25:70',
      minutes: '5',
      address: 'Ring 1',
    }
    const answer = await visitor.form(`${prefix}/trips/${id}/change`, { ...own, lat: '948,2', lon: '16,37' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const text of said) expect(html).toContain(text)
    for (const value of ['Tea with Ida', '25:70', 'Ring 1', '948,2', '16,37'])
      expect(html).toContain(`value="${value}"`)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
    // One number alone is no place.
    const half = await visitor.form(`${prefix}/trips/${id}/change`, {
      verb: 'own',
      day: '1',
      name: 'Tea',
      lat: '48.2',
    })
    expect([half.status, (await half.text()).match(/aria-invalid="true"/g)]).toEqual([
      400,
      ['aria-invalid="true"'],
    ])
    const right = await visitor.form(`${prefix}/trips/${id}/change`, {
      ...own,
      start: '15:00',
      minutes: '60',
      lat: '48,2',
      lon: '16,37',
    })
    expect([200, 422]).toContain(right.status)
    expect(await planOf()).toEqual(plan)
  },
)
