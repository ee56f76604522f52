import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes, timeZoneOf } from '../../http/context.ts'
import { formatMoment } from '../../i18n/format.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { renderPersonal } from '../../http/render.tsx'
import { pathTo, patterns } from '../../routes.ts'
import type { SubmitTrip } from '../../trips/submit/submit-trip.ts'
import { EmailVerifiedPage, type WaitingTrip } from './email-verified.page.tsx'
import { wideNetworkOf } from '../codes/requester.ts'
import { keepUnsent, queryOf } from '../sessions/start-session.ts'
import { readPendingTrip } from '../pending-trip/pending-trip-cookie.ts'
import signInCss from './sign-in.css?inline'
import { createSubmitPending } from '../pending-trip/submit-pending-trip.ts'

/** Where no script runs, the page asks again after this many seconds while the plan is made; script listens. */
const REFRESH_SECONDS = 5

interface EmailVerified {
  trips: {
    findOwned(id: string, userId: string): Promise<WaitingTrip | undefined>
    bySubmission(userId: string, key: string): Promise<{ id: string } | undefined>
    list(userId: string, limit: number, offset: number): Promise<WaitingTrip[]>
  }
  submitTrip: SubmitTrip
  clock: Clock
  log: Log
}

interface Waiting {
  trip?: WaitingTrip | undefined
  /** The destination of one that waits to be submitted. */
  kept?: string
}

export function emailVerifiedPage({ trips, submitTrip, clock, log }: EmailVerified) {
  const app = newRoutes()
  const submitPending = createSubmitPending({ submitTrip, log })

  app.on('GET', patterns('emailVerified'), async (c) => {
    const viewer = c.get('viewer')
    const nextAt = momentAhead(c, c.req.query('next_at'), clock.now())
    const { trip: latest, kept } = viewer ? await waitingFor(c, viewer.userId) : {}
    const trip = nextAt ? undefined : latest
    const head = {
      title: c
        .get('i18n')
        ._(viewer ? msg`Your e-mail address is confirmed` : msg`Confirm your e-mail address`),
      css: signInCss,
      ...(trip?.status === 'pending' && { refresh: REFRESH_SECONDS }),
    }
    const locale = c.get('locale')
    const page = <EmailVerifiedPage {...{ locale, email: viewer?.email, trip, kept, nextAt }} />
    return renderPersonal(c, head, page)
  })

  /** Submits the trip that is kept, once more. */
  app.on('POST', patterns('emailVerified'), async (c) => {
    const viewer = c.get('viewer')
    const locale = c.get('locale')
    if (!viewer) return c.redirect(pathTo('signIn', locale), 303)
    const kept = readPendingTrip(c, clock.now())
    const outcome =
      kept &&
      (await submitPending(kept, { ...viewer, network: wideNetworkOf(c.req.header('cf-connecting-ip')) }))
    if (outcome) keepUnsent(c, outcome, clock.now())
    return c.redirect(pathTo('emailVerified', locale, {}, queryOf(outcome)), 303)
  })

  async function waitingFor(c: AppContext, userId: string): Promise<Waiting> {
    const id = c.req.query('trip')
    const named = id === undefined ? undefined : await trips.findOwned(id, userId)
    if (named) return { trip: named }
    const kept = readPendingTrip(c, clock.now())
    const made = kept && (await trips.bySubmission(userId, kept.key))
    if (kept && !made) return { kept: kept.request.destination }
    return { trip: made ? await trips.findOwned(made.id, userId) : (await trips.list(userId, 1, 0))[0] }
  }

  return app
}

/** A moment of the address bar, worded; undefined for what is none, or is over. */
function momentAhead(c: AppContext, text: string | undefined, now: number): string | undefined {
  const isAhead = text && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && Date.parse(text) > now
  return isAhead ? formatMoment(text, c.get('locale'), timeZoneOf(c)) : undefined
}
