import { expect as impatient, type Page } from '@playwright/test'

// The machine may be busy with a build.
export const expect = impatient.configure({ timeout: 20_000 })

/** Opens a page whose menu has its other pages ready, and marks the document: a load loses the mark. */
export async function openReady(page: Page, path: string): Promise<void> {
  const come = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') come.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  const menu = await page
    .locator('.wide-only a:visible')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
  const others = menu.filter((one) => one !== path)
  await expect.poll(() => others.every((one) => come.has(one))).toBe(true)
  // Come, and read.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await page.evaluate(() => Reflect.set(window, 'marked', true))
}

export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)
export const press = (page: Page, name: string) =>
  page.locator('.wide-only').getByRole('link', { name, exact: true }).click()
export const heading = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: text })

export const QUESTIONS = 'Frequently asked questions'
