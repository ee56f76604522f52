import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { emptyPlan, testServices, plannerOf } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { counts } from '../support/counts.ts'
import { faultRow } from '../support/fault-row.ts'
import { HOSTILE_INPUTS } from '../support/hostile-texts.ts'
import { readMarkup } from '../support/read-markup.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const ORIGIN = 'http://localhost'
const HARMLESS = 'Ruhiger Ort & "Café" am See'
// Ten dresses a seed: every 61st text meets each dress, and other seeds.
const every = counts({ full: 1, quick: 61 })
const inputs = HOSTILE_INPUTS.filter((_, index) => index % every === 0)

/** A plan in which every text is `text`: what a page must survive even if a model's words passed every check. */
function planOf(text: string, language: 'en' | 'de') {
  const plan = emptyPlan({ ...VIENNA, budget: 'comfort', language })
  return {
    ...plan,
    summary: text,
    destination: { ...plan.destination, name: text },
    days: plan.days.map((day) => ({
      ...day,
      title: text,
      base: { name: text },
      items: [
        {
          id: 'a',
          start: '09:00',
          end: '10:00',
          kind: 'sight' as const,
          title: text,
          place: { name: text, lat: 48.2, lon: 16.4, verified: false },
          why: text,
          note: text,
          kidsNote: text,
        },
      ],
    })),
    tips: [{ topic: text, text }],
    stays: [{ area: text, why: text, url: 'https://www.booking.com/searchresults.html' }],
  }
}

/** Names of a calendar's lines, in order, after unfolding. */
function calendarNames(text: string): string {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  return lines.map((line) => line.split(/[:;]/)[0]).join(' ')
}

const tagsOf = (xml: string) => [...xml.matchAll(/<[/?!]?[A-Za-z][\w:-]*/g)].map(([tag]) => tag).join(' ')

faultRow(
  'untrusted text in a trip: pages, shared page, email, calendar, GPX and JSON stay what they are',
  async () => {
    let text = HARMLESS
    const planner = async () =>
      plannerOf(async ({ language }) => ({ planned: true, plan: planOf(text, language) }))
    const fixture = testServices({ planner })
    const app = createApp(fixture.services)
    const visitor = createVisitor(app)
    await signIn(fixture, visitor)
    const user = await fixture.services.auth?.users.byEmail('ada@example.com')
    let outputs = 0

    async function look(language: 'en' | 'de') {
      await env.DB.batch([
        env.DB.prepare('delete from trips'),
        env.DB.prepare('delete from day_quota'),
        env.DB.prepare('delete from mails'),
      ])
      const { keys } = await env.KV.list({ prefix: 'quota:' })
      await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
      const outcome = await fixture.services.submitTrip({
        userId: user?.id ?? '',
        email: 'ada@example.com',
        request: { ...VIENNA, language, destination: text, startLocation: text },
        key: fixture.services.ids.uuid(),
      })
      if (!outcome.submitted) throw new Error(outcome.reason)
      const { id } = outcome
      await fixture.services.preparing.prepare(id)
      await fixture.services.deliverMail(`plan-ready:${id}`)
      const share = await (await visitor.json('POST', `/api/trips/${id}/share`)).json<{ url: string }>()
      const shared = new URL(share.url).pathname
      const prefix = language === 'de' ? '/de' : ''
      const live: string[] = []
      const shapes: Record<string, string> = {}
      const feed = await (await visitor.json('POST', `/api/trips/${id}/calendar`)).json<{ url: string }>()
      shapes.feed = calendarNames(await (await visitor.get(new URL(feed.url).pathname)).text())
      for (const path of [`${prefix}/trips/${id}`, shared, `${prefix}/my-trips`]) {
        const answer = await visitor.get(path)
        expect(answer.status, path).toBe(200)
        const markup = await readMarkup(await answer.text(), ORIGIN)
        live.push(...markup.live)
        shapes[path.replace(/[\w-]{22,}/, '')] = JSON.stringify([markup.names, markup.hosts])
        outputs += 1
      }
      const mail = fixture.sent.at(-1)
      const email = await readMarkup(mail?.html ?? '', ORIGIN)
      live.push(...email.live)
      shapes.email = JSON.stringify([email.names, email.hosts])
      shapes.headers = JSON.stringify([mail?.to, Object.entries(mail?.headers ?? {}), mail?.replyTo])
      expect(mail?.subject).not.toMatch(/[\r\n\u0000]/)
      const names = mail?.attachments?.map(({ filename, contentType }) => `${filename} ${contentType}`).join()
      expect(names ?? '').toMatch(/^[\w ./;=,-]*$/)
      for (const kind of ['ics', 'gpx', 'json']) {
        const answer = await visitor.get(`/trips/${id}/plan.${kind}`)
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
        expect(answer.headers.getSetCookie()).toEqual([])
        const content = await answer.text()
        shapes[kind] = kind === 'ics' ? calendarNames(content) : kind === 'gpx' ? tagsOf(content) : ''
        if (kind === 'json') shapes.json = Object.keys(JSON.parse(content) as object).join()
        outputs += 1
      }
      outputs += 2
      return { live, shapes }
    }

    for (const language of ['en', 'de'] as const) {
      text = HARMLESS
      const usual = await look(language)
      expect(usual.live).toEqual([])
      for (const input of inputs) {
        text = input.slice(0, 80)
        const { live, shapes } = await look(language)
        expect([live, shapes], input).toEqual([[], usual.shapes])
      }
    }
    return { payloads: inputs.length, languages: 2, outputs, live: 0, foreignHosts: 0 }
  },
)

