import { expect, type Page, test } from '@playwright/test'
import { freshAddress, inDays } from './mailbox.ts'

const PLAN = /Plan My Trip|Sending/

/** React works in slices between messages: these wait for `letReactWork`, so that a press falls in between. */
async function holdReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let free = 0
    const Channel = MessageChannel
    window.MessageChannel = class extends Channel {
      constructor() {
        super()
        const post = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => {
          if (free-- > 0) post(message)
          else held.push(() => post(message))
        }
      }
    }
    addEventListener('let-react-work', (event) => {
      free = event instanceof CustomEvent ? Number(event.detail) : 0
      while (free > 0 && held.length > 0) {
        free--
        held.shift()?.()
      }
    })
  })
}

const letReactWork = (page: Page, slices = Number.MAX_SAFE_INTEGER) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('let-react-work', { detail })), slices)

/** Holds chunks back by the beginnings of their names; gives what lets them come. */
async function holdChunks(page: Page, ...names: string[]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/assets/(${names.join('|')})[^/]*\\.js$`), async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** React listens on the element, but has not taken it over. */
async function isWaking(page: Page, island: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.querySelector(`[data-island="${name}"]`)
    return element && Object.keys(element).some((key) => key.startsWith('_reactListening'))
  }, island)
}

function countPosts(page: Page, path = '/api/trips'): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) posts++
  })
  return () => posts
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Start location').fill('Hamburg')
  await page.getByLabel('Destination', { exact: true }).fill('Vienna')
  await page.locator('[name=startDate]').fill(inDays(30))
  await page.locator('[name=endDate]').fill(inDays(33))
}

async function isAsked(page: Page): Promise<void> {
  await expect(page.locator('dialog#auth').getByRole('heading', { name: 'Join' })).toBeVisible()
  await expect(page.locator('dialog#auth').getByText('Create account')).toBeVisible()
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
}))
  test(`a press while React takes the form over counts once, and nothing moves (${device})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await holdReact(page)
    const release = await holdChunks(page, 'hydrate')
    const posts = countPosts(page)
    await page.goto('/')
    await fill(page)
    release()
    await isWaking(page, 'trip-form')
    const button = page.getByRole('button', { name: PLAN })
    await button.scrollIntoViewIfNeeded()
    // The date field keeps the focus: the press is what makes React work.
    await expect(page.locator('[name=endDate]')).toBeFocused()
    const place = await button.boundingBox()
    if (!place) throw new Error('the button is nowhere')
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
    await page.mouse.down()
    expect(await button.boundingBox()).toEqual(place)
    await page.mouse.up()
    await letReactWork(page)
    await isAsked(page)
    expect(posts()).toBe(1)
  })

test('presses before the script has come are kept, and count once', async ({ page }) => {
  const release = await holdChunks(page, 'hydrate', 'react', 'trip-form')
  const posts = countPosts(page)
  await page.goto('/')
  await fill(page)
  await page.getByRole('button', { name: PLAN }).dblclick()
  expect(posts()).toBe(0)
  release()
  await isAsked(page)
  expect(posts()).toBe(1)
})

test('a code asked for twice before the script has come is sent once', async ({ page }) => {
  const release = await holdChunks(page, 'hydrate', 'react', 'auth-dialog')
  const posts = countPosts(page, '/api/auth/otp')
  await page.goto('/faq')
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.locator('dialog#auth')
  await dialog.locator('[name=email]').fill(freshAddress())
  await dialog.getByRole('button', { name: 'Send code' }).dblclick()
  release()
  await expect.poll(posts).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(posts()).toBe(1)
})

for (const slices of [0, 1, 2, 3])
  test(`the dialog’s toggle, pressed after ${slices} slices of waking, turns once`, async ({ page }) => {
    await holdReact(page)
    await page.goto('/faq')
    await page.locator('header').getByRole('link', { name: 'Log in' }).click()
    await isWaking(page, 'auth-dialog')
    await letReactWork(page, slices)
    const toggle = page.getByRole('button', { name: 'No account yet? Create one' })
    await toggle.evaluate((button: HTMLButtonElement) => button.click())
    await letReactWork(page)
    await expect(page.getByRole('heading', { name: 'Join' })).toBeVisible()
  })

test('a press while the line is down counts once it is back, and the page stays', async ({
  page,
  context,
}) => {
  await page.goto('/faq')
  await context.setOffline(true)
  await page.locator('header').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'No account yet? Create one' }).click()
  // Longer than one try.
  await page.waitForTimeout(1500)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Join' })).toBeVisible()
})

test('what was typed survives a translator that has changed the page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const label of document.querySelectorAll('main label'))
        label.innerHTML = `<font>${label.innerHTML}</font>`
    })
  })
  const release = await holdChunks(page, 'hydrate', 'react', 'trip-form')
  const posts = countPosts(page)
  await page.goto('/')
  await fill(page)
  await page.locator('[name=kids]').fill('3')
  await page.locator('[name=tripType][value=action]').check()
  await page.getByRole('button', { name: PLAN }).click()
  release()
  await isAsked(page)
  expect(posts()).toBe(1)
  expect(JSON.parse(String(await page.evaluate(() => localStorage.draft)))).toMatchObject({
    startLocation: 'Hamburg',
    destination: 'Vienna',
    startDate: inDays(30),
    endDate: inDays(33),
    kids: '3',
    tripType: 'action',
  })
  await expect(page.locator('main [name=kids]')).toHaveValue('3')
  await expect(page.locator('main [name=tripType][value=action]')).toBeChecked()
})
