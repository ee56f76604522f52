import { expect, type Page, test } from '@playwright/test'
import { inDays } from './mailbox.ts'
import { PAGE_STATES } from './page-states.ts'
import { ended, post, signIn, submitTrip } from './travellers.ts'
import { gatherVisitors, leaveState, openState } from './visitors.ts'

/** 320 px is a 1280 px window at 400 %; 2,560 px is the widest screen in common use. */
const WIDTHS = [320, 390, 768, 1280, 2560]
const TRIP_DAYS = [1, 7, 14, 30]

/** What is wider than its window, in words. */
async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const actual = await page.evaluate(() => document.documentElement.scrollWidth)
    if (actual > width) found.push(`${name}: ${actual} px wide in a window of ${width}`)
  }
  return found
}

test('no page or state scrolls sideways, in either language', async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const open = async () =>
    (await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })).newPage()
  const visitors = await gatherVisitors(open)
  const found: string[] = []
  for (const language of ['en', 'de'])
    for (const state of PAGE_STATES) {
      const page = await openState(visitors, state, language)
      found.push(...(await tooWide(page, `${state.name} (${language})`)))
      await page.setViewportSize({ width: 1280, height: 900 })
      await leaveState(page, state)
    }
  expect(found).toEqual([])
})

for (const days of TRIP_DAYS)
  test(`no page of a trip of ${days} days scrolls sideways`, async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page)
    const id = await submitTrip(page, {
      startLocation: 'Garmisch-Partenkirchen',
      destination: 'Tokyo',
      endDate: inDays(59 + days),
      language: 'de',
    })
    expect(await ended(page, id)).toBe('completed')
    const { url } = await post(page, `/api/trips/${id}/share`, {})
    const found: string[] = []
    for (const path of [`/trips/${id}`, `/de/trips/${id}/edit`, new URL(String(url)).pathname]) {
      await page.goto(path)
      found.push(...(await tooWide(page, path)))
    }
    expect(found).toEqual([])
  })