faultRow(
  'untrusted text in contact, names and article search: emails, headers and pages stay what they are',
  async () => {
    const fixture = testServices()
    const app = createApp(fixture.services)
    const visitor = createVisitor(app)
    await signIn(fixture, visitor)
    let outputs = 0

    async function look(text: string, n: number, prefix: '' | '/de') {
      const live: string[] = []
      const shapes: Record<string, string> = {}
      await env.DB.exec('delete from limit_events')
      fixture.clock.time += 1000
      const before = fixture.sent.length
      const fields = {
        firstName: text.slice(0, 80),
        lastName: 'x',
        email: `w${n}@example.com`,
        message: `${text} ${HARMLESS}`,
      }
      await visitor.form(`${prefix}/contact`, fields)
      for (const { id } of await fixture.services.outbox.due(fixture.clock.time, 10))
        await fixture.services.deliverMail(id)
      for (const mail of fixture.sent.slice(before)) {
        const markup = await readMarkup(mail.html, ORIGIN)
        live.push(...markup.live, ...markup.hosts.filter((host) => /evil/.test(host)))
        expect([mail.subject, mail.replyTo, ...Object.values(mail.headers ?? {})].join(' ')).not.toMatch(
          /[\r\n\u0000]/,
        )
        expect(mail.replyTo).toBe(fields.email)
        outputs += 1
      }
      const named = await visitor.json('PUT', '/api/auth/user', { data: { name: text.slice(0, 80) } })
      for (const line of named.headers.getSetCookie()) expect(line).toMatch(/^__Host-|^viewer=/)
      const pages = [
        `${prefix}/account`,
        `${prefix}/blog?q=${encodeURIComponent(text)}`,
        `${prefix}/${encodeURIComponent(text).slice(0, 100)}`,
      ]
      for (const path of pages) {
        const answer = await visitor.get(path)
        const html = await answer.text()
        const markup = await readMarkup(html, ORIGIN)
        live.push(...markup.live)
        live.push(...markup.hosts.filter((host) => /evil/.test(host)))
        for (const [, data = ''] of html.matchAll(/ld\+json">(.*?)<\/script>/gs)) JSON.parse(data)
        shapes[path.split('?')[0] ?? ''] = markup.hosts.join()
        outputs += 1
      }
      // An export speaks no language.
      for (const path of prefix ? [] : ['/account/export', '/api/account/export']) {
        const answer = await visitor.get(path)
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
        JSON.parse(await answer.text())
        outputs += 1
      }
      return live
    }

    for (const prefix of ['', '/de'] as const)
      for (const [n, input] of inputs.entries()) expect(await look(input, n, prefix), input).toEqual([])
    return { payloads: inputs.length, languages: 2, outputs, live: 0 }
  },
)
