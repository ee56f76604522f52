import { expect as impatient, test } from '@playwright/test'

// The machine may be busy with a build.
const expect = impatient.configure({ timeout: 20_000 })

test('articles are found while somebody types', async ({ page }) => {
  await page.goto('/blog')
  const shown = page.locator('[data-slug]:visible')
  await expect(shown).toHaveCount(13)
  await page.getByLabel('Search articles').fill('topkapi')
  await expect(shown).toHaveCount(1)
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/blog\?q=topkapi$/)
  await page.getByLabel('Category').selectOption('money')
  await expect(page.getByText('No articles found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No articles found')).toBeVisible()
  await page.getByLabel('Search articles').fill('')
  await expect(shown).not.toHaveCount(0)
})

test('places and articles are asked for once more after an answer that may be another a moment later', async ({
  page,
}) => {
  const asked: string[] = []
  for (const path of ['**/api/places?*', '**/blog/_payload.json'])
    await page.route(path, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      if (asked.length === 1) await route.fulfill({ status: 503, body: '' })
      else await route.continue()
    })
  await page.goto('/blog')
  await page.getByLabel('Search articles').pressSequentially('x')
  await expect(page.getByText('No articles found')).toBeVisible()
  expect(asked).toEqual(['/blog/_payload.json', '/blog/_payload.json'])
  asked.length = 0
  await page.goto('/')
  await page.getByLabel('Destination', { exact: true }).focus()
  await expect(page.locator('[data-island=trip-form][data-hydrated]')).toBeAttached()
  await page.getByLabel('Destination', { exact: true }).fill('Vien')
  await expect(page.locator('#trip-destination-list li').first()).toBeVisible()
  expect(asked).toEqual(['/api/places', '/api/places'])
})

test('a category chosen before the script is there counts, and the other language keeps the search', async ({
  page,
}) => {
  await page.route(
    '**/assets/blog-search-*',
    async (route) => {
      await page.getByLabel('Category').selectOption('money')
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('/blog')
  await page.getByLabel('Category').focus()
  await expect(page.locator('[data-slug]:visible')).not.toHaveCount(13)
  await expect(page).toHaveURL(/\/blog\?category=money$/)
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/blog\?category=money$/)
  await expect(page.getByLabel('Kategorie')).toHaveValue('money')
})

test('articles are found without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/de/blog')
  await page.getByLabel('Kategorie').selectOption('money')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/category=money/)
  await expect(page.locator('[data-slug]:visible')).not.toHaveCount(13)
})

test('the e-SIM bubble opens when asked to, copies its code, and stays away once dismissed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const bubble = page.locator('[data-esim]')
  await expect(bubble).toBeVisible()
  await expect(bubble.getByText('DAYFOLD5')).toBeHidden()
  await bubble.locator('summary').click()
  await expect(bubble.getByText('Advertisement', { exact: true })).toBeVisible()
  await bubble.getByRole('button', { name: 'Copy' }).click()
  await expect(bubble.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DAYFOLD5')
  await bubble.getByRole('button', { name: 'Do not show again' }).click()
  await expect(bubble).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(bubble).toBeHidden()
})

test('the e-SIM bubble lies over no part of the planning form', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(page.locator('[data-esim][data-ready]')).toBeAttached()
    // Each control at the window's lower edge, where the bubble is.
    const covered = await page.locator('.ticket').evaluate((form) =>
      Array.from(form.querySelectorAll('button, .choice label, summary'), (control) => {
        control.scrollIntoView({ block: 'end', behavior: 'instant' })
        const { left, right, bottom } = control.getBoundingClientRect()
        const hits = [left + 2, (left + right) / 2, right - 2].map((x) =>
          document.elementFromPoint(x, bottom - 8)?.closest('.esim'),
        )
        return hits.some(Boolean) ? control.textContent : ''
      }).filter(Boolean),
    )
    expect(covered).toEqual([])
  }
})

test('the chosen language is honoured on / alone, and by no link from elsewhere', async ({ page }) => {
  await page.goto('/faq')
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/faq$/)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'locale')).toMatchObject({ value: 'de', sameSite: 'Lax' })
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL(/\/de$/)
  await page.goto('/faq')
  await expect(page).toHaveURL(/\/faq$/)
  await page.goto('/', { referer: 'https://elsewhere.example/' })
  await page.waitForLoadState('networkidle')
  await expect(page).not.toHaveURL(/\/de$/)
})

test('a crawler is sent nowhere, even with the cookie of a language', async ({ browser, baseURL }) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const context = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) })
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page).not.toHaveURL(/\/de$/)
  await context.close()
})

test('a page somebody is about to open is fetched ahead, but not on a slow link or where data costs', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const fetched: string[] = []
  const faults: unknown[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) faults.push(ruleSet)
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Running') fetched.push(new URL(prefetchUrl).pathname)
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await session.send('Preload.enable')
  const rules = page.locator('script[type=speculationrules]')
  // The menu of a wide window is there before a pointer comes, but for what it shows without script alone.
  await page.goto('/faq')
  await expect.poll(() => fetched.toSorted()).toEqual(['/', '/blog', '/contact'])
  await page.setViewportSize({ width: 390, height: 844 })
  fetched.length = 0
  const linger = () => page.locator('main a[href^="/blog/"]').first().hover()
  await page.goto('/blog')
  await expect(rules).toBeAttached()
  expect(fetched).toEqual([])
  await linger()
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/^\/blog\/[a-z-]+$/))

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
  ]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    fetched.length = 0
    await page.goto('/blog')
    await linger()
    await page.waitForTimeout(500)
    await expect(rules).not.toBeAttached()
    expect(fetched).toEqual([])
  }
  expect(faults).toEqual([])
})
