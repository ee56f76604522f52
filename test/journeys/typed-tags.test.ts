import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan } from '../../src/planner/plan.ts'
import { allRoutes } from '../support/all-routes.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { emptyPlan, plannerOf, testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** A name that a translation could take for one of its own tags, and the mark by which it is found again. */
const MARK = 'Kq7'
const TYPED = `<0>${MARK}</0>`
/** The mark without its tag before it: somebody has read the tag, and the text is no longer what was typed. */
const SWALLOWED = new RegExp(`(?<!0(?:&gt;|%3E|>|\\\\u003e))${MARK}`, 'i')

function planNamed(language: 'en' | 'de'): Plan {
  const plan = emptyPlan({ ...VIENNA, budget: 'comfort', language })
  return {
    ...plan,
    summary: TYPED,
    destination: { ...plan.destination, name: TYPED },
    days: plan.days.map((day, index) => ({
      ...day,
      title: TYPED,
      base: { name: TYPED },
      items: [
        {
          id: `${index}-a`,
          start: '09:00',
          end: '10:00',
          kind: 'sight' as const,
          title: TYPED,
          place: { name: TYPED, lat: 48.2, lon: 16.4, verified: false },
          memo: TYPED,
        },
      ],
    })),
    tips: [{ topic: TYPED, text: TYPED }],
  }
}

it.each(['en', 'de'] as const)(
  'shows typed names whole on every page and in every mail (%s)',
  async (language) => {
    const fixture = testServices({
      planner: async () => plannerOf(async () => ({ planned: true, plan: planNamed(language) })),
    })
    const app = createApp(fixture.services)
    const visitor = createVisitor(app, { language })
    await signIn(fixture, visitor)
    await visitor.json('PUT', '/api/auth/user', { data: { name: TYPED } })
    const trip = { ...VIENNA, language, destination: TYPED, startLocation: TYPED }
    const submitted = await visitor.json('POST', '/api/trips', trip)
    const { id } = await submitted.json<{ id: string }>()
    await fixture.services.preparing.prepare(id)
    await fixture.services.deliverMail(`plan-ready:${id}`)
    const share = await (await visitor.json('POST', `/api/trips/${id}/share`)).json<{ url: string }>()
    const pages = allRoutes(app, { id, token: share.url.split('/').at(-1) ?? '' })
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
    const said = encodeURIComponent(TYPED)
    const asked = ['/places', '/de/orte', '/blog', '/de/blog'].map((path) => `${path}?q=${said}`)
    const shown: string[] = []
    for (const path of [...pages, ...asked]) {
      if (/events|stream/.test(path)) continue
      const answer = await visitor.get(path)
      if (answer.headers.get('content-type')?.startsWith('text/html') !== true) continue
      const html = await answer.text()
      const at = html.search(SWALLOWED)
      expect(at < 0 ? 'whole' : html.slice(Math.max(0, at - 60), at + 20), path).toBe('whole')
      if (html.includes(MARK)) shown.push(path)
    }
    const change = await visitor.form(`/trips/${id}/change`, { text: `Remove ${TYPED}` })
    expect(SWALLOWED.test(await change.text())).toBe(false)
    // The trip, its edit page, the list, the account, the shared page: as many as there are must show it.
    expect(shown.length, shown.join(' ')).toBeGreaterThanOrEqual(6)
    const mails = fixture.sent.filter(({ html, text }) => `${html}${text}`.includes(MARK))
    expect(mails.length).toBeGreaterThan(0)
    for (const { html, text, subject } of mails)
      for (const part of [html, text, subject]) expect(SWALLOWED.test(part)).toBe(false)
  },
  120_000,
)
