import { test } from '@playwright/test'
import { expect, heading, isMarked, openReady, press, QUESTIONS } from './menu.ts'
import { signIn } from './travellers.ts'

test('a link of the menu shows its page in the document, with all that a load would bring', async ({
  page,
}) => {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(error.message))
  const headOf = () =>
    page
      .locator('head')
      .evaluate((head) =>
        Array.from(
          head.querySelectorAll('title, meta, link, script[type$=json]'),
          (one) => one.outerHTML,
        ).sort(),
      )
  const rulesOf = () =>
    page.evaluate(() =>
      [...document.styleSheets, ...document.adoptedStyleSheets]
        .filter(({ disabled }) => !disabled)
        .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)),
    )
  const headerOf = () =>
    page
      .locator('.site-header a')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      )
  await page.goto('/de/blog')
  const loaded = { head: await headOf(), rules: await rulesOf(), header: await headerOf() }
  const [text, title] = [await page.locator('main').textContent(), await page.title()]

  await openReady(page, '/de')
  await page.evaluate(() => scrollTo(0, 500))
  await page.locator('.wide-only').getByRole('link', { name: 'Blog' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/blog$/)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
  expect({ head: await headOf(), rules: await rulesOf(), header: await headerOf() }).toEqual(loaded)
  expect(await page.locator('main').textContent()).toBe(text)
  expect(await page.locator('main').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('p[role=status]').last()).toHaveText(title)
  expect(wrong).toEqual([])
})

test('back and forward show the pages as they were left, scrolled and typed into', async ({ page }) => {
  await openReady(page, '/faq')
  await page.locator('main summary').first().click()
  await page.evaluate(() => {
    scrollTo(0, 400)
    document.querySelector<HTMLAnchorElement>('.wide-only a[href="/blog"]')?.click()
  })
  await expect(heading(page, /./)).not.toHaveText(QUESTIONS)
  await expect(page).toHaveTitle(/Travel planning/)
  await page.getByLabel('Search articles').fill('rain')
  await expect(page).toHaveURL(/\?q=rain$/)
  await page.goBack()
  await expect(heading(page, QUESTIONS)).toBeVisible()
  await expect(page).toHaveTitle(/FAQ|Frequently/)
  await expect(page.locator('main details').first()).toHaveAttribute('open')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  expect(await isMarked(page)).toBe(true)
  // What was searched for has an address of its own.
  await page.goForward()
  await expect(page).toHaveURL(/\/blog\?q=rain$/)
  await expect(page.getByLabel('Search articles')).toHaveValue('rain')
})

test('rules that the planning form has added go with its page, and come with it', async ({ page }) => {
  const isAbsolute = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        Array.from(cssRules).some(({ cssText }) => /^\.places \{.*absolute/.test(cssText)),
      ),
    )
  await openReady(page, '/places')
  await press(page, 'Home')
  await page.getByLabel('Destination', { exact: true }).focus()
  await expect.poll(isAbsolute).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/places$/)
  expect(await isAbsolute()).toBe(false)
  await press(page, 'Home')
  await page.getByLabel('Destination', { exact: true }).focus()
  await expect.poll(isAbsolute).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

test('after a reload the way back loads the page that was shown in the document before', async ({ page }) => {
  await openReady(page, '/faq')
  await press(page, 'Contact')
  await expect(page).toHaveTitle(/Contact/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(heading(page, QUESTIONS)).toBeVisible()
})

test('the planning form works on a page that came without a load, and on the way back to it', async ({
  page,
}) => {
  await openReady(page, '/faq')
  await press(page, 'Home')
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('[data-esim][data-ready]')).toBeAttached()
  await page.getByLabel('Destination', { exact: true }).focus()
  await expect(page.locator('[data-island=trip-form][data-hydrated]')).toBeAttached()
  await page.getByLabel('Destination', { exact: true }).fill('Vien')
  await expect(page.locator('#trip-destination-list li').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.draft).destination)).toBe('Vien')
  await page.goBack()
  await expect(heading(page, QUESTIONS)).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('Vien')
  await page.getByLabel('Destination', { exact: true }).fill('Londo')
  await expect(page.locator('#trip-destination-list li').first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  // What was typed is left by a load alone.
  await press(page, 'FAQ')
  await expect(heading(page, QUESTIONS)).toBeVisible()
  expect(await isMarked(page)).toBe(false)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a page fades in, unless motion is unwanted (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await openReady(page, '/faq')
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        Reflect.set(window, 'faded', how[0])
        return animate.apply(this, how)
      }
    })
    await press(page, 'Contact')
    await expect(page).toHaveTitle(/Contact/)
    const faded = await page.evaluate(() => Reflect.get(window, 'faded'))
    // Seen in its first frame.
    expect(faded).toEqual(reducedMotion === 'reduce' ? undefined : { opacity: [0.4, 1] })
  })

test('the page that is left fades while its link is pressed, and is back where it is not followed', async ({
  page,
}) => {
  await openReady(page, '/faq')
  const link = page.locator('.wide-only').getByRole('link', { name: 'Contact', exact: true })
  const isSeen = (address: string, opacity: string) =>
    expect
      .poll(() =>
        page.locator('main').evaluate((main) => `${location.pathname} ${getComputedStyle(main).opacity}`),
      )
      .toBe(`${address} ${opacity}`)
  await link.hover()
  await page.mouse.down()
  await isSeen('/faq', '0.4')
  await page.mouse.move(5, 500)
  await page.mouse.up()
  await isSeen('/faq', '1')
  await link.hover()
  await page.mouse.down()
  await isSeen('/faq', '0.4')
  await page.mouse.up()
  await isSeen('/contact', '1')
  await page.goBack()
  await isSeen('/faq', '1')
})

test('whoever is signed in sees so on a page that came without a load, and dialogs open there', async ({
  page,
}) => {
  await openReady(page, '/faq')
  await press(page, 'Contact')
  await expect(page).toHaveTitle(/Contact/)
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  await expect(page.locator('dialog#auth [data-hydrated]')).toBeAttached()
  await signIn(page)
  await openReady(page, '/faq')
  await press(page, 'Blog')
  await expect(page).toHaveTitle(/Travel planning/)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('html.signed-in')).toBeAttached()
  await expect(page.locator('[data-badge]')).toBeVisible()
})
