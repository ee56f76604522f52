import { test } from '@playwright/test'
import { expect, heading, isMarked, openReady, press, QUESTIONS } from './menu.ts'

for (const [wrong, status, build] of [
  ['cannot be fetched', 503, undefined],
  ['is of a newer build', 200, 'newer'],
] as const)
  test(`a page that ${wrong} is left to the browser`, async ({ page }) => {
    await page.route('**/contact', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const answer = await route.fetch()
      const html = await answer.text()
      const body = build ? html.replace(/data-build="[^"]*"/, `data-build="${build}"`) : html
      await route.fulfill({ response: answer, status, body })
    })
    await openReady(page, '/')
    await press(page, 'Contact')
    await expect(page).toHaveTitle(/Contact/)
    expect(await isMarked(page)).toBe(false)
  })

test('a link opened in another tab leaves the page as it is', async ({ page, context }) => {
  await openReady(page, '/faq')
  const opened = context.waitForEvent('page')
  await page
    .locator('.wide-only')
    .getByRole('link', { name: 'Blog' })
    .click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(/\/blog$/)
  await expect(page).toHaveURL(/\/faq$/)
  await expect(heading(page, QUESTIONS)).toBeVisible()
})

test('personal pages and the sign-in page are loaded', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  await page.evaluate(() => Reflect.set(window, 'marked', true))
  await press(page, 'FAQ')
  await expect(heading(page, QUESTIONS)).toBeVisible()
  expect(await isMarked(page)).toBe(false)
})

test('the menu leads to its pages without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await press(page, 'FAQ')
  await expect(heading(page, QUESTIONS)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
