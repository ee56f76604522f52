import { expect, type Page, test } from '@playwright/test'
import { freshAddress, inDays, newestCode, newestMail } from './mailbox.ts'

const WORDS = {
  en: {
    home: '/',
    start: 'Start location',
    destination: 'Destination',
    submit: 'Plan My Trip',
    join: 'Join',
    create: 'Create account',
    code: 'Code',
    verify: 'Verify code',
    success: 'Account created successfully!',
    view: 'View My Trips',
    myTrips: /\/my-trips/,
    ready: 'Trip plan ready',
    subject: /Your travel plan for .* is ready/,
    city: 'Vienna',
  },
  de: {
    home: '/de',
    start: 'Startort',
    destination: 'Reiseziel',
    submit: 'Meine Reise planen',
    join: 'Registrieren',
    create: 'Konto anlegen',
    code: 'Code',
    verify: 'Code prüfen',
    success: 'Konto erfolgreich erstellt!',
    view: 'Meine Reisen ansehen',
    myTrips: /\/de\/my-trips/,
    ready: 'Reiseplan fertig',
    subject: /Dein Reiseplan für .* ist fertig/,
    city: 'Lissabon',
  },
} as const

type Words = (typeof WORDS)[keyof typeof WORDS]

async function fillForm(page: Page, words: Words) {
  await page.goto(words.home)
  await page.getByLabel(words.start).fill('Hamburg')
  await page.getByLabel(words.destination, { exact: true }).fill(words.city)
  await page.locator('[name=startDate]').fill(inDays(30))
  await page.locator('[name=endDate]').fill(inDays(33))
}

for (const [locale, words] of Object.entries(WORDS)) {
  test(`a traveller plans a trip before signing up (${locale})`, async ({ page, request }) => {
    const address = freshAddress()
    await fillForm(page, words)
    await page.getByRole('button', { name: words.submit }).click()

    const dialog = page.locator('dialog#auth')
    await expect(dialog.getByRole('heading', { name: words.join })).toBeVisible()
    await dialog.locator('[name=email]').fill(address)
    await dialog.getByRole('button', { name: words.create }).click()
    await expect(dialog.locator('[name=token]')).toBeFocused()
    await expect(dialog.locator('[name=token]')).toHaveValue('')
    await dialog.locator('[name=token]').fill(await newestCode(request, address))
    await dialog.getByRole('button', { name: words.verify }).click()
    await expect(dialog.getByText(words.success)).toBeVisible()
    await expect(dialog).toBeHidden()

    await page.locator('dialog#generating').getByRole('link', { name: words.view }).click()
    await expect(page).toHaveURL(words.myTrips)
    await expect(page.getByText(words.ready)).toBeVisible({ timeout: 30_000 })

    const email = await newestMail(request, address, words.subject)
    const url = /https?:\/\/\S+\/trips\/\S+/.exec(email.text)?.[0] ?? ''
    await page.goto(url)
    await expect(page.locator('section.day')).toHaveCount(4)
  })

  test(`the same without script (${locale})`, async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const address = freshAddress()
    await fillForm(page, words)
    await page.locator('main').getByRole('button', { name: words.submit }).click()
    await page.locator('main [name=email]').fill(address)
    await page.locator('main').getByRole('button', { name: words.create }).click()
    await page.locator('main [name=token]').fill(await newestCode(request, address))
    await page.locator('main').getByRole('button', { name: words.verify }).click()
    await newestMail(request, address, words.subject)
    await page.goto(locale === 'en' ? '/my-trips' : '/de/my-trips')
    await expect(page.getByText(words.ready)).toBeVisible()
    await page.locator('main').getByRole('link', { name: words.city }).click()
    await expect(page.locator('section.day')).toHaveCount(4)
    await context.close()
  })
}
