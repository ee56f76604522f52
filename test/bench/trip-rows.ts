import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER, SLOWER } from './browser.ts'
import { median, type Row } from './rows.ts'
import { busy, type Cookie, phone, visit } from './visit.ts'

/** WebGL drawn by the processor: without it there is no map. */
const DRAWING = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const MAP_MS = 30_000
const CHANGE_MS = 20_000

interface TripOnPhone {
  path: string
  cookies: Cookie[]
}

/** The real map, from the touch on the sketch until it can be moved and its stops pressed, by kind of link. */
export async function mapRows(
  { path, cookies }: TripOnPhone,
  origins: Record<string, string>,
  rounds: number,
): Promise<Row[]> {
  const browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args.filter((name) => name !== '--disable-gpu'), ...DRAWING],
  })
  try {
    const rows: Row[] = []
    for (const [link, origin] of Object.entries(origins)) {
      const taken: number[] = []
      for (let round = 0; round < rounds; round++) taken.push(await openMap(browser, origin, path, cookies))
      rows.push({
        name: `the map of a day, ${link}`,
        numbers: { 'interactive ms': Math.round(median(taken)) },
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** A fresh browser each time: nothing of the map is kept. */
async function openMap(browser: Browser, origin: string, path: string, cookies: Cookie[]): Promise<number> {
  const { page, close } = await phone(
    browser,
    cookies.map((cookie) => ({ ...cookie, url: origin })),
  )
  try {
    await visit(page, origin + path, null)
    await page.locator('.day .aside > summary').first().tap()
    const ready = page.evaluate(
      (limit) =>
        new Promise<number>((resolve, reject) => {
          let touched = 0
          addEventListener('click', ({ timeStamp }) => (touched ||= timeStamp), { capture: true, once: true })
          setTimeout(() => reject(new Error('no map')), limit)
          const look = () => {
            // Its first square is there, its marks stand, and a frame has shown them.
            if (document.querySelector('.map-frame[data-ready] .map-stop'))
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)))
            else requestAnimationFrame(look)
          }
          look()
        }),
      MAP_MS,
    )
    await page.locator('.open-map').first().tap({ noWaitAfter: true })
    return await ready
  } finally {
    await close()
  }
}

interface Change {
  name: string
  act(page: Page): Promise<unknown>
}

const day = (page: Page) => page.locator('.edit-day').nth(1)
const press = (page: Page, value: string) =>
  day(page).locator(`[name=change][value^="${value}"]:enabled`).first().click()

/** What a traveller does with stops, and taken back after each. */
const CHANGES: Change[] = [
  {
    name: 'a stop moved by key',
    async act(page) {
      await day(page).locator('[data-handle]').first().focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'a stop moved by its button', act: (page) => press(page, 'move') },
  { name: 'a stop dragged', act: drag },
  { name: 'a stop locked', act: (page) => press(page, 'lock') },
  { name: 'a stop removed', act: (page) => press(page, 'remove') },
]

/** Longest wait for a frame after any press of a change (as INP counts), and until the changed page stands. */
export async function changeRows(
  { path, cookies }: TripOnPhone,
  origin: string,
  rounds: number,
): Promise<Row[]> {
  const browser = await chromium.launch(BROWSER)
  try {
    const rows: Row[] = []
    for (const change of CHANGES) {
      const seen: Awaited<ReturnType<typeof make>>[] = []
      for (let round = 0; round < rounds; round++)
        seen.push(await make(browser, origin + path, origin, cookies, change))
      const middle = (key: keyof (typeof seen)[number]) => Math.round(median(seen.map((one) => one[key])))
      rows.push({
        name: change.name,
        numbers: {
          'INP ms': middle('inp'),
          'changed ms': middle('changed'),
          'longest task ms': middle('longest'),
          shift: Number(median(seen.map(({ shift }) => shift)).toFixed(3)),
        },
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function make(browser: Browser, url: string, origin: string, cookies: Cookie[], { act }: Change) {
  const { page, close } = await phone(
    browser,
    cookies.map((cookie) => ({ ...cookie, url: origin })),
  )
  try {
    const session = await page.context().newCDPSession(page)
    await visit(page, url, null)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await day(page).scrollIntoViewIfNeeded()
    await page.evaluate(watch)
    const start = performance.now()
    await act(page)
    await changed(page)
    const after = performance.now() - start
    await page.waitForTimeout(500)
    const { waits, seen } = await page.evaluate(() => ({ waits: window.waits, seen: window.seen }))
    await undo(page)
    return { inp: Math.max(0, ...waits), changed: after, longest: busy(seen).longest, shift: seen.cls }
  } finally {
    await close()
  }
}

declare global {
  interface Window {
    /** Milliseconds from each press to the frame after it. */
    waits: number[]
  }
}

/** Runs in the page. */
function watch(): void {
  window.waits = []
  Object.assign(window.seen, { long: [], cls: 0, fcp: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) window.waits.push(entry.duration)
    // The least that is told, ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  document.querySelector('[data-edit]')?.setAttribute('data-before', '')
}

/** The page's part is another one. A plan may refuse: that is an answer, too. */
async function changed(page: Page): Promise<void> {
  await page.locator('[data-edit]:not([data-before])').waitFor({ timeout: CHANGE_MS })
}

async function undo(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-edit]')?.setAttribute('data-before', ''))
  const button = page.locator('[name=change][value=undo]')
  if (await button.isDisabled()) return
  await button.click()
  await changed(page)
}

/** The first stop of the day below the second one, by finger or mouse: both are pointers. */
async function drag(page: Page): Promise<void> {
  const handles = day(page).locator('[data-handle]')
  await handles.nth(1).scrollIntoViewIfNeeded()
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.nth(0).boundingBox()]
  if (!from || !to) throw new Error('the day has one stop')
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 })
  await page.mouse.up()
}
