import type { Page } from '@playwright/test'
import { freshAddress } from './mailbox.ts'

/** Steps that bring a page into a state (page-states.ts). */

export async function hydrateForm(page: Page): Promise<void> {
  await page.locator('#trip-adults').focus()
  await page.locator('[data-island=trip-form][data-hydrated]').waitFor()
}

export async function openGenerating(page: Page): Promise<void> {
  await page.route('**/api/trips', (route) => route.fulfill({ status: 201, json: {} }), { times: 1 })
  // Where a service worker is, the driver sees no request of a page that was under way before the route was there.
  await page.reload()
  await page.locator('.stub .primary').click()
  await page.locator('dialog#generating').waitFor()
}

export async function hydrateDialog(page: Page): Promise<void> {
  await page.locator('[data-open=auth]').click()
  await page.locator('dialog#auth [data-hydrated]').waitFor()
}

export async function askForCode(page: Page): Promise<void> {
  await hydrateDialog(page)
  await page.locator('dialog#auth [type=email]').fill(freshAddress())
  await page.locator('dialog#auth [type=submit]').click()
  await page.locator('dialog#auth [name=token]').waitFor()
}
