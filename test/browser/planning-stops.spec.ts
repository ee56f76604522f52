import { expect, test } from '@playwright/test'

test('Enter in a field sends the form, and adds no stop', async ({ page }) => {
  await page.goto('/')
  await page.locator('#trip-endDate').fill('99.99.')
  await page.locator('#trip-endDate').press('Enter')
  await expect(page.locator('.ticket [role=alert]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})
