import type { Locale } from '../../i18n/locale.ts'
import { type ApiAnswer, callApi, errorOf } from '../../browser/api.ts'
import { updateBadge } from '../../browser/account-badge.ts'
import { type PageState, pageStore } from '../../islands/page-state.ts'
import { inLocale, type RouteName, type ROUTES } from '../../routes.ts'

/** As the table of routes has them, which is not sent to browsers. */
type RoutePath = (typeof ROUTES)[RouteName]['path']
const SIGN_IN = '/sign-in' satisfies RoutePath
const SIGN_IN_CODE = '/sign-in/code' satisfies RoutePath

interface CodeRequest {
  email: string
  isLogin: boolean
  newsletter: boolean
  locale: Locale
  /** Travels with it. */
  trip: PageState['pendingTrip']
}

export type CodeAnswer =
  /** Seconds: until a new code may be asked for, and for which this one is good. */
  | { sent: true; resendAfter: number; expiresIn: number }
  /** `retryAfter` in seconds, where it is only too early. */
  | { sent: false; error: string; retryAfter: number | undefined }

/** Where an answer does not say. */
const RESEND_SECONDS = 60
export const CODE_SECONDS = 600

/** Asks for a code. */
export async function requestCode(request: CodeRequest): Promise<CodeAnswer> {
  const { email, isLogin, newsletter, locale, trip } = request
  const answer = await callApi('POST', '/api/auth/otp', {
    email,
    create_user: !isLogin,
    redirect_to: inLocale('/my-trips', locale),
    data: { language: locale, newsletter, ...(trip && { pending_trip: trip }) },
  })
  const { error_code, resend_after, expires_in, retry_after } = answer.body
  // The page of the same name shows the widget; a waiting trip is kept for it.
  if (error_code === 'captcha_failed') {
    const next = new URLSearchParams(location.search).get('next')
    post(inLocale(SIGN_IN, locale), {
      mode: isLogin ? 'login' : 'register',
      email,
      ...(newsletter && { newsletter: 'yes' }),
      ...(next && { next }),
    })
  }
  return answer.status === 200
    ? {
        sent: true,
        resendAfter: Number(resend_after ?? RESEND_SECONDS),
        expiresIn: Number(expires_in ?? CODE_SECONDS),
      }
    : {
        sent: false,
        error: errorOf(answer).message ?? String(answer.status),
        retryAfter: typeof retry_after === 'number' ? retry_after : undefined,
      }
}

/** Goes to a page of ours with what was typed: in a form, since addresses of pages are logged. */
function post(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.appendChild(input)
  }
  document.body.appendChild(form)
  form.submit()
}

/** What became of the trip that travelled with the code, as the server says it. */
export type TripOutcome = { id?: string; nextAt?: string } | undefined

export interface Entered {
  isNew: boolean
  trip: TripOutcome
}

/** Takes note of the session that an answer brought. */
export function resultOfEntry({ body }: ApiAnswer): Entered {
  updateBadge()
  import('../sessions/session-refresh.client.ts')
    .then(({ sessionStarted }) => sessionStarted(body))
    .catch(() => {})
  return { isNew: body.is_new === true, trip: body.pending_trip as TripOutcome }
}

/** Trades the code for a session; gives the error to show, or whether the account is new and what became of the trip. */
export async function enterAccount(code: {
  email: string
  token: string
  fallback: string
}): Promise<{ error: string } | (Entered & { error?: never })> {
  const answer = await callApi('POST', '/api/auth/verify', {
    email: code.email,
    token: code.token,
    type: 'email',
  })
  if (answer.status !== 200) return { error: errorOf(answer).message ?? code.fallback }
  return resultOfEntry(answer)
}

/**
 * Submits the trip that waits in this page. The server may have made it already: one key, one trip. The dialog is
 * closed by now, so a refusal is the form's to show. What became of a trip of before a reload, a page says.
 */
export async function followTrip(trip: TripOutcome, locale: Locale): Promise<void> {
  const { pendingTrip } = pageStore.get()
  if (!pendingTrip) {
    const query = new URLSearchParams({
      ...(trip?.id && { trip: trip.id }),
      ...(trip?.nextAt && { next_at: trip.nextAt }),
    })
    if (trip) location.assign(inLocale(`/email-verified?${query}`, locale))
    // Loaded anew, a page to sign in on leads to the page asked for. By its address: it may be the answer to a form.
    else if ([inLocale(SIGN_IN, locale), inLocale(SIGN_IN_CODE, locale)].includes(location.pathname))
      location.assign(location.pathname + location.search)
    return
  }
  const answer = await callApi('POST', '/api/trips', pendingTrip.request, {
    'idempotency-key': pendingTrip.key,
  })
  const made = answer.status === 201
  const tripRefused = made ? null : (errorOf(answer).message ?? String(answer.status))
  pageStore.set({ pendingTrip: null, tripRefused, generating: made })
}
