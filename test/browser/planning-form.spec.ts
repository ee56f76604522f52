import { expect, type Page, test } from '@playwright/test'
import { inDays } from './mailbox.ts'

async function openForm(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('#trip-adults').focus()
  await page.locator('[data-island=trip-form][data-hydrated]').waitFor()
}

test('a place is chosen by keyboard from the atlas, and any other text stays', async ({ page }) => {
  await openForm(page)
  const destination = page.getByRole('combobox', { name: 'Destination' })
  await destination.pressSequentially('Vien')
  await expect(page.getByRole('option', { name: /^Vienna/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(destination).toHaveAttribute('aria-activedescendant', 'trip-destination-list-0')
  await page.keyboard.press('Enter')
  await expect(destination).toHaveValue('Vienna, Austria')
  await expect(page.locator('.places').getByRole('option')).toHaveCount(0)

  await destination.fill('Our hut in the woods')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(destination).toHaveValue('Our hut in the woods')
})

test('sent again after it was taken, it is another trip', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/trips', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill(
      keys.length === 2 ? { status: 503, body: '' } : { status: 201, json: { id: 'trip-1' } },
    )
  })
  await openForm(page)
  for (const times of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Plan My Trip' }).click()
    await expect.poll(() => keys.length).toBe(times)
    if (times === 2) await expect(page.getByText('There is no connection.')).toBeVisible()
    else await page.locator('dialog#generating[open]').press('Escape')
  }
  expect(keys[1]).not.toBe(keys[0])
  // The one before had no answer: it may have been taken.
  expect(keys[2]).toBe(keys[1])
})

test('an unsure place is asked about, and what was typed may stay', async ({ page }) => {
  await openForm(page)
  const start = page.getByRole('combobox', { name: 'Start location' })
  await start.fill('Lisbn')
  await start.blur()
  await expect(page.getByText('Did you mean …?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(page.getByText('Did you mean …?')).toBeHidden()
  await expect(start).toHaveValue('Lisbn')
  await start.fill('Lisbnn')
  await start.blur()
  await page.getByRole('button', { name: 'Lisbon, Portugal' }).click()
  await expect(start).toHaveValue('Lisbon, Portugal')
})

test('dates are read as people write them and clamped on change, with an announcement', async ({ page }) => {
  await openForm(page, '/de')
  const start = page.locator('#trip-startDate')
  const carried = page.locator('[name=startDate]')
  const year = inDays(200).slice(0, 4)
  await start.fill(inDays(200))
  await start.blur()
  await expect(carried).toHaveValue(inDays(200))
  await expect(start).toHaveValue(new RegExp(`^\\d{1,2}\\.\\d{1,2}\\.${year}$`))

  await start.fill('1.1.2020')
  await expect(start).toHaveValue('1.1.2020')
  await start.blur()
  await expect(carried).not.toHaveValue('2020-01-01')
  await expect(page.locator('.date [role=status]').first()).toContainText('frühesten möglichen Tag')

  await start.fill('bald')
  await start.blur()
  await expect(page.getByText(/Bitte schreib das Datum so/)).toBeVisible()
  await expect(carried).toHaveValue('')
})

test('the return date follows a departure that moves behind it', async ({ page }) => {
  await openForm(page)
  await page.locator('[name=startDate]').fill(inDays(40))
  await page.locator('[name=endDate]').fill(inDays(43))
  await page.locator('[name=startDate]').fill(inDays(50))
  await expect(page.locator('[name=endDate]')).toHaveValue(inDays(50))
})

test('the calendar speaks the language of the page and gives the focus back', async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1
  await openForm(page, '/de')
  await page.locator('[name=startDate]').fill(`${year}-03-04`)
  const opener = page.getByRole('button', { name: 'Abreisetag wählen' })
  await opener.click()
  const calendar = page.getByRole('dialog', { name: 'Abreisetag wählen' })
  await expect(calendar.getByText(`März ${year}`)).toBeVisible()
  await expect(calendar.getByRole('button', { name: `, 4. März ${year}` })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page.locator('[name=startDate]')).toHaveValue(`${year}-03-12`)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(calendar.getByRole('button', { name: `, 12. März ${year}` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(page.locator('[name=startDate]')).toHaveValue(`${year}-03-12`)
})

test('a calendar that cannot be loaded says so, and comes with the next press', async ({ page, context }) => {
  await openForm(page)
  await page.locator('[name=startDate]').fill(inDays(40))
  const opener = page.getByRole('button', { name: 'Choose the departure date' })
  await context.setOffline(true)
  await opener.click()
  await expect(page.getByText('The calendar cannot be loaded just now. Please type the date.')).toBeVisible()
  await context.setOffline(false)
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Choose the departure date' })).toBeVisible()
  await expect(page.getByText('The calendar cannot be loaded')).toHaveCount(0)
  await expect(page.locator('[name=startDate]')).toHaveValue(inDays(40))
})

test('the form is kept on this device until it is sent', async ({ page }) => {
  await openForm(page)
  await page.getByRole('combobox', { name: 'Destination' }).fill('Lisbon')
  await page.getByRole('button', { name: 'One adult more' }).click()
  await page.getByRole('radio', { name: /Luxury/ }).check()
  await page.locator('[name=startDate]').fill(inDays(30))
  await page.reload()
  await expect(page.locator('[name=destination]')).toHaveValue('Lisbon')
  await expect(page.locator('[name=adults]')).toHaveValue('3')
  await expect(page.getByRole('radio', { name: /Luxury/ })).toBeChecked()
  await openForm(page)
  await expect(page.locator('[name=startDate]')).toHaveValue(inDays(30))
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon')
})

test('errors stand at their fields and in a summary that leads to them', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Plan My Trip' }).click()
  const summary = page.locator('.ticket').getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Destination/ }).click()
  await expect(page.locator('#trip-destination')).toBeFocused()
  await expect(page.locator('#trip-destination')).toHaveAccessibleDescription('Please fill in this field.')
})

test('without script the same errors lead to the same fields', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('[name=startLocation]').fill('Hamburg')
  await page.locator('main').getByRole('button', { name: 'Plan My Trip' }).click()
  await expect(page.locator('.ticket [role=alert] a')).toHaveCount(3)
  await expect(page.locator('[name=startLocation]')).toHaveValue('Hamburg')
  await page.locator('.ticket [role=alert] a').first().click()
  await expect(page).toHaveURL(/#trip-destination$/)
  await context.close()
})

test('a number is stepped before React is there', async ({ page }) => {
  await page.route(/react-.*\.js/, () => new Promise(() => {}))
  await page.goto('/')
  await page.getByRole('button', { name: 'One kid more' }).click()
  await expect(page.locator('[name=kids]')).toHaveValue('1')
  await page.getByRole('button', { name: 'One adult fewer' }).click()
  await page.getByRole('button', { name: 'One adult fewer' }).click()
  await expect(page.locator('[name=adults]')).toHaveValue('1')
})

test('no fonts are fetched when the visitor saves data, and none holds up the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g', downlink: 10 },
    }),
  )
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => /woff2|react-/.test(url))).toEqual([])
  await context.close()
})

test('nothing moves when the fonts arrive', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'shifts',
          Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/de', '/faq', '/blog/how-a-plan-is-checked']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Fraunces,/)
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans",/)
    const arrived = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
    expect(arrived, path).toEqual(expect.arrayContaining(['Fraunces', 'Instrument Sans']))
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number), path).toBeLessThan(0.005)
  }
})
