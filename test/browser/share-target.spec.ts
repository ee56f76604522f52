import { expect, type Page, test } from '@playwright/test'
import { planVienna, signIn } from './travellers.ts'

const KML = `<kml><Document>${['Prater', 'Zentralfriedhof']
  .map(
    (name) =>
      `<Placemark><name>${name}</name><Point><coordinates>16.3,48.2</coordinates></Point></Placemark>`,
  )
  .join('')}</Document></kml>`

interface Shared {
  title?: string
  text?: string
  url?: string
  file?: { name: string; content: string }
}

/** Does what the system's share sheet does with the manifest's share target: opens its address with a form posted there. */
async function share(page: Page, shared: Shared): Promise<void> {
  await prepare(page, shared)
  await send(page)
}

async function prepare(page: Page, { file, ...words }: Shared): Promise<void> {
  await page.evaluate(
    async ([words, hasFile]) => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      const manifest: {
        share_target: {
          action: string
          method: string
          enctype: string
          params: { files: { name: string }[] }
        }
      } = await (await fetch(link?.href ?? '')).json()
      const { action, method, enctype, params } = manifest.share_target
      const form = Object.assign(document.createElement('form'), { id: 'sheet', action, method, enctype })
      for (const [name, value] of Object.entries(words))
        form.appendChild(Object.assign(document.createElement('input'), { name, value }))
      const name = params.files[0]?.name ?? ''
      if (hasFile) form.appendChild(Object.assign(document.createElement('input'), { type: 'file', name }))
      document.body.appendChild(form)
    },
    [words, file !== undefined] as const,
  )
  if (file)
    await page.locator('#sheet [type=file]').setInputFiles({
      name: file.name,
      mimeType: 'application/vnd.google-earth.kml+xml',
      buffer: Buffer.from(file.content),
    })
}

async function send(page: Page): Promise<void> {
  await Promise.all([
    page.waitForURL(/bring-along|sign-in/),
    page.evaluate(() => document.querySelector<HTMLFormElement>('#sheet')?.submit()),
  ])
}

/** My Trips, which an installed copy opens with, and the service worker in charge of it. */
async function openInstalled(page: Page): Promise<string> {
  await signIn(page)
  const id = await planVienna(page)
  await page.goto('/my-trips')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  return id
}

const pick = (page: Page) => page.getByRole('button', { name: /^Vienna/ }).click()
const outcomes = (page: Page) => page.locator('section[aria-labelledby=brought] li')

test('a link shared from another app becomes a place of the trip', async ({ page }) => {
  const id = await openInstalled(page)
  await share(page, { title: 'Karlskirche', url: 'https://maps.example/?q=Karlskirche' })
  await expect(page.getByLabel('Places, one on each line')).toHaveValue(/^Karlskirche\n/)
  await pick(page)
  await expect(page).toHaveURL(new RegExp(`/trips/${id}/places$`))
  await expect(outcomes(page).filter({ hasText: 'Karlskirche' }).first()).toBeVisible()
})

test('a file shared from another app brings its places along', async ({ page }) => {
  const id = await openInstalled(page)
  await share(page, { file: { name: 'wien.kml', content: KML } })
  // The page's script puts it there.
  await expect(page.getByLabel('Or a file')).toHaveValue(/wien\.kml$/)
  await pick(page)
  await expect(page).toHaveURL(new RegExp(`/trips/${id}/places$`))
  for (const name of ['Prater', 'Zentralfriedhof'])
    await expect(outcomes(page).filter({ hasText: name })).toHaveCount(1)
})

test('what is shared waits for a sign-in, and is there once', async ({ page, context }) => {
  await openInstalled(page)
  await context.clearCookies()
  await share(page, { file: { name: 'wien.kml', content: KML }, text: 'Naschmarkt' })
  await expect(page).toHaveURL(/sign-in/)
  await signIn(page)
  await planVienna(page)
  await page.goto('/bring-along')
  await expect(page.getByLabel('Places, one on each line')).toHaveValue('Naschmarkt')
  await pick(page)
  await expect(outcomes(page)).not.toHaveCount(0)
  await page.goto('/bring-along')
  await expect(page.getByLabel('Places, one on each line')).toHaveValue('')
})

test('what is shared without network is kept until there is one', async ({ page, context }) => {
  await openInstalled(page)
  await page.goto('/bring-along')
  await expect.poll(() => page.evaluate(() => caches.match('/bring-along').then(Boolean))).toBe(true)
  await prepare(page, { text: 'Café Sperl' })
  await context.setOffline(true)
  await send(page)
  await expect(page.getByLabel('Places, one on each line')).toHaveValue('Café Sperl')
  await context.setOffline(false)
  await pick(page)
  await expect(outcomes(page).filter({ hasText: 'Café Sperl' })).toHaveCount(1)
})

test('without a service worker the page itself reads what was shared', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page)
  const id = await planVienna(page)
  await page.goto('/my-trips')
  await share(page, { file: { name: 'wien.kml', content: KML } })
  await expect(page.locator('form.change-form')).toContainText('wien.kml: 2 places, Prater, Zentralfriedhof')
  await pick(page)
  await expect(page).toHaveURL(new RegExp(`/trips/${id}/places$`))
  await expect(outcomes(page)).toHaveCount(2)
  await context.close()
})
