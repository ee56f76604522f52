import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { runCron } from '../../src/app/queue-consumer.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { sampleRequest } from '../support/sample-plan.ts'
import type { TestServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** A trip that begins on 25 November; it is planned on the 21st. */
async function departing(language: 'en' | 'de' = 'en', given?: Parameters<typeof openDataServices>[0]) {
  const platform = openDataServices(given)
  const trip = await platform.plan(
    sampleRequest({
      startLocation: 'Berlin',
      destination: 'Görlitz',
      startDate: '2026-11-25',
      endDate: '2026-11-27',
      language,
    }),
  )
  const mailsAt = async (time: string) => {
    platform.clock.time = Date.parse(time)
    await runCron(platform.services)
    await platform.services.deliverMail(`departure:${trip.id}`)
    return platform.sent.filter(({ subject }) => /^(Tomorrow|Morgen)/.test(subject))
  }
  return { ...platform, trip, mailsAt }
}

it.each(['en', 'de'] as const)(
  'mails weather, first day and changes once, on the day before (%s)',
  async (language) => {
    const { mailsAt, trip } = await departing(language)
    expect(await mailsAt('2026-11-23T09:00:00Z')).toEqual([])
    expect(await mailsAt('2026-11-24T03:00:00Z')).toEqual([])
    const [mail] = await mailsAt('2026-11-24T09:00:00Z')
    expect(mail?.text).toMatch(language === 'en' ? /° by day/ : /tagsüber -?\d+°/)
    expect(mail?.text).toContain('MET Norway')
    expect(mail?.text).toContain(trip.plan?.days[0]?.items[0]?.title)
    expect(mail?.attachments?.[0]?.filename).toMatch(/\.ics$/)
    expect(mail?.html).not.toContain('<img')
    expect(await mailsAt('2026-11-24T11:00:00Z')).toHaveLength(1)
  },
)

it('says in the export whether these e-mails are wanted', async () => {
  const { services, sent } = openDataServices()
  const visitor = createVisitor(createApp(services))
  await signIn({ sent } as unknown as TestServices, visitor)
  const exported = async () =>
    (await visitor.get('/api/account/export')).json<{ emailBeforeTrips: boolean }>()
  expect((await exported()).emailBeforeTrips).toBe(true)
  const user = await services.auth?.users.byEmail('ada@example.com')
  await services.departures.refuse(user?.id ?? '', 0)
  expect((await exported()).emailBeforeTrips).toBe(false)
})

it('ends by the link in it, with one click too, and can be had again', async () => {
  const { mailsAt, services, trip } = await departing()
  const [mail] = await mailsAt('2026-11-24T09:00:00Z')
  const link = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const app = createApp(services)
  expect((await app.request(link)).status).toBe(200)
  expect(await services.departures.refuses(trip.userId)).toBe(false)
  expect((await app.request(link, { method: 'POST' })).status).toBe(200)
  expect(await services.departures.refuses(trip.userId)).toBe(true)
  expect(await services.departures.departing('2026-11-25', Date.parse('2026-11-30'), 10)).toEqual([])
  const token = new URL(link).searchParams.get('token') ?? ''
  const form = { method: 'POST', body: new URLSearchParams({ token, wanted: 'yes' }) }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(link).origin }
  expect((await app.request(link.replace(/\?.*/, ''), { ...form, headers })).status).toBe(303)
  expect(await services.departures.refuses(trip.userId)).toBe(false)
})

it('believes no made-up link, and asks a stranger to sign in', async () => {
  const { services, trip } = await departing()
  const app = createApp(services)
  const forged = `/departure-mail?token=${trip.userId}.AAAA`
  expect((await app.request(forged, { method: 'POST' })).status).toBe(404)
  expect(await services.departures.refuses(trip.userId)).toBe(false)
  expect((await app.request('/departure-mail')).status).toBe(303)
})

it('says what is usual where no forecast can be had', async () => {
  const { mailsAt } = await departing('en', async () => new Response('down', { status: 500 }))
  const [mail] = await mailsAt('2026-11-24T09:00:00Z')
  expect(mail?.text).toContain('There is no forecast yet')
})
