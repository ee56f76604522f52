import { expect as impatient, type Page, test } from '@playwright/test'
import { signIn } from './travellers.ts'

// The machine may be busy with a build.
const expect = impatient.configure({ timeout: 20_000 })

/** Chromium's own authenticator in software, whose owner confirms everything. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const answers = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const keys = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  return { answers, keys }
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/account')
  await page.getByLabel('Name of the new passkey').fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
}

async function signOut(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

test('a passkey is added, logs in from the page and from the dialog, and is removed', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  await signIn(page)
  await addPasskey(page, 'Test laptop')
  expect(await authenticator.keys()).toBe(1)
  await expect(page.getByText('Test laptop', { exact: true })).toBeVisible()

  // Nobody answers what waits among the addresses; the button does.
  await authenticator.answers(false)
  await signOut(page)
  await page.goto('/sign-in?next=/account')
  const button = page.locator('main').getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toBeVisible()
  await authenticator.answers(true)
  await button.click()
  await expect(page).toHaveURL('/account')

  await authenticator.answers(false)
  await signOut(page)
  await page.goto('/faq')
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.locator('dialog#auth')
  const inDialog = dialog.getByRole('button', { name: 'Log in with a passkey' })
  await expect(inDialog).toBeVisible()
  await authenticator.answers(true)
  await inDialog.click()
  await expect(dialog.getByText('Successfully logged in!')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Remove Test laptop' }).click()
  await expect(page.getByText('The passkey was removed.')).toBeVisible()
  await signOut(page)
  await page.goto('/sign-in')
  await page.locator('main').getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.locator('main').getByRole('alert')).toContainText('This passkey was not accepted.')
})

test('the address field offers a passkey by itself', async ({ page }) => {
  await addAuthenticator(page)
  await signIn(page)
  await addPasskey(page, 'Test phone')
  await signOut(page)
  // The authenticator's owner chooses what the browser offers.
  await page.goto('/sign-in?next=/account')
  await expect(page).toHaveURL('/account')
})
