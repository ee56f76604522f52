import { keepPendingTrip } from '../auth/pending-trip.ts'
import { type AppContext, newRoutes } from '../context.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import { renderPersonal } from '../render.tsx'
import { readForm } from '../request-body.ts'
import { pathTo, patterns } from '../routes.ts'
import { dailyLimitMessage, ERROR_MESSAGES } from '../site/error-messages.ts'
import { HOME_HEAD, HomePage } from '../site/home.page.tsx'
import { FIELD_MESSAGES } from './field-messages.ts'
import type { DayRefusal, SubmitTrip } from './submit-trip.ts'
import { type FieldErrors, parseTripRequest, requestFromForm } from './trip-request.ts'

interface TripFormRoutes {
  submitTrip: SubmitTrip
  clock: Clock
  ids: Ids
}

export function tripFormRoutes({ submitTrip, clock, ids }: TripFormRoutes) {
  const app = newRoutes()

  /** The planning form without script. */
  app.on('POST', patterns('home'), async (c) => {
    const form = await readForm(c)
    const locale = c.get('locale')
    const parsed = parseTripRequest(requestFromForm({ language: locale, ...form }), clock.now())
    if (!parsed.valid) return formAgain(c, form, { fields: parsed.fields })
    const viewer = c.get('viewer')
    const key = ids.uuid()
    if (!viewer) {
      keepPendingTrip(c, parsed.request, key)
      return c.redirect(pathTo('signIn', locale, {}, { mode: 'register' }), 303)
    }
    const outcome = await submitTrip({
      userId: viewer.userId,
      email: viewer.email,
      request: parsed.request,
      key,
    })
    if (!outcome.submitted) return formAgain(c, form, outcome)
    return c.redirect(pathTo('myTrips', locale, {}, { planned: outcome.id }), 303)
  })

  return app
}

type Refusal = { fields: FieldErrors } | { reason: DayRefusal; nextAt: string }

function formAgain(c: AppContext, values: Record<string, string>, refusal: Refusal) {
  const i18n = c.get('i18n')
  const locale = c.get('locale')
  const errors = Object.fromEntries(
    Object.entries('fields' in refusal ? refusal.fields : {}).map(([field, code]) => [
      field,
      i18n._(FIELD_MESSAGES[code]),
    ]),
  )
  const message =
    'nextAt' in refusal
      ? dailyLimitMessage(i18n, locale, refusal.reason, refusal.nextAt)
      : i18n._(ERROR_MESSAGES.invalid_input)
  const head = { ...HOME_HEAD, title: i18n._(HOME_HEAD.title) }
  return renderPersonal(
    c,
    head,
    <HomePage locale={locale} i18n={i18n} form={{ values, errors, message }} />,
    'nextAt' in refusal ? 429 : 400,
  )
}
