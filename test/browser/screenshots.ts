// Pictures of every page: phone and desktop, light and dark, English and German → test/.out/screenshots.
// `node test/browser/screenshots.ts [part of a name]`; SITE=http://… takes a server that runs already.
import { type Browser, chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PREVIEW_PORT } from '../../src/local/vars.ts'
import { PAGE_STATES } from './page-states.ts'
import { gatherVisitors, leaveState, openState } from './visitors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}test/.out/screenshots`
const site = process.env.SITE ?? `http://localhost:${PREVIEW_PORT}`
const wanted = process.argv[2] ?? ''
const VIEWS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

const server = process.env.SITE
  ? undefined
  : spawn('npm', ['run', 'preview'], { cwd: root, detached: true, stdio: 'ignore' })
try {
  await answers()
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  await takeAll(browser)
  await browser.close()
} finally {
  // Its own group: npm, the server it starts and the runtime below that.
  if (server?.pid) process.kill(-server.pid, 'SIGTERM')
}

async function answers(): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`${site}/builds/latest.json`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`nothing answers at ${site}`)
}

async function takeAll(browser: Browser): Promise<void> {
  const open = () =>
    browser.newContext({ baseURL: site, reducedMotion: 'reduce' }).then((context) => context.newPage())
  const visitors = await gatherVisitors(open)
  let taken = 0
  for (const state of PAGE_STATES.filter(({ name }) => name.includes(wanted)))
    for (const language of ['en', 'de'])
      for (const [view, size] of Object.entries(VIEWS))
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = visitors.pages[state.as]
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize(size)
          await openState(visitors, state, language)
          await page.evaluate(() => document.fonts.ready)
          await page.screenshot({
            path: `${folder}/${state.name}.${language}.${view}.${colorScheme}.png`,
            fullPage: !state.act,
            animations: 'disabled',
          })
          await leaveState(page, state)
          taken += 1
        }
  console.log(`${taken} pictures in ${folder}`)
}
