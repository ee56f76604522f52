import { expect as impatient, type Page, test } from '@playwright/test'
import { freshAddress, newestCode } from './mailbox.ts'
import { sendForm } from './travellers.ts'

// The machine may be busy with a build.
const expect = impatient.configure({ timeout: 20_000 })

const WORDS = {
  en: {
    faq: '/faq',
    logIn: 'Log in',
    welcome: 'Welcome',
    join: 'Join',
    toRegister: 'No account yet? Create one',
    toLogin: 'Already have an account? Log in',
    newsletter: 'Send me the newsletter',
    sendOtp: 'Send code',
    create: 'Create account',
    verify: 'Verify code',
    resendIn: /^Resend code in \d+ s$/,
    wrong: 'This code is wrong, has expired or was already used. Please check it, or ask for a new one.',
    close: 'Close',
  },
  de: {
    faq: '/de/faq',
    logIn: 'Anmelden',
    welcome: 'Willkommen',
    join: 'Registrieren',
    toRegister: 'Noch kein Konto? Lege eines an',
    toLogin: 'Du hast schon ein Konto? Melde dich an',
    newsletter: 'Newsletter abonnieren',
    sendOtp: 'Code senden',
    create: 'Konto anlegen',
    verify: 'Code prüfen',
    resendIn: /^Neuer Code in \d+ s$/,
    wrong:
      'Dieser Code ist falsch, abgelaufen oder schon benutzt. Bitte prüfe ihn oder fordere einen neuen an.',
    close: 'Schließen',
  },
} as const

async function enter(page: Page, address: string, code: () => Promise<string>) {
  const dialog = page.locator('dialog#auth')
  await dialog.locator('[name=email]').fill(address)
  await dialog.locator('button[type=submit]').click()
  await dialog.locator('[name=token]').fill(await code())
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
}

for (const [locale, words] of Object.entries(WORDS)) {
  test(`the dialog follows its steps, and the toggle clears everything (${locale})`, async ({ page }) => {
    await page.goto(words.faq)
    const opener = page.locator('header').getByRole('link', { name: words.logIn })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog#auth')
    const email = dialog.locator('[name=email]')
    await expect(dialog.getByRole('heading', { name: words.welcome })).toBeVisible()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('required', '')
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: words.sendOtp })).toBeVisible()

    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()

    await email.fill('somebody@example.com')
    await dialog.getByRole('button', { name: words.toRegister }).click()
    await expect(dialog.getByRole('heading', { name: words.join })).toBeVisible()
    await expect(email).toHaveValue('')
    await dialog.getByLabel(words.newsletter).check()
    await dialog.getByRole('button', { name: words.toLogin }).click()
    await dialog.getByRole('button', { name: words.toRegister }).click()
    await expect(dialog.getByLabel(words.newsletter)).not.toBeChecked()

    await email.fill(freshAddress())
    await dialog.getByRole('button', { name: words.create }).click()
    const code = dialog.locator('[name=token]')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('maxlength', '6')
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    const resend = dialog.getByRole('button', { name: words.resendIn })
    await expect(resend).toBeDisabled()
    const seconds = async () => Number(/\d+/.exec((await resend.textContent()) ?? '')?.[0])
    const first = await seconds()
    expect(first).toBeGreaterThan(50)
    await expect.poll(seconds).toBeLessThan(first)

    await code.fill('000000')
    await dialog.getByRole('button', { name: words.verify }).click()
    await expect(dialog.getByRole('alert')).toHaveText(words.wrong)
    await expect(dialog.getByRole('alert')).toHaveClass(/error/)
    await dialog.getByRole('button', { name: words.toLogin }).click()
    await expect(dialog.getByRole('alert')).toBeEmpty()
    await expect(dialog.getByRole('status')).toBeEmpty()
    await expect(email).toHaveValue('')

    await dialog.getByRole('button', { name: words.close }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the resend button counts 60 seconds down and then sends a new code', async ({ page, request }) => {
  const address = freshAddress()
  await page.clock.install()
  await page.goto('/')
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.locator('dialog#auth')
  await dialog.getByRole('button', { name: 'No account yet? Create one' }).click()
  await expect(dialog.getByRole('heading', { name: 'Join' })).toBeVisible()
  await dialog.locator('[name=email]').fill(address)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend code in/ })).toBeDisabled()
  await newestCode(request, address)
  await page.clock.fastForward(58_000)
  await expect(dialog.getByRole('button', { name: /^Resend code in \d s$/ })).toBeDisabled()
  await page.clock.fastForward(3000)
  await page.route('**/api/auth/otp', (route) => route.fulfill({ json: { resend_after: 60 } }))
  await dialog.getByRole('button', { name: 'Resend code', exact: true }).click()
  await expect(dialog.getByText('We have sent you a new code.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Resend code in/ })).toBeDisabled()
})

