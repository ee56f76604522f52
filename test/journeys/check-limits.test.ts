import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { form } from '../support/mail.ts'
import { connected } from '../support/mcp-program.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const PLAN = 'Vienna\nDay 1: Monday, May 3, 2027\n- 10:00 Kunsthistorisches Museum\n- 14:00 Albertina'
const network = (ip: string) => ({ 'cf-connecting-ip': ip })

it('checks twenty plans a minute for one network, by page, program and assistant together', async () => {
  const host = testServices()
  const app = createApp(host.services)
  const post = (ip: string) =>
    app.request('/api/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...network(ip) },
      body: JSON.stringify({ text: PLAN }),
    })
  for (let count = 0; count < 19; count++) expect((await post('203.0.113.7')).status).toBe(200)
  const { headers, ...page } = form({ text: PLAN })
  const posted = () => app.request('/check', { ...page, headers: { ...headers, ...network('203.0.113.7') } })
  expect((await posted()).status).toBe(200)
  const refused = await posted()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await post('203.0.113.7')).status).toBe(429)
  expect((await post('198.51.100.9')).status).toBe(200)
  host.clock.time += 60_000
  expect((await post('203.0.113.7')).status).toBe(200)
})

it('remembers neither a paste nor who pasted it', async () => {
  const app = createApp(testServices().services)
  await app.request('/api/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...network('203.0.113.7') },
    body: JSON.stringify({ text: `${PLAN}\nremember-me-4711` }),
  })
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '%\\_cf%' escape '\\' and name not like 'sqlite%'",
  ).all<{ name: string }>()
  for (const { name } of results) {
    const rows = JSON.stringify((await env.DB.prepare(`select * from "${name}"`).all()).results)
    expect(/remember-me-4711|Kunsthistorisches|203\.0\.113/.exec(rows)?.[0], name).toBeUndefined()
  }
})

it('tells an assistant when it has checked enough', async () => {
  const client = await connected(createApp(testServices().services), undefined, network('203.0.113.8'))
  for (let count = 0; count < 20; count++)
    expect((await client.callTool({ name: 'check_plan', arguments: { text: PLAN } })).isError).toBeFalsy()
  const refused = await client.callTool({ name: 'check_plan', arguments: { text: PLAN } })
  expect(refused.isError).toBe(true)
  expect(JSON.stringify(refused.content)).toContain('retryAfterSeconds')
})

it('finds a place that only open data knows, and names the source', async () => {
  const { services } = openDataServices()
  const app = createApp(services)
  const answer = await app.request('/check', form({ text: '2 days in Telč\nDay 1\n- 10:00 Telč Castle' }))
  const html = await answer.text()
  expect(html).toContain('<h1>Telč</h1>')
  expect(html).toContain('OpenStreetMap contributors')
  expect(html).not.toContain('/places/osm')
})

it('takes a mended journey over: the form’s fields make the trip, its places and nights', async () => {
  const host = testServices()
  const app = createApp(host.services)
  const visitor = createVisitor(app)
  await signIn(host, visitor)
  const text = `Rome and Florence
Day 1 – May 3, 2027: Rome
- Colosseum
- Pantheon
Day 2: Rome
- Trevi Fountain
Day 3: Florence
- Uffizi Gallery
- Ponte Vecchio
Day 4: Florence
- Florence Cathedral`
  const html = await (await visitor.form('/check', { text })).text()
  const taken = /<form[^>]*class="take-over"[^>]*>(.*?)<\/form>/s.exec(html)?.[1] ?? ''
  const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`, 's').exec(taken)?.[1] ?? ''
  const names = [...taken.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name)
  const fields = Object.fromEntries(names.map((name) => [name, value(name)]))
  expect(fields).toMatchObject({ destination: 'Rome, Italy', stop2: 'Florence, Italy', nights1: '2' })
  const made = await visitor.form('/', { ...fields, startLocation: 'Vienna' })
  expect([made.status, made.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/my-trips\?planned=/),
  ])
  const { trips } = await (await visitor.get('/api/trips')).json<{ trips: object[] }>()
  expect(trips).toMatchObject([
    {
      destination: 'Rome, Italy',
      startDate: '2027-05-03',
      endDate: '2027-05-06',
      stops: [{ place: 'Rome, Italy', nights: 2 }, { place: 'Florence, Italy' }],
    },
  ])
})

it('takes a plan over for somebody without an account: it waits until they have signed in', async () => {
  const host = testServices()
  const app = createApp(host.services)
  const visitor = createVisitor(app)
  const fields = {
    startLocation: 'Graz',
    destination: 'Vienna, Austria',
    startDate: '2027-06-07',
    endDate: '2027-06-08',
    tripType: 'sightseeing',
    budget: '1',
    adults: '2',
    kids: '0',
    language: 'en',
    mustSees: 'Albertina',
  }
  expect((await visitor.form('/', fields)).headers.get('location')).toBe('/sign-in?mode=register')
  await signIn(host, visitor)
  const { trips } = await (await visitor.get('/api/trips')).json<{ trips: object[] }>()
  expect(trips).toMatchObject([{ destination: 'Vienna, Austria', startDate: '2027-06-07' }])
})
