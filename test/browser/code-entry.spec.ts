import { expect as impatient, type Locator, type Page, test } from '@playwright/test'
import { freshAddress, newestCode, newestMail } from './mailbox.ts'

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

test('a code can be typed in after the dialog was closed and the page loaded again', async ({
  page,
  request,
}) => {
  const address = await register(page)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await openDialog(page)
  const code = dialogOf(page).locator('[name=token]')
  await expect(code).toBeFocused()
  await expect(dialogOf(page).getByText(address)).toBeVisible()
  await page.reload()
  await openDialog(page)
  await expect(code).toBeFocused()
  await expect(heading(page, 'Join')).toBeVisible()
  await expect(dialogOf(page).getByRole('status')).toHaveText('We have sent a code to your e-mail.')
  await expect(dialogOf(page).getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled()
  await enterCode(page, await newestCode(request, address))
  await expect(dialogOf(page).getByText('Account created successfully!')).toBeVisible()
  await expect(page.locator('header [data-badge]')).toHaveText('T')
})

test('whoever registers an account that exists is logged in, and not told that one was created', async ({
  page,
}) => {
  await register(page)
  await page.route('**/api/auth/verify', (route) => route.fulfill({ json: { is_new: false } }))
  await enterCode(page, '123456')
  await expect(dialogOf(page).getByText('Successfully logged in!')).toBeVisible()
})

test('a code is pasted with the blank that it was copied with, with script and without', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const address = await register(page)
  const code = await newestCode(request, address)
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}\n`
  const paste = (field: Locator) =>
    field.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      // As a browser does it: cut to the field's length.
      if (input.dispatchEvent(event) && input instanceof HTMLInputElement)
        input.value = text.trim().slice(0, input.maxLength)
    }, spaced)
  await paste(dialogOf(page).locator('[name=token]'))
  await dialogOf(page).locator('button[type=submit]').click()
  await expect(page.locator('header [data-badge]')).toHaveText('T')

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const other = await plain.newPage()
  const second = freshAddress()
  await other.goto('/sign-in?mode=register')
  await other.locator('main [name=email]').fill(second)
  await other.locator('main button.primary').click()
  const digits = await newestCode(request, second)
  await other.locator('[name=token]').pressSequentially(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await other.locator('main button.primary').click()
  await expect(other).toHaveURL(/email-verified/)
  await plain.close()
})

for (const comesBack of ['looks at it again', 'types the code all the same'])
  test(`the dialog closes where the mail's link was opened in another tab and somebody ${comesBack}`, async ({
    page,
    request,
  }) => {
    const address = await register(page)
    const { text } = await newestMail(request, address)
    const other = await page.context().newPage()
    await other.goto(/https?:\/\/[^/\s]+(\/\S*sign-in\/link\S+)/.exec(text)?.[1] ?? '')
    await other.locator('main button.primary').click()
    await expect(other).toHaveURL(/email-verified/)
    if (comesBack === 'looks at it again')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    else await enterCode(page, await newestCode(request, address))
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.locator('header [data-badge]')).toHaveText('T')
  })

test('whoever asks too early is told how long to wait, and can type the code that is there', async ({
  page,
  request,
}) => {
  const address = await register(page)
  await dialogOf(page).getByRole('button', { name: 'Use another address' }).click()
  await expect(dialogOf(page).locator('[name=email]')).toBeFocused()
  await ask(page, address)
  await expect(dialogOf(page).getByRole('alert')).toContainText('Failed to send OTP')
  await expect(dialogOf(page).getByText(/^A new code is possible in \d+ seconds?\.$/)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'I have a code' }).click()
  await expect(dialogOf(page).locator('[name=token]')).toBeFocused()
  await expect(dialogOf(page).getByRole('alert')).toBeEmpty()
  await enterCode(page, await newestCode(request, address))
  await expect(page.locator('header [data-badge]')).toHaveText('T')
})

test('the dialog wakes as the page brought it', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  await page.goto('/de/faq')
  const field = await page.locator('dialog#auth [name=email]').elementHandle()
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).click()
  await expect(dialogOf(page).locator('[data-hydrated]')).toBeAttached()
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  expect(errors).toEqual([])
})

test('the wait is the server’s, and its end is announced', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  await page.route('**/api/auth/otp', (route) =>
    route.fulfill({ json: { resend_after: 30, expires_in: 600 } }),
  )
  await openDialog(page)
  await ask(page, freshAddress())
  await expect(dialogOf(page).getByRole('button', { name: /^Resend code in (30|2\d) s$/ })).toBeDisabled()
  const announced = dialogOf(page).locator('[aria-live=polite]')
  await expect(announced).toBeEmpty()
  await page.clock.fastForward(31_000)
  await expect(announced).toHaveText('You can ask for a new code now.')
  await page.unroute('**/api/auth/otp')
  await page.route('**/api/auth/otp', (route) =>
    route.fulfill({ status: 429, json: { error_code: 'x', msg: 'No.', retry_after: 1500 } }),
  )
  await dialogOf(page).getByRole('button', { name: 'Resend code', exact: true }).click()
  await expect(dialogOf(page).getByRole('alert')).toHaveText('No.')
  await expect(dialogOf(page).getByRole('button', { name: 'Resend code in 25 min' })).toBeDisabled()
})
