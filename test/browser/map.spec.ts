import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { inDays } from './mailbox.ts'
import { ended, planVienna, signIn, submitTrip } from './travellers.ts'

test.use({
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
  // What it asks for would not be seen here.
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 900 },
})

/** Graphics in software take their time. */
const DRAWN = { timeout: 40_000 }
const map = (page: Page) => page.locator('.map-frame[data-ready]')

async function openTrip(page: Page): Promise<string> {
  await signIn(page)
  const id = await planVienna(page)
  await page.goto(`/trips/${id}`)
  return id
}

test('brings the map at a touch on the sketch, and nothing of it before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openTrip(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/map[/-]|maplibre/.test(path))).toEqual([])
  await page.locator('.open-map').nth(1).click()
  await expect(map(page)).toBeVisible(DRAWN)
  expect(asked.some((path) => path.startsWith('/map/'))).toBe(true)
  const numbers = await page.locator('.day').nth(1).locator('.stop').allTextContents()
  await expect(page.locator('.map-stop')).toHaveText(numbers)
  await expect(page.locator('.map-credit')).toContainText('OpenStreetMap')
})

test('leads from a mark to its line and back, by key', async ({ page }) => {
  await openTrip(page)
  await page.locator('.open-map').nth(1).click()
  await expect(map(page)).toBeVisible(DRAWN)
  const stop = page.locator('.map-stop').first()
  await stop.focus()
  await page.keyboard.press('Enter')
  const item = page.locator('.day').nth(1).locator('.item:has(.stop)').first()
  await expect(page).toHaveURL(new RegExp(`#${await item.getAttribute('id')}$`))
  await item.locator('.stop').focus()
  await page.keyboard.press('Enter')
  await expect(stop).toBeFocused()
  await page.getByRole('button', { name: 'Close the map' }).click()
  await expect(page.locator('.map-frame')).toHaveCount(0)
  await expect(page.locator('.open-map').nth(1)).toBeFocused()
})

test('shows a journey from stop to stop, at a touch on its sketch', async ({ page }) => {
  await signIn(page)
  const stops = ['Vienna', 'Salzburg', 'Munich'].map((place) => ({ place, nights: 2 }))
  const route = { destination: undefined, stops, order: 'given', ends: 'start', endDate: inDays(66) }
  const id = await submitTrip(page, route)
  expect(await ended(page, id)).toBe('completed')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/trips/${id}`)
    const whole = page.locator('#route')
    if (width === 390) await whole.getByText('Map of the whole trip').click()
    await whole.locator('.open-map').click()
    await expect(map(page)).toBeVisible(DRAWN)
    await expect(page.locator('.map-stop')).toHaveText(['1', '2', '3'])
    await page.getByRole('link', { name: '2 Salzburg' }).click()
    await expect(page).toHaveURL(/#stay-\d{4}-\d\d-\d\d$/)
    await expect(page.locator('.whole-route :target')).toContainText('Salzburg')
    // West of Vienna, and Munich of Salzburg; all of them within the map.
    const frame = await map(page).boundingBox()
    const marks = await page
      .locator('.map-stop')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x))
    expect(marks).toEqual(marks.toSorted((a, b) => b - a))
    expect(Math.min(...marks)).toBeGreaterThan(frame?.x ?? 0)
    expect(Math.max(...marks)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
  }
})

test('fits the day into the map of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTrip(page)
  await page.locator('.day .aside > summary').nth(1).click()
  await page.locator('.open-map').nth(1).click()
  await expect(map(page)).toBeVisible(DRAWN)
  const { shares, lowest, rightmost } = await page.evaluate(() => {
    const frame = document.querySelector('.map-canvas')?.getBoundingClientRect() ?? new DOMRect()
    const marks = Array.from(document.querySelectorAll('.map-stop, .map-home'), (mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
    const spread = (axis: 0 | 1) =>
      Math.max(...marks.map((at) => at[axis])) - Math.min(...marks.map((at) => at[axis]))
    // Of the room beside the buttons, and above the one that keeps the maps.
    return {
      shares: [spread(0) / (frame.width - 112), spread(1) / (frame.height - 136)],
      lowest: frame.bottom - Math.max(...marks.map(([, y]) => y)),
      rightmost: frame.right - Math.max(...marks.map(([x]) => x)),
    }
  })
  expect(Math.max(...shares)).toBeGreaterThan(0.9)
  expect(Math.max(...shares)).toBeLessThan(1.1)
  expect(lowest).toBeGreaterThan(90)
  expect(rightmost).toBeGreaterThan(66)
})

test('follows the day in view', async ({ page }) => {
  await openTrip(page)
  await page.locator('.open-map').first().click()
  await expect(map(page)).toBeVisible(DRAWN)
  const third = page.locator('.day').nth(2)
  await third.evaluate((day) => day.scrollIntoView())
  await expect(page.locator('.map-stop')).toHaveText(await third.locator('.stop').allTextContents())
})

test('stays beside the plan while it is changed', async ({ page }) => {
  const id = await openTrip(page)
  await page.goto(`/trips/${id}/edit`)
  await page.locator('.open-map').nth(1).click()
  await expect(map(page)).toBeVisible(DRAWN)
  await page.locator('.edit-day').nth(1).getByRole('button', { name: 'Remove' }).first().click()
  await expect(page.locator('[data-notice]')).toContainText('Changed')
  await expect(map(page)).toBeVisible(DRAWN)
  const numbers = await page.locator('.day').nth(1).locator('.stop').allTextContents()
  await expect(page.locator('.map-stop')).toHaveText(numbers)
})

test('falls back to the sketch where no square comes', async ({ page }) => {
  await page.route('**/map/**', (route) => route.abort())
  await openTrip(page)
  await page.locator('.open-map').first().click()
  await expect(page.locator('.map-frame')).toHaveCount(1)
  await expect(page.locator('.map-frame')).toHaveCount(0, DRAWN)
  await expect(page.locator('.day-map svg').first()).toBeVisible()
})

test('is open to everyone and no wider than any window, by day and by night', async ({ page }) => {
  test.setTimeout(120_000)
  await openTrip(page)
  await page.locator('.open-map').nth(1).click()
  await expect(map(page)).toBeVisible(DRAWN)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('lets nothing jump while a stop is moved by key', async ({ page }) => {
  const id = await openTrip(page)
  await page.goto(`/trips/${id}/edit`)
  // Its script is there.
  await page.waitForLoadState('networkidle')
  const day = page.locator('.edit-day').nth(1)
  await day.scrollIntoViewIfNeeded()
  await day.locator('[data-handle]').first().focus()
  const top = () => day.locator('h2').evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const before = await top()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-notice]')).not.toBeEmpty()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await expect(page.locator('[data-handle]:focus')).toHaveCount(1)
})
