import { type Browser, chromium } from '@playwright/test'
import { sleep } from '../faults/bench-server.ts'
import type { OutsideWorld } from '../faults/external-services.ts'
import { newNetwork } from '../faults/traveller.ts'
import { withServer } from '../faults/with-server.ts'
import { BROWSER } from './browser.ts'
import { lighthouseScores } from './lighthouse.ts'
import { type Link, LINKS, openPeers, OURS } from './peers.ts'
import { tripTo } from './plan-rows.ts'
import { median, type Row } from './rows.ts'
import { changeRows, mapRows } from './trip-rows.ts'
import { busy, type Cookie, phone, visit, type Visit } from './visit.ts'

const FIRST_PORT = 4580
const PLAN_MS = 60_000

/** A trip's page on a phone: its map, by kind of link, and the presses that change it. */
export async function tripRows(folder: string, out: string, rounds: number): Promise<Row[]> {
  return withServer(out, 'bench-trip', async ({ server, platform }) => {
    const cookies = await signInBrowser(server.origin, platform)
    const path = `/trips/${await makeTrip(server.origin, cookies)}`
    const peers = await openPeers(folder, out, FIRST_PORT + 20)
    const connect = (link?: Link) => peers.connect(OURS.name, server.port, link)
    const origins = { '4G': await connect(LINKS['4G']), 'slow 4G': await connect(LINKS['slow 4G']) }
    const edit = { path: `${path}/edit`, cookies }
    return [
      ...(await mapRows({ path, cookies }, origins, rounds)),
      ...(await changeRows(edit, await connect(), rounds)),
    ]
  })
}

/** Our own pages on a slow phone: what comes before the first touch, and what the first touch costs. */
export async function pageRows(folder: string, out: string, rounds: number): Promise<Row[]> {
  return withServer(out, 'bench-pages', async ({ server, platform }) => {
    const browser = await chromium.launch(BROWSER)
    try {
      const cookies = await signInBrowser(server.origin, platform)
      const trip = await makeTrip(server.origin, cookies)
      const peers = await openPeers(folder, out, FIRST_PORT)
      const slow = await peers.connect(OURS.name, server.port, LINKS['slow 4G'])
      const near = await peers.connect(OURS.name, server.port)
      const pages: [string, string, Cookie[]][] = [
        ['home', '/', []],
        ['FAQ', '/faq', []],
        ['an article', '/blog/a-rain-plan', []],
        ['a place', '/places/vienna', []],
        ['the check of a plan', '/check', []],
        ['a trip', `/trips/${trip}`, cookies],
      ]
      const rows: Row[] = []
      for (const [name, path, own] of pages) {
        const seen: Visit[] = []
        for (let round = 0; round < rounds; round++) {
          const { page, close } = await phone(
            browser,
            own.map((cookie) => ({ ...cookie, url: slow })),
          )
          seen.push(await visit(page, slow + path, null))
          await close()
        }
        const middle = (key: keyof Visit, digits = 0) =>
          Number(median(seen.map((one) => one[key])).toFixed(digits))
        rows.push({
          name,
          numbers: {
            'script bytes': middle('script'),
            requests: middle('requests'),
            'LCP ms': middle('lcp'),
            CLS: middle('cls', 3),
            'blocking ms': middle('blocking'),
            'longest task ms': middle('longest'),
            'Lighthouse, mobile': await lighthouseScores(folder, near + path, own).catch(() => '–'),
          },
        })
      }
      return [...rows, ...(await firstTouches(slow, rounds))]
    } finally {
      await browser.close()
    }
  })
}

interface FirstTouch {
  name: string
  /** What is tapped, what has to be seen then, and what wakes. */
  tapped: string
  shown: string
  island: string
}

const FIRST_TOUCHES: FirstTouch[] = [
  {
    name: 'a cold tap on "Log in"',
    tapped: '[data-open=auth]',
    shown: 'dialog#auth input[type=email]',
    island: '#auth [data-island]',
  },
  {
    name: 'a cold tap on "Start location"',
    tapped: '[name=startLocation]',
    shown: '[name=startLocation]:focus',
    island: 'main [data-island]',
  },
]

/** What the very first touch costs: until its effect is seen, and until React has hydrated it. */
async function firstTouches(origin: string, rounds: number): Promise<Row[]> {
  // With DevTools listening V8 parses React once more for the places in it, which no visitor pays.
  const browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args, '--js-flags=--no-enable-lazy-source-positions'],
  })
  try {
    const rows: Row[] = []
    for (const touch of FIRST_TOUCHES) {
      const taps: Awaited<ReturnType<typeof tap>>[] = []
      for (let round = 0; round < rounds; round++) taps.push(await tap(browser, origin, touch))
      const middle = (key: keyof (typeof taps)[number]) => Math.round(median(taps.map((one) => one[key])))
      const numbers = {
        'seen ms': middle('seen'),
        'hydrated ms': middle('awake'),
        'longest task ms': middle('longest'),
      }
      rows.push({ name: touch.name, numbers })
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function tap(browser: Browser, origin: string, { tapped, shown, island }: FirstTouch) {
  const { page, close } = await phone(browser)
  await visit(page, `${origin}/`, null)
  await page.evaluate(() => (window.seen.long = []))
  const start = performance.now()
  await page.locator(tapped).first().tap({ noWaitAfter: true })
  await page.locator(shown).waitFor({ state: 'visible' })
  const seen = performance.now() - start
  await page.locator(`${island}[data-hydrated]`).first().waitFor({ state: 'attached' })
  const awake = performance.now() - start
  await page.waitForTimeout(300)
  const { longest } = await page.evaluate(() => window.seen).then(busy)
  await close()
  return { seen, awake, longest }
}

/** Somebody new, in a browser: its cookies. */
async function signInBrowser(origin: string, platform: OutsideWorld): Promise<Cookie[]> {
  const email = 'phone@example.com'
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': newNetwork() },
      body: JSON.stringify(body),
    })
  await post('/api/auth/otp', { email, create_user: true })
  const token = /\b\d{6}\b/.exec(platform.accepted.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
  const answer = await post('/api/auth/verify', { email, token, type: 'email' })
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value }
  })
  if (!cookies.some(({ name }) => name.includes('session'))) throw new Error(`no session: ${answer.status}`)
  return cookies
}

/** The id of a trip with its plan. */
async function makeTrip(origin: string, cookies: Cookie[]): Promise<string> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', origin, cookie }
  const body = JSON.stringify(tripTo('Vienna'))
  const answer = await fetch(`${origin}/api/trips`, { method: 'POST', headers, body })
  const { id } = (await answer.json()) as { id?: string }
  for (let waited = 0; waited < PLAN_MS; waited += 200) {
    const trip = await fetch(`${origin}/api/trips/${id}`, { headers })
    const { status } = (await trip.json()) as { status?: string }
    if (id && status === 'completed') return id
    await sleep(200)
  }
  throw new Error(`no plan within a minute: ${answer.status}`)
}