test('a trip that the used day refuses after the login is explained at the form', async ({
  page,
  request,
}) => {
  const address = freshAddress()
  const plan = async () => {
    await page.goto('/')
    await sendForm(page)
  }
  await plan()
  await enter(page, address, () => newestCode(request, address))
  await expect(page.locator('dialog#generating')).toBeVisible()

  await page.context().clearCookies({ name: /^(?!__Host-device)/ })
  await plan()
  await page.locator('dialog#auth').getByRole('button', { name: 'Already have an account?' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await enter(page, address, async () => {
    await expect(page.locator('dialog#auth [name=token]')).toBeVisible()
    return newestCode(request, address)
  })
  await expect(page.locator('main').getByRole('alert')).toContainText('The next one is possible from')
  await expect(page.locator('dialog#generating')).toBeHidden()
})

test('the badge shows initials, its menu closes on a click, and logging out leads home', async ({
  page,
  request,
}) => {
  const address = freshAddress()
  await page.goto('/de/faq')
  await expect(page.locator('header [data-badge]')).toBeHidden()
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).click()
  await page.locator('dialog#auth').getByRole('button', { name: 'Noch kein Konto?' }).click()
  await expect(page.getByRole('heading', { name: 'Registrieren', exact: true })).toBeVisible()
  await enter(page, address, () => newestCode(request, address))
  await expect(page.locator('header [data-badge]')).toHaveText('T')
  await expect(page.locator('header').getByRole('link', { name: 'Anmelden' })).toBeHidden()

  await page.goto('/de/account')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('ada lovelace king')
  await page.locator('main').getByRole('button', { name: 'Speichern' }).click()
  const badge = page.locator('header [data-badge]')
  await expect(badge).toHaveText('ALK')
  // A circle, whatever the name, with every letter in it.
  for (const initials of ['ALK', 'ABCDE', 'ABCDEFGH', 'MWMWMWMW']) {
    await page.evaluate((value) => {
      document.cookie = `viewer=${value}; Path=/; Secure`
      document.dispatchEvent(new Event('visibilitychange'))
    }, initials)
    await expect(badge).toHaveText(initials)
    const { width, height, hidden } = await badge.evaluate((element) => ({
      width: element.clientWidth,
      height: element.clientHeight,
      hidden: element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
    }))
    expect({ width, height, hidden }).toEqual({ width: 40, height: 40, hidden: false })
  }

  await page.goto('/de/faq')
  const menu = page.locator('header details.signed-in-only')
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Meine Reisen' })).toBeVisible()
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await menu.getByRole('link', { name: 'Konto' }).click()
  await expect(menu.getByRole('link', { name: 'Konto' })).toBeHidden()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/de/faq')
  const small = page.locator('header details.narrow-only')
  await small.locator('summary').click()
  for (const name of ['Start', 'Blog', 'Häufige Fragen', 'Kontakt', 'Meine Reisen', 'Konto'])
    await expect(small.getByRole('link', { name, exact: true })).toBeVisible()
  await small.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/de$/)
  await page.locator('header details.narrow-only summary').click()
  await expect(page.locator('header').getByRole('link', { name: 'Konto' }).first()).toBeHidden()
})
