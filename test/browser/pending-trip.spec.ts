import { expect as impatient, type Page, test } from '@playwright/test'
import { freshAddress, newestCode, newestMail } from './mailbox.ts'
import { sendForm } from './travellers.ts'

// The machine may be busy with a build.
const expect = impatient.configure({ timeout: 20_000 })

const dialogOf = (page: Page) => page.locator('dialog#auth')
const heading = (page: Page, name: string) => dialogOf(page).getByRole('heading', { name })

async function openDialog(page: Page) {
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  await expect(dialogOf(page).locator('[data-hydrated]')).toBeAttached()
}

async function ask(page: Page, address: string) {
  await dialogOf(page).locator('[name=email]').fill(address)
  await dialogOf(page).locator('button[type=submit]').click()
}

/** Gives the address. */
async function register(page: Page): Promise<string> {
  const address = freshAddress()
  await page.goto('/faq')
  await openDialog(page)
  await dialogOf(page).getByRole('button', { name: 'No account yet? Create one' }).click()
  await expect(heading(page, 'Join')).toBeVisible()
  await ask(page, address)
  await expect(dialogOf(page).locator('[name=token]')).toBeFocused()
  return address
}

async function enterCode(page: Page, code: string) {
  await dialogOf(page).locator('[name=token]').fill(code)
  await dialogOf(page).locator('button[type=submit]').click()
}

/** Holds requests back until they are let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the planning form opens the dialog for its trip, whatever was begun before', async ({
  page,
  request,
}) => {
  const stranger = freshAddress()
  await page.goto('/')
  await openDialog(page)
  await ask(page, stranger)
  await expect(dialogOf(page).locator('[name=token]')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()

  await sendForm(page)
  await expect(heading(page, 'Join')).toBeVisible()
  await expect(dialogOf(page).locator('[name=email]')).toBeFocused()
  await expect(dialogOf(page).locator('[name=email]')).toHaveValue('')
  await expect(dialogOf(page).getByRole('status')).toBeEmpty()

  const address = freshAddress()
  await ask(page, address)
  await expect(dialogOf(page).locator('[name=token]')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Plan My Trip' }).click()
  await expect(dialogOf(page).locator('[name=token]')).toBeFocused()
  expect((await newestMail(request, address)).text).toContain('trip')
  await enterCode(page, '12')
  await expect(dialogOf(page).getByRole('alert')).toContainText('This code is wrong')
  await expect(dialogOf(page).getByRole('status')).toBeEmpty()
  await enterCode(page, await newestCode(request, address))
  await expect(page.locator('dialog#generating').getByRole('link', { name: 'View My Trips' })).toBeFocused()
})

test('a trip travels with its code, also when the page was loaded again', async ({ page, request }) => {
  const address = freshAddress()
  const release = await hold(page, '**/assets/auth-dialog-*')
  await page.goto('/')
  await sendForm(page)
  // Asked for before the dialog is awake: it still registers, since the form has opened it.
  await ask(page, address)
  release()
  await expect(dialogOf(page).locator('[name=token]')).toBeVisible()
  await page.goto('/de/faq')
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).click()
  await expect(dialogOf(page).locator('[name=token]')).toBeFocused()
  await enterCode(page, await newestCode(request, address))
  await expect(page).toHaveURL(/\/de\/email-verified\?trip=/)
  await expect(page.locator('main [role=status]')).toContainText('Vienna')
})

test('a trip posted before the script was there is planned after the dialog’s login', async ({
  page,
  request,
}) => {
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/')
  await sendForm(page)
  await expect(page).toHaveURL(/\/sign-in\?mode=register/)
  await expect(page.locator('main')).toContainText('Your trip to Vienna is kept.')
  await page.unroute('**/assets/**')
  const address = await register(page)
  await enterCode(page, await newestCode(request, address))
  await expect(page).toHaveURL(/\/email-verified\?trip=/)
  await expect(page.locator('main [role=status]')).toContainText('Vienna')
})

test('news of the session leave the dialog as it is, and so does its toggle while a code is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => (localStorage['session-expires-at'] = '1'))
  const refresher = page.waitForResponse(/assets\/session-refresh-/)
  await page.goto('/')
  await sendForm(page)
  await expect(heading(page, 'Join')).toBeVisible()
  await refresher
  const toggle = dialogOf(page).getByRole('button', { name: 'Already have an account? Log in' })
  await toggle.click()
  await expect(heading(page, 'Welcome')).toBeVisible()
  for (let told = 0; told < 5; told++) {
    await page.evaluate(() =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within the origin
      new BroadcastChannel('session').postMessage({ event: 'token_refreshed', user: null }),
    )
    await page.waitForTimeout(100)
  }
  await expect(heading(page, 'Welcome')).toBeVisible()

  const release = await hold(page, '**/api/auth/otp')
  await ask(page, freshAddress())
  await expect(dialogOf(page).getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await expect(dialogOf(page).getByRole('button', { name: 'No account yet? Create one' })).toBeDisabled()
  release()
  await expect(dialogOf(page).locator('[name=token]')).toBeVisible()
})
