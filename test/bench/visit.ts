import type { Browser, Page } from '@playwright/test'
import { SLOWER } from './browser.ts'
import type { Site } from './peers.ts'

/** What a phone four times slower than this machine sees of a page. */

const AFTER_LOAD_MS = 700

export interface Cookie {
  name: string
  value: string
}

export interface Visit {
  /** Bytes over the link, and requests. */
  script: number
  requests: number
  lcp: number
  /** From the start until a tap opens the language menu. */
  answer: number
  cls: number
  blocking: number
  longest: number
}

interface Seen {
  lcp: number
  fcp: number
  cls: number
  answer: number
  long: { start: number; duration: number }[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

export async function phone(browser: Browser, cookies: (Cookie & { url: string })[] = []) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  return { page, close: () => context.close() }
}

/**
 * Opens a page and taps from the first moment on, every 40 ms, until the menu is there; `site` null taps nothing. The
 * address is typed into a new tab, or its link is pressed on a page of another site, see elsewhere.ts.
 */
export async function visit(page: Page, url: string, site: Site | null, elsewhere?: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch, site && { opener: site.opener, opened: site.opened })
  const requests = new Map<string, { url: string; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^data:|favicon/.test(request.url)) requests.set(requestId, { url: request.url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  if (elsewhere) {
    await page.goto(`${elsewhere}/?to=${encodeURIComponent(url)}`)
    requests.clear()
    await page.locator('a').click({ noWaitAfter: true })
    await page.waitForURL(url, { waitUntil: 'load', timeout: 90_000 })
  } else await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(AFTER_LOAD_MS)
  const seen = await page.evaluate(() => window.seen)
  const script = [...requests.values()].filter((request) => /\.m?js(\?|$)/.test(request.url))
  return {
    script: script.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: [...requests.values()].filter((request) => !request.url.endsWith('.woff2')).length,
    lcp: seen.lcp,
    answer: seen.answer,
    cls: seen.cls,
    ...busy(seen),
  }
}

export function busy({ long, fcp }: Seen): { blocking: number; longest: number } {
  const after = long.filter(({ start }) => start > fcp)
  return {
    blocking: after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...after.map(({ duration }) => duration)),
  }
}

/** Runs in the page before anything of it. */
function watch(tap: { opener: string; opened: string } | null): void {
  const seen: Seen = { lcp: 0, fcp: 0, cls: 0, answer: 0, long: [] }
  window.seen = seen
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => seen.long.push({ start: startTime, duration }))
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Number(Reflect.get(entry, 'value'))
  })
  const press = () => {
    if (!tap || seen.answer) return
    const opener = document.querySelector(tap.opener)
    opener?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    setTimeout(() => {
      if (document.querySelector(tap.opened)) seen.answer ||= performance.now()
    }, 0)
    setTimeout(press, 40)
  }
  document.addEventListener('DOMContentLoaded', press)
}
