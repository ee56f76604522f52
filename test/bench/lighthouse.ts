import { join } from 'node:path'
import { BROWSER } from './browser.ts'

const TRIES = 3

interface Audit {
  lhr: { categories: Record<string, { score: number | null }>; runtimeError?: { code: string } }
}
interface Chrome {
  port: number
  kill(): unknown
}

/** Speed, accessibility, good practice and search engines, 0–100 each, from the folder's own Lighthouse. */
export async function lighthouseScores(
  folder: string,
  url: string,
  cookies: { name: string; value: string }[],
): Promise<string> {
  const tool = (file: string) => import(join(folder, 'tools/node_modules', file)) as Promise<unknown>
  const { default: lighthouse } = (await tool('lighthouse/core/index.js')) as {
    default(url: string, flags: object): Promise<Audit>
  }
  const { launch } = (await tool('chrome-launcher/dist/index.js')) as {
    launch(settings: object): Promise<Chrome>
  }
  const chrome = await launch({
    chromePath: BROWSER.executablePath,
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...BROWSER.args],
    logLevel: 'silent',
  })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const audit = () =>
    lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      ...(cookie && { extraHeaders: { cookie } }),
    })
  try {
    let { lhr } = await audit()
    // One trace in some forty comes without its beginning (NO_NAVSTART), which says nothing of the page.
    for (let tries = 1; lhr.runtimeError && tries < TRIES; tries++) lhr = (await audit()).lhr
    return Object.values(lhr.categories)
      .map(({ score }) => (score === null ? '–' : Math.round(score * 100)))
      .join(' ')
  } finally {
    await chrome.kill()
  }
}
