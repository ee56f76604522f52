import type { Page } from '@playwright/test'
import type { PageState } from './page-states.ts'

const PASTED = `Vienna in winter
Day 1, Monday 11 January 2027
- 10:00 Kunsthistorisches Museum
- 13:00 Lunch at Naschmarkt
- 23:00 Schönbrunn Palace
Day 2
- The Hall of Borrowed Umbrellas, St. Stephen's Cathedral`

/** Says what should be different, and waits for the answer. */
async function ask(page: Page, wish: string): Promise<void> {
  await page.locator('[name=text]').first().fill(wish)
  await page.locator('[name=text]').first().press('Enter')
  await page.waitForURL(/changes?\b/)
}

/** Pages about places, checking, changing and bringing along. */
export const PLAN_STATES: PageState[] = [
  { name: 'places', path: '/places', as: 'visitor' },
  { name: 'place', path: '/places/vienna', as: 'visitor' },
  { name: 'place-region', path: '/places/crete', as: 'visitor' },
  { name: 'sources', path: '/sources', as: 'visitor' },
  { name: 'check', path: '/check', as: 'visitor' },
  {
    name: 'check-answer',
    path: '/check',
    as: 'visitor',
    async act(page) {
      await page.locator('[name=text]').fill(PASTED)
      await page.locator('form .primary').first().click()
      await page.locator('.plan-check').first().waitFor()
    },
  },
  {
    name: 'check-empty',
    path: '/check',
    as: 'visitor',
    async act(page) {
      await page.locator('form .primary').first().click()
      await page.locator('[role=alert]').first().waitFor()
    },
  },
  { name: 'stops', path: '/plan/stops', as: 'visitor' },
  {
    name: 'change-proposal',
    path: '/trips/:trip',
    as: 'traveller',
    act: (page) => ask(page, page.url().includes('/de/') ? 'Tag 2 langsamer' : 'day 2 slower'),
  },
  {
    name: 'change-question',
    path: '/trips/:trip',
    as: 'traveller',
    act: (page) => ask(page, page.url().includes('/de/') ? 'mehr Museen' : 'something nicer'),
  },
  {
    name: 'change-refused',
    path: '/trips/:trip',
    as: 'traveller',
    act: (page) => ask(page, page.url().includes('/de/') ? 'Tag 9 freihalten' : 'keep day 9 free'),
  },
  { name: 'trip-places', path: '/trips/:trip/places', as: 'traveller' },
]
