import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import { AppError } from '../../platform/errors.ts'
import { pathTo, patterns } from '../../routes.ts'
import { PLAN_FILES, planFile, type PlanFileKind } from './plan-files.ts'
import type { PlanReader } from '../plan/plan-reader.ts'
import { linkUrl, planLanguage } from '../share/trip-link-url.ts'
import type { TripLinkStore } from '../share/trip-link-store.ts'
import type { Trip, TripStore } from '../trip-store.ts'
import { tripView } from '../trip-view.ts'

interface TripFileRoutes {
  trips: TripStore
  tripLinks: TripLinkStore
  planReader: PlanReader
  appUrl: string
}

/** /trips/{id}/plan.ics, .gpx and .json, the same below a shared link, and the calendar's feed. */
export function tripFileRoutes({ trips, tripLinks, planReader, appUrl }: TripFileRoutes) {
  const app = newRoutes()

  for (const kind of PLAN_FILES) {
    app.on('GET', patterns('trip', `/plan.${kind}`), async (c) => {
      const trip = await trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
      return answer(c, kind, trip, trip && appUrl + pathTo('trip', c.get('locale'), { id: trip.id }))
    })
    app.on('GET', patterns('sharedTrip', `/plan.${kind}`), async (c) => {
      const token = c.req.param('token') ?? ''
      const trip = await tripLinks.tripBehind(token, 'shared')
      return answer(c, kind, trip, linkUrl(appUrl, 'shared', token, c.get('locale')), true)
    })
  }

  /** Fetched by calendar programs, which have no cookie: the token is the key. */
  app.get('/calendar/:file{[A-Za-z0-9_~-]+\\.ics}', async (c) => {
    const trip = await tripLinks.tripBehind(c.req.param('file').replace(/\.ics$/, ''), 'calendar')
    return answer(c, 'ics', trip, trip && appUrl + pathTo('trip', trip.language, { id: trip.id }))
  })

  async function answer(
    c: AppContext,
    kind: PlanFileKind,
    trip: Trip | undefined,
    url: string | undefined,
    shared = false,
  ) {
    const plan = trip && (await planReader.plan(trip, planLanguage(c)))
    if (!trip || !plan || !url) throw new AppError('not_found')
    const file = planFile(kind, { trip: tripView(trip), plan, revision: trip.revision, url, shared })
    return c.body(file.content, 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.filename}"`,
      'X-Robots-Tag': 'noindex',
    })
  }

  return app
}
