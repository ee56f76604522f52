import type { Page } from '@playwright/test'

/** 320 px is a 1280 px window at 400 %; 2,560 px is the widest screen in common use. */
const WIDTHS = [320, 390, 768, 1280, 2560]

/** What scrolls sideways at which width, in words; none where all fits. */
export async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const actual = await page.evaluate(() => document.documentElement.scrollWidth)
    if (actual > width) found.push(`${name}: ${actual} px wide in a window of ${width}`)
  }
  return found
}
