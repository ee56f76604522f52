import { expect, test } from '@playwright/test'
import { inDays } from './mailbox.ts'
import { ended, planVienna, signIn, submitTrip } from './travellers.ts'

test('a day that runs late is there with its new times without network, and no change is offered there', async ({
  page,
  context,
}) => {
  await signIn(page)
  const id = await planVienna(page)
  await page.goto(`/trips/${id}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const kept = () => page.evaluate(async (path) => (await caches.match(path))?.text(), `/trips/${id}`)
  await expect.poll(kept).toContain('id="now"')
  await Promise.all([
    page.waitForURL(/late=1/),
    page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      const fields = { revision: '0', back: 'today', day: '1', start: '09:00', late: '10', change: 'late' }
      for (const [name, value] of Object.entries(fields))
        form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      document.body.appendChild(form)
      form.submit()
    }, `/trips/${id}/edit`),
  ])
  const times = await page.locator('.day').nth(1).locator('.time').allTextContents()
  await expect.poll(kept).toContain('value="undo"')
  await page.clock.setFixedTime(new Date(`${inDays(61)}T10:30:00Z`))
  await context.setOffline(true)
  await page.goto(`/trips/${id}`)
  await expect(page.locator('[data-offline]')).toBeVisible()
  expect(await page.locator('.day').nth(1).locator('.time').allTextContents()).toEqual(times)
  await expect(page.locator('#now')).toContainText('Today')
  await expect(page.locator('#now [data-slot=next]')).toBeVisible()
  await expect(page.locator('#now form')).toBeHidden()
})

test('breaks no name in two in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page)
  const id = await submitTrip(page, { destination: 'Copenhagen' })
  expect(await ended(page, id)).toBe('completed')
  await page.goto(`/trips/${id}`)
  await page.evaluate(() => document.fonts.ready)
  const broken = await page.locator('h1, .card h3').evaluateAll((titles) =>
    titles.flatMap((title) =>
      Array.from(title.childNodes).flatMap((node) =>
        Array.from((node.textContent ?? '').matchAll(/[\p{L}]{2,12}/gu), ({ 0: word, index }) => {
          const range = document.createRange()
          if (node.nodeType !== Node.TEXT_NODE) return []
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }).flat(),
      ),
    ),
  )
  expect(broken).toEqual([])
})
