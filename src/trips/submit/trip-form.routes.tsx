import { wideNetworkOf } from '../../auth/codes/requester.ts'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AppContext, newRoutes, timeZoneOf, viewerOf } from '../../http/context.ts'
import type { Head } from '../../http/document.tsx'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n, MessageDescriptor } from '../../i18n/messages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readForm } from '../../http/request-body.ts'
import { pathTo, patterns } from '../../routes.ts'
import { dailyLimitMessage, ERROR_MESSAGES } from '../../site/error-messages.ts'
import stopsCss from './form/trip-stops.css?inline'
import { offerStops } from './destination/offer-stops.ts'
import { formFromRoute, withoutGaps } from './form/route-from-form.ts'
import { formFromWishes } from './form/wishes-from-form.ts'
import { failureMessage } from '../failure-messages.ts'
import { choicesText } from './choices-text.ts'
import { FIELD_MESSAGES } from './field-messages.ts'
import type { CheckDestination, UnclearDestination } from './destination/check-destination.ts'
import type { ReadyRoutes } from './destination/ready-routes.ts'
import type { SubmitTrip } from './submit-trip.ts'
import type { StopsFormProps } from './form/stops-form.island.tsx'
import type { TripRequest } from '../trip.ts'
import { todayOf } from '../../http/visitor-date.ts'
import { notFound } from '../pages/trip-not-found.tsx'
import { type FieldErrors, parseTripRequest, requestFromForm } from './trip-request.ts'
import type { Trip, TripStore } from '../trip-store.ts'
import { daysBetween, isCalendarDate } from '../../platform/calendar-date.ts'
import { BUDGET_LEVELS, type TripFieldError } from '../trip.ts'
import { TRIP_LIMITS } from '../trip-limits.ts'

interface HomeView {
  head: Omit<Head, 'title'> & { title: MessageDescriptor }
  Page: ComponentType<{ locale: Locale; i18n: I18n; form?: Partial<StopsFormProps> }>
}

interface TripFormRoutes {
  /** The cookie of a trip that waits for a sign-in. */
  pendingTrip: {
    keep(c: AppContext, request: TripRequest, key: string): void
    forget(c: AppContext): void
  }
  /** The page the form stands on, shown again with what was typed. */
  home: HomeView
  trips: TripStore
  submitTrip: SubmitTrip
  checkDestination: CheckDestination
  readyRoutes: ReadyRoutes
  clock: Clock
  ids: Ids
  log: Log
}

const NOT_SENT = msg`Your trip could not be sent. Please try again.`

