import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { form } from '../support/mail.ts'
import { testServices } from '../support/test-app.ts'

const VIENNA = `Here's a 2-day itinerary for Vienna!

### Day 1: Monday, May 3, 2027
**Morning:**
* 10:00 – Visit the **Kunsthistorisches Museum** (entry: €50) – don't miss Bruegel.
* Lunch at a traditional restaurant
* 14:00 – **Museum of Forgotten Umbrellas**
* 23:00 – Schönbrunn Palace

### Day 2: Monday, May 4, 2027
- 09:00 St. Stephen's Cathedral
- 11:00 Schönbrunn Palace
`

const app = () => createApp(testServices().services)
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app().request('/api/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

interface Answer {
  days: { date?: string; stops: { text: string; place?: { id: string; name: string }; start?: string }[] }[]
  findings: {
    id: string
    severity: string
    day: number
    stop?: number
    message: string
    suggestion?: string
  }[]
  unread: string[]
}

it('reads an itinerary into days and stops, and tells what is wrong with it', async () => {
  const answer = await post({ text: VIENNA, language: 'en' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { days, findings, unread } = (await answer.json()) as Answer
  expect(days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04'])
  expect(days[0]?.stops.map(({ start, place }) => [start, place?.id])).toEqual([
    ['10:00', 'kunsthistorisches-museum'],
    [undefined, undefined],
    ['14:00', undefined],
    ['23:00', 'schoenbrunn-palace'],
  ])
  const told = findings.map(({ day, stop, message, suggestion }) => [
    day,
    stop,
    `${message} ${suggestion ?? ''}`,
  ])
  expect(told).toEqual([
    [0, 0, expect.stringMatching(/closed on Monday.*open on day 2/)],
    [0, 0, expect.stringMatching(/costs €24 .*not €50/)],
    [0, 2, expect.stringMatching(/cannot find Museum of Forgotten Umbrellas.*Instead: /)],
    [0, 3, expect.stringMatching(/open 08:30–17:00.*says 23:00/)],
    [1, undefined, expect.stringMatching(/do not agree.*Tuesday/)],
    [1, 1, expect.stringMatching(/on day 1 already/)],
  ])
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
  expect(unread).toEqual([])
})

it('words the findings in the language asked for', async () => {
  const { findings } = (await (await post({ text: VIENNA, language: 'de' })).json()) as Answer
  expect(findings[0]?.message).toContain('geschlossen')
})

it('dates a plan without dates from its first day, and judges no closing day without one', async () => {
  const text = 'Wien\nTag 1\n- Kunsthistorisches Museum\n- Stephansdom\nTag 2\n- Schloss Schönbrunn'
  const undated = (await (await post({ text })).json()) as Answer
  expect([undated.days[0]?.date, undated.findings]).toEqual([undefined, []])
  const dated = (await (await post({ text, startDate: '2027-05-03' })).json()) as Answer
  expect(dated.days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04'])
  expect(dated.findings).toMatchObject([{ day: 0, stop: 0, severity: 'error' }])
})

it.each([
  [{}, { text: 'required' }],
  [{ text: 7 }, { text: 'wrong_type' }],
  [{ text: 'Vienna', startDate: '2027-02-30' }, { startDate: 'not_a_date' }],
  [{ text: 'Vienna', language: 'fr' }, { language: 'unknown_option' }],
])('refuses %j by its field', async (body, fields) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: { fields: Record<string, { code: string }> } }
  expect(Object.fromEntries(Object.entries(error.fields).map(([name, { code }]) => [name, code]))).toEqual(
    fields,
  )
})

it('takes forty kilobytes and no more', async () => {
  const line = '- 10:00 Visit the Albertina\n'
  const text = `Vienna\nDay 1\n${line.repeat(1600)}`.slice(0, 40_960)
  expect((await post({ text })).status).toBe(200)
  expect((await post({ text: `${text}x` })).status).toBe(413)
  const page = await app().request('/check', form({ text: `${text}x` }))
  expect(page.status).toBe(413)
  expect(await page.text()).toContain('more than 40 kilobytes')
})

it('answers on a page that works without script, and hands the plan over to the planning form', async () => {
  const page = await app().request('/check', form({ text: VIENNA }))
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = (await page.text()).replace(/<!-- -->/g, '')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('href="/places/vienna#kunsthistorisches-museum"')
  expect(html.match(/class="finding /g)).toHaveLength(6)
  const taken = /<form class="take-over"[^>]*>(.*?)<\/form>/s.exec(html)?.[1] ?? ''
  expect(taken).toContain('name="destination" value="Vienna, Austria"')
  expect(/name="mustSees" value="([^"]*)"/.exec(taken)?.[1]?.split('\n')).toEqual([
    'Kunsthistorisches Museum',
    'Schönbrunn Palace',
    'St. Stephen&#x27;s Cathedral',
  ])
  expect(taken).toMatch(/name="startDate"[^>]*value="2027-05-03"/)
  expect(taken).toMatch(/name="endDate"[^>]*value="2027-05-04"/)
  const posted = await app().request(
    '/',
    form({
      startLocation: 'Hamburg',
      destination: 'Vienna, Austria',
      startDate: '2027-05-03',
      endDate: '2027-05-04',
      tripType: 'sightseeing',
      budget: '1',
      adults: '2',
      kids: '0',
      language: 'en',

      mustSees: 'Kunsthistorisches Museum\nSchönbrunn Palace',
    }),
  )
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/sign-in?mode=register'])
  expect(posted.headers.get('set-cookie')).toContain('pending')
})

it('keeps what was pasted in the form that comes back, in the visitor’s language', async () => {
  const empty = await app().request('/de/check', form({ text: '   ', startDate: '2027-05-03' }))
  expect(empty.status).toBe(400)
  const html = await empty.text()
  expect(html).toContain('role="alert"')
  expect(html).toContain('value="2027-05-03"')
  const wrong = await app().request('/de/check', form({ text: 'Mein Plan', startDate: 'morgen' }))
  expect([wrong.status, (await wrong.text()).includes('>Mein Plan</textarea>')]).toEqual([400, true])
})

it('makes a link when it is asked for one; the link holds the plan', async () => {
  const plain = await (await app().request('/check', form({ text: VIENNA }))).text()
  expect(plain).not.toContain('/check/shared')
  const asked = await (await app().request('/check', form({ text: VIENNA, share: '1' }))).text()
  const link = /href="[^"]*(\/check\/shared\?plan=[\w-]+)"/.exec(asked)?.[1] ?? ''
  const shared = await app().request(link)
  expect([shared.status, (await shared.text()).includes('Museum of Forgotten Umbrellas')]).toEqual([
    200,
    true,
  ])
  for (const broken of ['/check/shared', '/check/shared?plan=abc', `/check/shared?plan=${'A'.repeat(7000)}`])
    expect((await app().request(broken)).status, broken.slice(0, 40)).toBe(404)
})

it('says so where it does not know the place', async () => {
  const html = await (await app().request('/check', form({ text: 'Day 1\n- 10:00 Castle Foo' }))).text()
  expect(html).toContain('could not tell which place')
})

it('refuses what another site sends', async () => {
  expect((await post({ text: VIENNA }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
