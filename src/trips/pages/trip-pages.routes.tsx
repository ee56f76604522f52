import { msg } from '@lingui/core/macro'
import { todayOf } from '../../http/visitor-date.ts'
import { newRoutes, viewerOf } from '../../http/context.ts'
import type { Clock } from '../../platform/clock.ts'
import { keepable } from '../../http/keepable.ts'
import { renderPersonal } from '../../http/render.tsx'
import { pathTo, patterns } from '../../routes.ts'
import { DeleteTripPage } from './delete-trip.page.tsx'
import { MyTripsPage } from './my-trips.page.tsx'
import type { PlanReader } from '../plan/plan-reader.ts'
import { linkUrl, planLanguage } from '../share/trip-link-url.ts'
import type { TripLinkStore } from '../share/trip-link-store.ts'
import type { Trip, TripCursor, TripStore } from '../trip-store.ts'
import { type TripDetail, tripDetail, tripView } from '../trip-view.ts'
import { notFound } from './trip-not-found.tsx'
import { TripPage } from './trip.page.tsx'
import { daysBetween } from '../../platform/calendar-date.ts'
import myTripsCss from './my-trips.css?inline'
import changeCss from '../change/change.css?inline'
import planCss from '../plan/plan.css?inline'

/** Where no script runs, a page that waits asks again after this many seconds. */
const REFRESH_SECONDS = 5
const TRIP_CSS = planCss + changeCss
const TRIPS_A_PAGE = 20

interface TripPages {
  trips: TripStore
  tripLinks: TripLinkStore
  planReader: PlanReader
  suppressions: { has(address: string): Promise<boolean> }
  appUrl: string
  clock: Clock
}

/** My Trips, a trip, and the question before it is deleted. */
export function tripPages({ trips, tripLinks, planReader, suppressions, appUrl, clock }: TripPages) {
  const app = newRoutes()

  app.on('GET', patterns('myTrips'), async (c) => {
    const before = cursorOf(c.req.query('before'))
    const { userId, email } = viewerOf(c)
    const found = await trips.page(userId, TRIPS_A_PAGE + 1, before)
    const rows = found.slice(0, TRIPS_A_PAGE)
    const last = found.length > TRIPS_A_PAGE ? rows.at(-1) : undefined
    const waits = rows.some(({ status }) => status === 'pending')
    const head = {
      title: c.get('i18n')._(msg`My Trips`),
      css: myTripsCss,
      installable: true,
      ...(waits && { refresh: REFRESH_SECONDS }),
    }
    keepable(c)
    const page = (
      <MyTripsPage
        locale={c.get('locale')}
        trips={rows.map((row) => ({ ...tripView(row), at: placeOf(row) }))}
        today={todayOf(c, clock.now())}
        justPlanned={Boolean(c.req.query('planned'))}
        justDeleted={Boolean(c.req.query('deleted'))}
        unreachable={(await suppressions.has(email)) ? email : undefined}
        older={last && `${last.createdAt}.${last.id}`}
        isFirst={!before}
      />
    )
    return renderPersonal(c, head, page)
  })

  app.on('GET', patterns('trip'), async (c) => {
    const locale = c.get('locale')
    const found = await tripLinks.tripWithLinks(c.req.param('id') ?? '', viewerOf(c).userId)
    if (!found) return notFound(c)
    const trip = tripDetail(found.trip)
    const sheet = await planReader.sheet(found.trip, locale, planLanguage(c))
    const { shared, calendar } = found.links
    const links = {
      ...(shared && { shared: linkUrl(appUrl, 'shared', shared, locale) }),
      ...(calendar && { calendar: linkUrl(appUrl, 'calendar', calendar, locale) }),
    }
    const head = {
      title: sheet?.plan.destination.name ?? titleOf(trip),
      installable: true,
      css: TRIP_CSS,
      ...(sheet && { jsonLd: [disclosure(trip, sheet.plan.provenance.planner)] }),
      ...(trip.status === 'pending' && { refresh: REFRESH_SECONDS }),
    }
    keepable(c)
    const { id, revision } = found.trip
    const late = c.req.query('late') !== undefined
    const today = { now: clock.now(), edits: { id, revision, canUndo: late } }
    return renderPersonal(c, head, <TripPage {...{ locale, trip, sheet, links, today }} />)
  })

  app.on('GET', patterns('tripDelete'), async (c) => {
    const row = await trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
    if (!row) return notFound(c)
    const head = { title: c.get('i18n')._(msg`Delete this trip`) }
    return renderPersonal(c, head, <DeleteTripPage locale={c.get('locale')} trip={tripView(row)} />)
  })

  app.on('POST', patterns('tripDelete'), async (c) => {
    if (!(await trips.remove(c.req.param('id') ?? '', viewerOf(c).userId))) return notFound(c)
    return c.redirect(pathTo('myTrips', c.get('locale'), {}, { deleted: '1' }), 303)
  })

  return app
}

/** A tab in the background tells how far the plan is. */
function titleOf({ status, destination, progress, startDate, endDate }: TripDetail): string {
  if (status !== 'pending') return destination
  return `${progress.length}/${daysBetween(startDate, endDate) + 1} · ${destination}`
}

/** What the law asks for, for machines: made by software, with or without a model. */
function disclosure({ destination }: TripDetail, planner: 'atlas' | 'workers-ai' | 'mixed') {
  const source =
    planner === 'atlas'
      ? 'AlgorithmicMediaDigitalSource'
      : 'CompositeWithTrainedAlgorithmicMediaDigitalSource'
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: destination,
    digitalSourceType: `https://schema.org/${source}`,
  }
}

/** Where the page before ended: `<created>.<id>`; anything else is the first page. */
function cursorOf(text = ''): TripCursor | undefined {
  const [, createdAt, id] = /^(\d{13})\.([\da-f-]{36})$/.exec(text) ?? []
  return createdAt && id ? { createdAt: Number(createdAt), id } : undefined
}

function placeOf({ latitude, longitude }: Pick<Trip, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? undefined : ([latitude, longitude] as const)
}
