import type { Page } from '@playwright/test'
import type { PageState } from './page-states.ts'
import { planVienna, signIn } from './travellers.ts'

/** Whoever the sights are seen by, each in a browser context of their own. */
export interface Visitors {
  pages: Record<PageState['as'], Page>
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
export async function openState(
  { pages, trip }: Visitors,
  state: PageState,
  language: string,
): Promise<Page> {
  const page = pages[state.as]
  const path = language === 'de' ? `/de${state.path}`.replace(/\/$/, '') : state.path
  await page.goto(path.replace(':trip', trip))
  await state.act?.(page)
  return page
}

/** The next sight is of untouched forms. */
export async function leaveState(page: Page, state: PageState): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  if (state.as === 'passer-by') await page.context().clearCookies()
}
