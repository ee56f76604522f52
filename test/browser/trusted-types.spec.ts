import { expect as impatient, test } from '@playwright/test'

// The machine may be busy with a build.
const expect = impatient.configure({ timeout: 20_000 })

test('pages to log in on take no markup from a string, and lose nothing by it', async ({ page }) => {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.goto('/sign-in')
  // The dialog's island wakes, and the rules for pages to be fetched ahead come in.
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  await expect(page.locator('dialog#auth [data-hydrated]')).toBeAttached()
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  expect(wrong).toEqual([])

  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x>')
      return false
    } catch (error) {
      return error instanceof TypeError
    }
  })
  expect(refused).toBe(true)
})
