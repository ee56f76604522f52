import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PAGE_STATES } from './page-states.ts'
import { tooWide } from './too-wide.ts'
import { gatherVisitors, leaveState, openState } from './visitors.ts'

/** 320 px is a 1280 px window at 400 %: everything must reflow into it. */
const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 900 }

/** In English both widths; in German, whose words are longer, the narrow one. Night changes colours, and no width. */
const VIEWS = {
  en: [
    { size: WIDE, colorScheme: 'light' },
    { size: WIDE, colorScheme: 'dark' },
    { size: NARROW, colorScheme: 'light' },
  ],
  de: [{ size: NARROW, colorScheme: 'light' }],
} as const

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The longest walks of all: side by side.
test.describe.configure({ mode: 'parallel' })

for (const language of ['en', 'de'] as const)
  test(`axe finds nothing on any page or state, and nothing scrolls sideways (${language})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const open = async () =>
      (await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })).newPage()
    const visitors = await gatherVisitors(open)
    const found: string[] = []
    for (const state of PAGE_STATES) {
      const page = await openState(visitors, state, language)
      for (const { size, colorScheme } of VIEWS[language]) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        const axe = new AxeBuilder({ page })
        const { violations } = await (
          colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast')
        ).analyze()
        for (const { id, nodes } of violations)
          found.push(
            `${state.name} ${colorScheme} ${size.width}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          )
      }
      await page.emulateMedia({ colorScheme: 'light' })
      found.push(...(await tooWide(page, state.name)))
      await page.setViewportSize(WIDE)
      await leaveState(page, state)
    }
    expect(found).toEqual([])
  })
