import type { Locale } from '../i18n/locale.ts'
import { callApi, errorOf } from '../islands/api.ts'
import { keepBadge } from '../islands/badge.ts'
import { pageStore } from '../islands/store.ts'
import { inLocale } from '../routes.ts'

interface CodeRequest {
  email: string
  isLogin: boolean
  newsletter: boolean
  locale: Locale
}

/** Asks for a code; gives the error to show, or nothing. A trip that waits travels with it. */
export async function requestCode({
  email,
  isLogin,
  newsletter,
  locale,
}: CodeRequest): Promise<string | undefined> {
  const { pendingTrip } = pageStore.get()
  const answer = await callApi('POST', '/api/auth/otp', {
    email,
    create_user: !isLogin,
    redirect_to: inLocale('/my-trips', locale),
    data: { language: locale, newsletter, ...(pendingTrip && { pending_trip: pendingTrip }) },
  })
  // The page of the same name shows the widget; a waiting trip is kept for it.
  if (answer.body.error_code === 'captcha_failed')
    location.assign(inLocale(`/sign-in?mode=${isLogin ? 'login' : 'register'}`, locale))
  return answer.status === 200 ? undefined : (errorOf(answer).message ?? String(answer.status))
}

/** Trades the code for a session; gives the error to show, or nothing. */
export async function enterAccount(code: {
  email: string
  token: string
  fallback: string
}): Promise<string | undefined> {
  const answer = await callApi('POST', '/api/auth/verify', {
    email: code.email,
    token: code.token,
    type: 'email',
  })
  if (answer.status !== 200) return errorOf(answer).message ?? code.fallback
  keepBadge()
  // The Worker, which renders the island, does not carry what only a browser runs.
  if (!import.meta.env.SSR)
    import('./session-keeper.island.ts')
      .then(({ sessionStarted }) => sessionStarted(answer.body))
      .catch(() => {})
  return undefined
}

/**
 * Submits the trip that waited. The server may have made it already: one key, one trip. The dialog is closed by
 * now, so a refusal is the form's to show.
 */
export async function submitPendingTrip(): Promise<void> {
  const { pendingTrip } = pageStore.get()
  if (!pendingTrip) return
  const answer = await callApi('POST', '/api/trips', pendingTrip.request, {
    'idempotency-key': pendingTrip.key,
  })
  const made = answer.status === 201
  const tripRefused = made ? null : (errorOf(answer).message ?? String(answer.status))
  pageStore.set({ pendingTrip: null, tripRefused, generating: made })
}
