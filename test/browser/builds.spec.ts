import { expect as impatient, test } from '@playwright/test'

// The machine may be busy with a build.
const expect = impatient.configure({ timeout: 20_000 })

test('a newer build reloads the page when it becomes visible, and never while something is typed', async ({
  page,
}) => {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }))
  const becomeVisible = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Ada')
  await becomeVisible()
  await page.waitForTimeout(500)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.goto('/faq')
  const loaded = page.waitForEvent('load')
  await becomeVisible()
  await loaded
})

test('a chunk that is gone reloads the page, once in ten seconds', async ({ page }) => {
  await page.goto('/faq')
  const fail = () => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  const loaded = page.waitForEvent('load')
  await fail().catch(() => {})
  await loaded
  // What is set here is lost by a reload.
  await page.evaluate(() => Reflect.set(window, 'kept', true))
  await fail()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
})

test('a component that cannot start gives way to the error page', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => errors.push(message.text()))
  // Saving data, so that it does not wake by itself, before its properties are spoiled or while it is looked for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/')
  await page.evaluate(() => {
    // A property the form cannot do without.
    const island = document.querySelector<HTMLElement>('main [data-island]')
    if (island) island.dataset.props = '{"locale":"en","action":"/","values":null,"errors":{}}'
  })
  await page.getByLabel('Destination').focus()
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible()
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  expect(errors.some((text) => text.includes('Error while mounting app'))).toBe(true)
})

test('the contact form says when a message is sent', async ({ page }) => {
  await page.goto('/de/contact')
  await page.getByLabel('Vorname').fill('Ada')
  await page.getByLabel('Nachname').fill('Kuhn')
  await page.getByLabel('E-Mail').first().fill(`ada-${Date.now()}@example.com`)
  await page.getByLabel('Nachricht').fill('Das Museum am zweiten Tag ist montags geschlossen.')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByText('Nachricht erfolgreich gesendet!')).toBeVisible()
})
