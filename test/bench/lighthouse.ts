import { join } from 'node:path'
import { BROWSER } from './browser.ts'

interface Audit {
  lhr: { categories: Record<string, { score: number | null }> }
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
  try {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      ...(cookie && { extraHeaders: { cookie } }),
    })
    return Object.values(lhr.categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' ')
  } finally {
    await chrome.kill()
  }
}
