import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Carry } from '../../platform/shard.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readForm } from '../../http/request-body.ts'
import { pathTo, patterns, type RouteName } from '../../routes.ts'
import type { PlanReader } from '../plan/plan-reader.ts'
import { SharedTripPage } from './shared-trip.page.tsx'
import type { LinkKind, TripLinkStore } from './trip-link-store.ts'
import { linkUrl, planLanguage } from './trip-link-url.ts'
import { tripDetail } from '../trip-view.ts'
import planCss from '../plan/plan.css?inline'

interface TripLinkRoutes {
  tripLinks: TripLinkStore
  planReader: PlanReader
  appUrl: string
  carry: Carry
  clock: Clock
  ids: Ids
}

/** 128 bits. */
const TOKEN_BYTES = 16
const LINKS: { kind: LinkKind; api: string; page: RouteName; fragment: string }[] = [
  { kind: 'shared', api: '/api/trips/:id/share', page: 'tripShare', fragment: '#share' },
  { kind: 'calendar', api: '/api/trips/:id/calendar', page: 'tripCalendar', fragment: '#calendar' },
]

/** Links that leave the account: made, shown again and revoked by the owner; and the page behind the shared one. */
export function tripLinkRoutes({ tripLinks, planReader, appUrl, carry, clock, ids }: TripLinkRoutes) {
  const app = newRoutes()

  for (const { kind, api, page, fragment } of LINKS) {
    app.post(api, async (c) => c.json({ url: await created(c, kind) }))
    app.delete(api, async (c) => {
      if (!(await tripLinks.revoke(c.req.param('id') ?? '', viewerOf(c).userId, kind)))
        throw new AppError('not_found')
      return c.body(null, 204)
    })
    const back = (c: AppContext) =>
      c.redirect(pathTo('trip', c.get('locale'), { id: c.req.param('id') ?? '' }) + fragment, 303)
    app.on('GET', patterns(page), back)
    app.on('POST', patterns(page), async (c) => {
      const { revoke } = await readForm(c)
      if (revoke) await tripLinks.revoke(c.req.param('id') ?? '', viewerOf(c).userId, kind)
      else await created(c, kind)
      return back(c)
    })
  }

  app.on('GET', patterns('sharedTrip'), async (c) => {
    const locale = c.get('locale')
    const row = await tripLinks.tripBehind(c.req.param('token') ?? '', 'shared')
    if (!row) throw new AppError('not_found')
    const trip = tripDetail(row)
    const sheet = await planReader.sheet(row, locale, planLanguage(c))
    const head = { title: c.get('i18n')._(msg`Travel plan for ${trip.destination}`), css: planCss }
    const token = c.req.param('token') ?? ''
    return renderPersonal(c, head, <SharedTripPage {...{ locale, trip, sheet, token }} now={clock.now()} />)
  })

  async function created(c: AppContext, kind: LinkKind): Promise<string> {
    const token = await tripLinks.ensure({
      tripId: c.req.param('id') ?? '',
      userId: viewerOf(c).userId,
      kind,
      token: carry(ids.token(TOKEN_BYTES)),
      now: clock.now(),
    })
    if (!token) throw new AppError('not_found')
    return linkUrl(appUrl, kind, token, c.get('locale'))
  }

  return app
}
