import { afterEach, expect, it, vi } from 'vitest'
import { followTrip, requestCode } from './sign-in.client.ts'

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

it('takes what was typed and the page asked for along to the page with the captcha, and in no URL', async () => {
  const fields: object[] = []
  const form = { appendChild: (input: object) => fields.push(input), submit: vi.fn<() => void>() }
  vi.stubGlobal('document', {
    documentElement: { lang: 'de' },
    body: { appendChild: () => {} },
    createElement: (tag: string) => (tag === 'form' ? form : {}),
  })
  vi.stubGlobal('location', { search: '?next=%2Fde%2Faccount' })
  vi.stubGlobal('fetch', async () =>
    Response.json({ error_code: 'captcha_failed', msg: 'No.' }, { status: 400 }),
  )
  const asked = {
    email: 'ada@example.com',
    isLogin: false,
    newsletter: true,
    locale: 'de',
    trip: null,
  } as const
  expect(await requestCode(asked)).toMatchObject({ sent: false, error: 'No.' })
  expect(form.submit).toHaveBeenCalledOnce()
  expect(form).toMatchObject({ method: 'post', action: '/de/sign-in' })
  expect(fields).toMatchObject([
    { name: 'mode', value: 'register' },
    { name: 'email', value: 'ada@example.com' },
    { name: 'newsletter', value: 'yes' },
    { name: 'next', value: '/de/account' },
  ])
})
