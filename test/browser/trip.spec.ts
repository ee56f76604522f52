import { expect, type Page, test } from '@playwright/test'
import { planVienna, signIn, submitTrip } from './travellers.ts'

async function openTrip(page: Page): Promise<string> {
  await signIn(page)
  const id = await planVienna(page)
  await page.goto(`/trips/${id}`)
  return id
}

const stopsOf = (page: Page, day: number) => page.locator('.edit-day').nth(day).locator('[data-item] h3')
const changed = (page: Page) => expect(page.locator('[data-notice]')).toContainText('Changed')

test('shares with one press, and copies the link', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTrip(page)
  await page.goto('/my-trips')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/\/shared\/[\w-]{22}$/)
  const stranger = await browser.newPage({ ...(baseURL && { baseURL }) })
  await stranger.goto(new URL(url).pathname)
  await expect(stranger.locator('section.day')).toHaveCount(4)
  await expect(stranger.getByRole('link', { name: 'Plan your own trip' }).first()).toBeVisible()
  await stranger.close()
})

test('where there is no clipboard, sharing leads to the page that shows the link', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openTrip(page)
  await page.locator('[data-share] button').click()
  await expect(page).toHaveURL(/#share$/)
  await expect(page.getByLabel('Link')).toHaveValue(/\/shared\/[\w-]{22}$/)
})

test('moves stops by mouse and by key, says so, and takes it back', async ({ page }) => {
  const id = await openTrip(page)
  await page.goto(`/trips/${id}/edit`, { waitUntil: 'networkidle' })
  const before = await stopsOf(page, 2).allTextContents()
  const [first = '', second = ''] = before
  const handles = page.locator('.edit-day').nth(2).locator('[data-handle]')
  await handles.nth(1).scrollIntoViewIfNeeded()
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.nth(0).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 4, { steps: 6 })
  await page.mouse.up()
  // A plan may have a reason against it: then it says which, and nothing has moved.
  await expect(page.locator('[data-notice]')).not.toBeEmpty()
  const refused = await page.getByRole('alert').isVisible()
  await expect(stopsOf(page, 2).first()).toHaveText(refused ? first : second)
  const handle = page.locator('.edit-day').nth(1).locator('[data-handle]').last()
  const name = await handle.getAttribute('aria-label')
  await handle.focus()
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.keyboard.press('ArrowUp')
  await sent
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeFocused()
  while (await page.getByRole('button', { name: 'Undo' }).isEnabled()) {
    const undone = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Undo' }).click()
    await undone
    await changed(page)
    await expect(page.locator('[data-edit]')).not.toHaveAttribute('aria-busy')
  }
  expect(await stopsOf(page, 2).allTextContents()).toEqual(before)
})

test('says that there is no connection, and keeps the page', async ({ page, context }) => {
  const id = await openTrip(page)
  const share = page.locator('[data-share] button')
  // The page's script is there before the line goes down.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await share.click()
  await expect(share).toHaveText('No connection')
  await context.setOffline(false)
  // Chromium may end the first request after the line is back along with those that were under way.
  await expect(() => page.goto(`/trips/${id}/edit`)).toPass()
  await page.waitForLoadState('networkidle')
  const before = await stopsOf(page, 1).allTextContents()
  await page.locator('.edit-day').nth(1).locator('[data-handle]').first().focus()
  await context.setOffline(true)
  await page.locator('.edit-day').nth(1).getByRole('button', { name: 'Remove' }).first().click()
  await expect(page.locator('[data-notice]')).toContainText('check your connection')
  expect(await stopsOf(page, 1).allTextContents()).toEqual(before)
  await context.setOffline(false)
  await page.locator('.edit-day').nth(1).getByRole('button', { name: 'Remove' }).first().click()
  await changed(page)
})

