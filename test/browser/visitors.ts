import type { Page } from '@playwright/test'
import type { Sight } from './page-states.ts'
import { planVienna, signIn } from './travellers.ts'

/** Whoever the sights are seen by, each in a browser context of their own. */
export interface Visitors {
  pages: Record<Sight['as'], Page>
  /** The traveller's finished trip. */
  trip: string
}

export async function gatherVisitors(open: () => Promise<Page>): Promise<Visitors> {
  const pages = {
    visitor: await open(),
    newcomer: await open(),
    traveller: await open(),
    'passer-by': await open(),
  }
  await signIn(pages.newcomer)
  await signIn(pages.traveller)
  return { pages, trip: await planVienna(pages.traveller) }
}

/** Opens a sight and does what belongs to it. */
export async function openSight({ pages, trip }: Visitors, sight: Sight, language: string): Promise<Page> {
  const page = pages[sight.as]
  const path = language === 'de' ? `/de${sight.path}`.replace(/\/$/, '') : sight.path
  await page.goto(path.replace(':trip', trip))
  await sight.act?.(page)
  return page
}

/** The next sight is of untouched forms. */
export async function leaveSight(page: Page, sight: Sight): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  if (sight.as === 'passer-by') await page.context().clearCookies()
}
