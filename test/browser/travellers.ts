import type { Page } from '@playwright/test'
import { freshAddress, inDays, newestCode } from './mailbox.ts'

/** Signs a fresh address in, in this page's context; the cookies are the browser's own. */
export async function signIn(page: Page, from = '/'): Promise<void> {
  const email = freshAddress()
  await page.goto(from)
  await post(page, '/api/auth/otp', { email, create_user: true, data: { language: 'en' } })
  const token = await newestCode(page.request, email)
  await post(page, '/api/auth/verify', { email, token, type: 'email' })
}

/** Fills the planning form in, two days in Vienna, and sends it. */
export async function sendForm(page: Page): Promise<void> {
  await page.getByLabel('Start location').fill('Hamburg')
  await page.getByLabel('Destination', { exact: true }).fill('Vienna')
  await page.locator('[name=startDate]').fill(inDays(30))
  await page.locator('[name=endDate]').fill(inDays(31))
  await page.getByRole('button', { name: 'Plan My Trip' }).click()
}

/** Plans four days in Vienna and waits for them; gives the trip's id. */
export async function planVienna(page: Page): Promise<string> {
  const id = await submitTrip(page)
  if ((await ended(page, id)) !== 'completed') throw new Error('there is no plan')
  return id
}

/** Four days in Vienna but for the changes; gives the trip's id. */
export async function submitTrip(page: Page, changes: object = {}): Promise<string> {
  const { id } = await post(page, '/api/trips', {
    startLocation: 'Hamburg',
    destination: 'Vienna, Austria',
    adults: 2,
    kids: 1,
    startDate: inDays(60),
    endDate: inDays(63),
    budget: 1,
    tripType: 'sightseeing',
    language: 'en',
    ...changes,
  })
  return String(id)
}

/** Waits for the end of a trip; gives its status. */
export async function ended(page: Page, id: string): Promise<string> {
  for (let tries = 0; tries < 150; tries++) {
    const status = await page.evaluate(async (path) => {
      const trip: { status: string } = await (await fetch(path)).json()
      return trip.status
    }, `/api/trips/${id}`)
    if (status !== 'pending') return status
    await page.waitForTimeout(200)
  }
  throw new Error('the plan was not finished in time')
}

export async function post(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      const parsed: Record<string, unknown> = text ? JSON.parse(text) : {}
      return parsed
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** Opens a page in the language of the one that is open. */
export async function openHere(page: Page, path: string): Promise<void> {
  const german = new URL(page.url()).pathname.startsWith('/de')
  await page.goto(german && !path.startsWith('/de') ? `/de${path}` : path)
}
