import { expect, type Page, test } from '@playwright/test'
import { planVienna, signIn } from './travellers.ts'

/** A trip's page on screen and on paper. */

async function openTrip(page: Page): Promise<void> {
  await signIn(page)
  await page.goto(`/trips/${await planVienna(page)}`)
}

test('prints no address that nobody types, and four parts of the budget that differ', async ({ page }) => {
  await openTrip(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.map-links').first()).toBeHidden()
  const printed = await page
    .locator('.panels a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(new Set(printed)).toEqual(new Set(['none']))
  const fills = await page
    .locator('.bar rect')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill))
  expect(new Set(fills).size).toBe(4)
})

test('lays out the days further down after the first screen, and on paper all at once', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const [last] = [...document.querySelectorAll('.day')].slice(-1)
      if (last) document.documentElement.dataset.atFirst = getComputedStyle(last).contentVisibility
    }),
  )
  await openTrip(page)
  const atFirst = () => page.locator('html').getAttribute('data-at-first')
  expect(await atFirst()).toBe('auto')
  for (const day of await page.locator('.day').all())
    await expect(day).toHaveCSS('content-visibility', 'visible')
  await page.emulateMedia({ media: 'print' })
  await page.reload()
  expect(await atFirst()).toBe('visible')
})

test('stands where one was when it comes again, and at the day that a link names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTrip(page)
  await allLaidOut(page)
  const last = page.locator('.day').last()
  const top = async () => Math.round((await last.boundingBox())?.y ?? 0)
  await last.evaluate((day) => scrollTo(0, day.getBoundingClientRect().top + scrollY - 700))
  expect(await top()).toBe(700)
  await page.reload()
  await allLaidOut(page)
  expect(await top()).toBe(700)
  const id = await last.getAttribute('id')
  await page.goto('/my-trips')
  await page.goto(`${await page.locator('.trip-row a').first().getAttribute('href')}#${id}`)
  const before = await top()
  await allLaidOut(page)
  expect(await top()).toBe(before)
})

async function allLaidOut(page: Page): Promise<void> {
  for (const day of await page.locator('.day').all())
    await expect(day).toHaveCSS('content-visibility', 'visible')
}