export function tripFormRoutes({
  trips,
  submitTrip,
  checkDestination,
  readyRoutes,
  pendingTrip,
  home,
  clock,
  ids,
  log,
}: TripFormRoutes) {
  const app = newRoutes()

  /** The planning form without script. */
  app.on('POST', patterns('home'), async (c) => {
    const form = withoutGaps(await readForm(c))
    const { locale, i18n, viewer } = c.var
    const parsed = parseTripRequest(requestFromForm({ language: locale, ...form }), clock.now())
    if (!parsed.valid) {
      const { values, errors } = withClampedDates(form, parsed.fields, todayOf(c, clock.now()), c.var)
      return formAgain(home, c, values, { message: i18n._(ERROR_MESSAGES.invalid_input), errors }, 400)
    }
    const unclear = await checkDestination(parsed.request, locale, c.req.header('cf-connecting-ip'))
    if (unclear) {
      const why = [i18n._(FIELD_MESSAGES[unclear.reason]), choicesText(i18n, unclear)].filter(Boolean)
      const errors = { [unclear.field ?? 'destination']: why.join(' ') }
      const { routes, reason } = unclear
      if (reason === 'several_places' && routes) return stopsOffered(c, form, '', unclear, 422)
      const said = { message: i18n._(ERROR_MESSAGES.place_unclear), errors, ...(routes && { routes }) }
      return formAgain(home, c, form, said, 422)
    }
    const key = ids.uuid()
    if (!viewer) {
      pendingTrip.keep(c, parsed.request, key)
      return c.redirect(pathTo('signIn', locale, {}, { mode: 'register' }), 303)
    }
    const { userId, email } = viewer
    const outcome = await submitTrip({
      userId,
      email,
      request: parsed.request,
      key,
      network: wideNetworkOf(c.req.header('cf-connecting-ip')),
    }).catch((error: unknown) => {
      log.error('trip.submit', error)
      return undefined
    })
    if (!outcome) return formAgain(home, c, form, { message: i18n._(NOT_SENT) }, 503)
    if (!outcome.submitted) {
      const message = dailyLimitMessage(
        { i18n, locale, timeZone: timeZoneOf(c) },
        { code: outcome.reason, nextAt: outcome.nextAt },
      )
      return formAgain(home, c, form, { message }, 429)
    }
    pendingTrip.forget(c)
    return c.redirect(pathTo('myTrips', locale, {}, { planned: outcome.id }), 303)
  })

  /** The form with room for one more stop, with those of a ready route, or with what one field named as several. */
  app.on(['GET', 'POST'], patterns('plannedStops'), async (c) => {
    const { locale } = c.var
    const typed = c.req.method === 'POST' ? await readForm(c) : c.req.query()
    const { stops: pressed = '', ...form } = typed
    const { destination = '' } = form
    const nights = nightsIn(form)
    const unclear = await checkDestination(destination, locale, c.req.header('cf-connecting-ip'), nights)
    const ready = unclear ? undefined : await readyRoutes(destination, locale, nights)
    return stopsOffered(c, withoutGaps(form), pressed, unclear, 200, ready)
  })

  function stopsOffered(
    c: AppContext,
    form: Record<string, string>,
    pressed: string,
    unclear: UnclearDestination | undefined,
    status: ContentfulStatusCode,
    ready?: NonNullable<UnclearDestination['routes']>,
  ) {
    const { i18n } = c.var
    const { values, notice, refusal, routes } = offerStops(form, pressed, unclear, ready)
    const said = {
      ...(notice && { notice: i18n._(notice) }),
      ...(refusal && { message: i18n._(refusal) }),
      ...(routes && { routes }),
    }
    return formAgain(home, c, values, said, status)
  }

  /** The form with a trip's own values, after a plan that failed. */
  app.on('GET', patterns('tripAgain'), async (c) => {
    const trip = await trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
    if (!trip) return notFound(c)
    return formAgain(home, c, formOf(trip), { message: c.var.i18n._(failureMessage(trip.failure)) }, 200)
  })

  return app
}

function formAgain(
  { head, Page }: HomeView,
  c: AppContext,
  values: Record<string, string>,
  said: Pick<StopsFormProps, 'errors' | 'routes' | 'notice' | 'message'>,
  status: ContentfulStatusCode,
) {
  const { locale, i18n } = c.var
  const hasStops = said.routes !== undefined || values.stop2 !== undefined
  const css = [head.css ?? '', ...(hasStops ? [stopsCss] : [])].join('')
  const translated = { ...head, css, title: i18n._(head.title) }
  return renderPersonal(c, translated, <Page {...{ locale, i18n }} form={{ values, ...said }} />, status)
}

/** Of the dates that were typed, where they are dates. */
function nightsIn({ startDate = '', endDate = '' }: Record<string, string>): number | undefined {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return undefined
  const nights = daysBetween(startDate, endDate)
  return nights >= 0 && nights < TRIP_LIMITS.days ? nights : undefined
}

/** Too early a date comes back as the first one possible, and says so: nothing is planned that was not seen. */
function withClampedDates(
  form: Record<string, string>,
  fields: FieldErrors,
  today: string,
  { locale, i18n }: { locale: Locale; i18n: I18n },
) {
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, i18n._(FIELD_MESSAGES[code])]),
  )
  const values = { ...form }
  const clamp = (field: 'startDate' | 'endDate', code: TripFieldError, date: string) => {
    const day = formatDate(date, locale)
    values[field] = date
    errors[field] = `${i18n._(FIELD_MESSAGES[code])} ${i18n._(msg`It was set to ${day}.`)}`
  }
  if (fields.startDate === 'in_the_past') clamp('startDate', 'in_the_past', today)
  const { startDate = '', endDate = '' } = values
  if (isCalendarDate(startDate) && isCalendarDate(endDate) && endDate < startDate)
    clamp('endDate', 'ends_before_start', startDate)
  return { values, errors }
}

function formOf(trip: Trip): Record<string, string> {
  return {
    startLocation: trip.startLocation,
    destination: trip.destination,
    startDate: trip.startDate,
    endDate: trip.endDate,
    tripType: trip.tripType,
    language: trip.language,
    adults: String(trip.adults),
    kids: String(trip.kids),
    budget: String(BUDGET_LEVELS.indexOf(trip.budgetType)),
    ...formFromWishes(trip.wishes ?? {}),
    // As the traveller has changed it since.
    ...formFromRoute(trip.plan?.route ?? trip.route),
  }
}
