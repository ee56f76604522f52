import { afterEach, expect, it, vi } from 'vitest'
import { followTrip } from './sign-in.island.ts'

afterEach(() => vi.unstubAllGlobals())

/** Where somebody is led who has signed in on a page. */
async function ledFrom(address: string, trip?: { id: string }) {
  const { pathname, search } = new URL(address, 'https://dayfold.example')
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { pathname, search, assign })
  await followTrip(trip, 'de')
  return assign.mock.calls.flat()
}

it('loads a page to sign in on anew, and leaves others as they are', async () => {
  expect(await ledFrom('/de/sign-in?next=%2Fde%2Faccount')).toEqual(['/de/sign-in?next=%2Fde%2Faccount'])
  expect(await ledFrom('/de/sign-in/code?resent=1')).toEqual(['/de/sign-in/code?resent=1'])
  expect(await ledFrom('/de/sign-in/link?token=id.secret')).toEqual([])
  expect(await ledFrom('/de/faq')).toEqual([])
})

it('leads to the trip that travelled with the code, wherever the dialog was', async () => {
  expect(await ledFrom('/de/sign-in', { id: 'trip-1' })).toEqual(['/de/email-verified?trip=trip-1'])
})