test('removes and undoes without script', async ({ page, browser, baseURL }) => {
  const id = await openTrip(page)
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await plain.addCookies(await page.context().cookies())
  const other = await plain.newPage()
  await other.goto(`/trips/${id}/edit`)
  const before = await stopsOf(other, 1).count()
  await other.locator('.edit-day').nth(1).getByRole('button', { name: 'Remove' }).first().click()
  await changed(other)
  await expect(stopsOf(other, 1)).toHaveCount(before - 1)
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(stopsOf(other, 1)).toHaveCount(before)
  await plain.close()
})

test('keeps an opened trip without network, says how old it is, and forgets it at logout', async ({
  page,
  context,
}) => {
  const id = await openTrip(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), `/trips/${id}`))
    .toBe(true)
  // With the scripts it names, but nothing of a map that nobody has opened.
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url).join(' '))
  await expect.poll(kept).toMatch(/\/assets\/today-/)
  expect(await kept()).not.toMatch(/\/map/)
  await context.setOffline(true)
  await page.goto(`/trips/${id}`)
  await expect(page.locator('[data-offline]')).toContainText('You are offline. This copy was saved on')
  await expect(page.locator('section.day')).toHaveCount(4)
  await context.setOffline(false)
  await expect(() => page.goto(`/trips/${id}`)).toPass()
  await expect(page.locator('[data-offline]')).toBeHidden()
  // An older page of the list is not the list, and what was just done is not kept.
  for (const query of ['', '?before=0.x', '?deleted=1']) await page.goto(`/my-trips${query}`)
  const lists = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().flatMap(({ url }) => (url.includes('/my-trips') ? new URL(url).search : []))
    })
  await expect.poll(lists).toEqual(['', '?before=0.x'])
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(`/trips/${id}`)).rejects.toThrow()
})

test('shows no page of another account, even without network', async ({ page, context }) => {
  const id = await openTrip(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.goto(`/trips/${id}`)
  await signIn(page)
  await context.setOffline(true)
  await expect(page.goto(`/trips/${id}`)).rejects.toThrow()
})

test('asks before it deletes', async ({ page }) => {
  await openTrip(page)
  await page.goto('/my-trips')
  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Vienna')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The trip was deleted.')).toBeVisible()
  await expect(page.getByText('Plan Your First Trip')).toBeVisible()
})

test('days appear as they are finished, with honest progress', async ({ page, request }) => {
  await signIn(page)
  await request.get('/dev/pace/1000')
  try {
    const id = await submitTrip(page)
    await page.goto(`/trips/${id}`)
    const status = page.locator('main [role=status]').first()
    await expect(status).toContainText('Generating...')
    const [words, days] = [new Set<string>(), new Set<number>()]
    // The page asks every now and then: which of the days it meets on the way is a matter of the machine.
    await expect(async () => {
      days.add(await page.locator('section.day').count())
      words.add((await status.textContent()) ?? '')
      expect(days).toContain(4)
    }).toPass({ intervals: [60], timeout: 20_000 })
    expect([...days].filter((count) => count > 0 && count < 4)).not.toEqual([])
    expect([...words].filter((text) => /Day [1-3] of 4 is ready/.test(text))).not.toEqual([])
    await expect(status).toContainText('Trip plan ready')
    await expect(page.locator('section.day')).toHaveCount(4)
  } finally {
    await request.get('/dev/pace/0')
  }
})

test('the page after a confirmed address moves on by itself', async ({ page, request }) => {
  await signIn(page)
  await request.get('/dev/pace/700')
  try {
    const id = await submitTrip(page)
    await page.goto(`/email-verified?trip=${id}`)
    const status = page.locator('main [role=status]')
    await expect(status).toContainText('is being made')
    await expect(status).toContainText('is ready', { timeout: 20_000 })
    await page.getByRole('link', { name: 'View My Plan' }).click()
    await expect(page.locator('section.day')).toHaveCount(4)
  } finally {
    await request.get('/dev/pace/0')
  }
})
