import type { Page } from '@playwright/test'
import { askForCode, openGenerating, hydrateDialog, hydrateForm } from './page-state-steps.ts'
import { PLAN_STATES } from './page-states-plans.ts'
import { ended, openHere, post, signIn, submitTrip } from './travellers.ts'

/** The season ends under way, and the last days are empty: a trip that is taken, and then fails. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1
const NOTHING_TO_SEE = {
  destination: 'Antarctica',
  startDate: `${NEXT_YEAR}-03-29`,
  endDate: `${NEXT_YEAR}-04-06`,
}

/** Every page and state worth looking at, for the pictures and for the accessibility walk. */
export interface PageState {
  name: string
  /** Without the language's prefix; `:trip` stands for a finished trip of the traveller. */
  path: string
  /** A passer-by's cookies are forgotten after each sight. */
  as: 'visitor' | 'traveller' | 'newcomer' | 'passer-by'
  /** Brings the page into the state. */
  act?(page: Page): Promise<unknown>
}

export const PAGE_STATES: PageState[] = [
  { name: 'home', path: '/', as: 'visitor' },
  {
    name: 'home-places',
    path: '/',
    as: 'visitor',
    async act(page) {
      await hydrateForm(page)
      await page.locator('[name=startLocation]').fill('Lisbn')
      await page.locator('[name=destination]').focus()
      await page.locator('.meant').first().getByRole('button').first().waitFor()
      await page.locator('[name=destination]').pressSequentially('San')
      await page.locator('#trip-destination-list li').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'home-calendar',
    path: '/',
    as: 'visitor',
    async act(page) {
      await hydrateForm(page)
      await page.locator('.opener').first().click()
      await page.locator('.calendar td button').first().waitFor()
    },
  },
  {
    name: 'home-errors',
    path: '/',
    as: 'visitor',
    async act(page) {
      await hydrateForm(page)
      await page.locator('#trip-endDate').fill('99.99.')
      await page.locator('.ticket button.primary').click()
      await page.locator('.ticket [role=alert]').waitFor()
    },
  },
  {
    name: 'home-wishes',
    path: '/',
    as: 'visitor',
    act: (page) => page.locator('.wishes summary').click(),
  },
  { name: 'home-login', path: '/', as: 'visitor', act: (page) => page.locator('[data-open=auth]').click() },
  {
    name: 'home-menu',
    path: '/',
    as: 'visitor',
    act: (page) => page.locator('details.menu > summary:visible').last().click(),
  },
  {
    name: 'dialog-register',
    path: '/faq',
    as: 'visitor',
    async act(page) {
      await hydrateDialog(page)
      await page.locator('dialog#auth button.link').last().click()
      await page.locator('dialog#auth [type=checkbox]').waitFor()
    },
  },
  { name: 'dialog-code', path: '/faq', as: 'visitor', act: askForCode },
  {
    name: 'dialog-wrong-code',
    path: '/faq',
    as: 'visitor',
    async act(page) {
      await askForCode(page)
      await page.locator('dialog#auth [name=token]').fill('12')
      await page.locator('dialog#auth [type=submit]').click()
      await page.locator('dialog#auth [role=alert]:not(:empty)').waitFor()
    },
  },
  { name: 'about', path: '/about', as: 'visitor' },
  { name: 'blog', path: '/blog', as: 'visitor' },
  { name: 'blog-nothing', path: '/blog?q=zzzz', as: 'visitor' },
  { name: 'article', path: '/blog/how-a-plan-is-checked', as: 'visitor' },
  { name: 'contact', path: '/contact', as: 'visitor' },
  { name: 'faq', path: '/faq', as: 'visitor' },
  { name: 'imprint', path: '/imprint', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'terms', path: '/terms', as: 'visitor' },
  { name: 'sign-in', path: '/sign-in', as: 'visitor' },
  { name: 'register', path: '/sign-in?mode=register', as: 'visitor' },
  { name: 'email-verified', path: '/email-verified', as: 'visitor' },
  { name: 'article-not-found', path: '/blog/no-such-article', as: 'visitor' },
  { name: 'contact-sent', path: '/contact/sent', as: 'visitor' },
  {
    name: 'contact-wrong',
    path: '/contact',
    as: 'visitor',
    async act(page) {
      await page.locator('form.contact').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
        form.requestSubmit()
      })
      await page.locator('form.contact [aria-invalid]').first().waitFor()
    },
  },
  { name: 'newsletter', path: '/newsletter', as: 'visitor' },
  { name: 'newsletter-sent', path: '/newsletter?sent=1', as: 'visitor' },
  { name: 'newsletter-confirm', path: '/newsletter/confirm?token=x', as: 'visitor' },
  { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe?token=x', as: 'visitor' },
  { name: 'newsletter-failed', path: '/newsletter/verified?result=failed', as: 'visitor' },
  {
    name: 'esim',
    path: '/',
    as: 'visitor',
    async act(page) {
      await page.locator('[data-esim] summary').click()
    },
  },
  {
    name: 'faq-open',
    path: '/faq',
    as: 'visitor',
    async act(page) {
      await page.locator('.question').first().locator('summary').click()
    },
  },
  { name: 'newsletter-verified', path: '/newsletter/verified', as: 'visitor' },
  { name: 'newsletter-unsubscribed', path: '/newsletter/unsubscribed', as: 'visitor' },
  { name: 'not-found', path: '/no/such/page', as: 'visitor' },
  { name: 'my-trips-empty', path: '/my-trips', as: 'newcomer' },
  { name: 'my-trips', path: '/my-trips', as: 'traveller' },
  { name: 'trip', path: '/trips/:trip', as: 'traveller' },
  { name: 'trip-other-language', path: '/trips/:trip?plan=de', as: 'traveller' },
  { name: 'trip-edit', path: '/trips/:trip/edit', as: 'traveller' },
  { name: 'trip-edit-add', path: '/trips/:trip/edit?add=1', as: 'traveller' },
  { name: 'trip-delete', path: '/trips/:trip/delete', as: 'traveller' },
  { name: 'bring-along', path: '/bring-along?text=Karlskirche', as: 'traveller' },
  {
    name: 'my-trips-delete',
    path: '/my-trips',
    as: 'traveller',
    act: (page) => page.locator('[data-open=delete-trip]').first().click(),
  },
  { name: 'trip-not-found', path: '/trips/none', as: 'traveller' },
  {
    name: 'trip-shared',
    path: '/my-trips',
    as: 'traveller',
    async act(page) {
      const trip = await page.locator('main a[href*="/trips/"]').first().getAttribute('href')
      const { url } = await post(page, `/api${trip?.replace(/^\/de/, '')}/share`, {})
      await openHere(page, new URL(String(url)).pathname)
    },
  },
  { name: 'account', path: '/account', as: 'traveller' },
  { name: 'account-delete', path: '/account/delete', as: 'traveller' },
  {
    name: 'trip-generating',
    path: '/',
    as: 'passer-by',
    async act(page) {
      await signIn(page, page.url())
      await page.request.get('/dev/pace/2000')
      const id = await submitTrip(page)
      await openHere(page, `/trips/${id}`)
      await page.locator('[data-live] .day').first().waitFor()
      await page.request.get('/dev/pace/0')
    },
  },
  {
    name: 'trip-failed',
    path: '/',
    as: 'passer-by',
    async act(page) {
      await signIn(page, page.url())
      const id = await submitTrip(page, NOTHING_TO_SEE)
      await ended(page, id)
      await openHere(page, `/trips/${id}`)
    },
  },
  {
    name: 'my-trips-failed',
    path: '/',
    as: 'passer-by',
    async act(page) {
      await signIn(page, page.url())
      await ended(page, await submitTrip(page, NOTHING_TO_SEE))
      await openHere(page, '/my-trips')
    },
  },
  ...PLAN_STATES,
  { name: 'generating', path: '/', as: 'traveller', act: openGenerating },
]
