import { expect, test } from '@playwright/test'
import { inDays } from './mailbox.ts'
import { ended, post, signIn, submitTrip } from './travellers.ts'
import { tooWide } from './too-wide.ts'

const TRIP_DAYS = [1, 7, 14, 30]

for (const days of TRIP_DAYS)
  test(`no page of a trip of ${days} days scrolls sideways`, async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page)
    const id = await submitTrip(page, {
      // Nobody flies to Tokyo for a day.
      startLocation: days === 1 ? 'Kyoto' : 'Garmisch-Partenkirchen',
      destination: 'Tokyo',
      endDate: inDays(59 + days),
      language: 'de',
    })
    expect(await ended(page, id)).toBe('completed')
    const { url } = await post(page, `/api/trips/${id}/share`, {})
    const found: string[] = []
    for (const path of [`/trips/${id}`, `/de/trips/${id}/edit`, new URL(String(url)).pathname]) {
      await page.goto(path)
      found.push(...(await tooWide(page, path)))
    }
    expect(found).toEqual([])
  })
