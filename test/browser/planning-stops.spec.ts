import { expect, test } from '@playwright/test'
import { inDays } from './mailbox.ts'

test('Enter in a field sends the form, and adds no stop', async ({ page }) => {
  await page.goto('/')
  await page.locator('#trip-endDate').fill('99.99.')
  await page.locator('#trip-endDate').press('Enter')
  await expect(page.locator('.ticket [role=alert]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('what is wrong with a stop below an empty row is said at that stop', async ({ page }) => {
  const asked = { startLocation: 'Hamburg', destination: 'Wien', stop2: 'Graz', stop3: 'Hintertupfing' }
  const dates = { startDate: inDays(40), endDate: inDays(49) }
  await page.goto(`/de/plan/stops?${new URLSearchParams({ ...asked, ...dates })}`)
  await page.locator('#trip-stop2').fill('')
  await page.getByRole('button', { name: 'Meine Reise planen' }).click()
  await expect(page.locator('#trip-stop3-error')).toContainText('kennen wir')
  await expect(page.locator('#trip-stop2-error')).toHaveCount(0)
  await expect(page.locator('#trip-stop3')).toHaveValue('Hintertupfing')
  await page.locator('#trip-stop3').fill('Salzburg')
  await page.locator('#trip-nights3').fill('zw')
  await page.getByRole('button', { name: 'Meine Reise planen' }).click()
  await expect(page.locator('#trip-nights3-error')).toHaveText('Bitte gib eine ganze Zahl ein.')
})
