import { msg } from '@lingui/core/macro'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import { AppError } from '../../platform/errors.ts'
import { renderPersonal } from '../../http/render.tsx'
import { asFields, readForm, readJson } from '../../http/request-body.ts'
import { pathTo, patterns } from '../../routes.ts'
import { changeMessage } from './edit-messages.ts'
import type { EditTrip, EditTripOutcome } from './edit-trip.ts'
import { EditTripPage } from './edit-trip.page.tsx'
import { parseChange, type ParsedChange } from './parse-edit.ts'
import { notFound } from '../pages/trip-not-found.tsx'
import type { Trip, TripStore } from '../trip-store.ts'
import { tripDetail } from '../trip-view.ts'
import changeCss from '../change/change.css?inline'
import editCss from './edit-trip.css?inline'
import planCss from '../plan/plan.css?inline'

const CSS = planCss + editCss + changeCss

interface EditTripRoutes {
  trips: TripStore
  editTrip: EditTrip
}

interface Refusal {
  outcome: Exclude<EditTripOutcome, { edited: true }>
  form: Record<string, string>
}

/** Changing a plan: forms that work without script, and the same for programs as /api/trips/{id}/edits. */
export function editTripRoutes({ trips, editTrip }: EditTripRoutes) {
  const app = newRoutes()

  app.on('GET', patterns('tripEdit'), async (c) => {
    const trip = await findOwned(c)
    return trip?.plan ? page(c, trip) : notFound(c)
  })

  app.on('POST', patterns('tripEdit'), async (c) => {
    const form = await readForm(c)
    const trip = await findOwned(c)
    if (!trip?.plan) return notFound(c)
    const parsed = parseChange(form)
    if (!parsed) throw new AppError('invalid_input')
    const outcome = await apply(trip, parsed)
    if (outcome.edited) {
      if (form.back === 'today') return c.redirect(tripPath(c, trip, form.change), 303)
      const day = /^\d{4}-\d\d-\d\d$/.test(form.back ?? '') ? `#day-${form.back}` : ''
      return c.redirect(pathTo('tripEdit', c.get('locale'), { id: trip.id }, { changed: '1' }) + day, 303)
    }
    // What is shown is what is stored now, also where it was somebody else's change.
    return page(c, (await findOwned(c)) ?? trip, { outcome, form })
  })

  app.post('/api/trips/:id/edits', async (c) => {
    const fields = asFields(await readJson(c))
    const trip = await findOwned(c)
    if (!trip?.plan) throw new AppError('not_found')
    const parsed = parseChange(fields)
    if (!parsed) throw new AppError('invalid_input')
    const outcome = await apply(trip, parsed)
    if (!outcome.edited) {
      if (outcome.reason === 'stale') throw new AppError('conflict')
      const code = outcome.reason === 'check' ? outcome.check : outcome.reason
      return c.json({ error: { code, message: changeMessage(outcome, c.get('i18n'), c.get('locale')) } }, 422)
    }
    const next = await findOwned(c)
    return c.json({ revision: next?.revision, plan: next?.plan })
  })

  function apply(trip: Trip, { revision, change }: ParsedChange): Promise<EditTripOutcome> {
    return change === 'undo' ? editTrip.undo(trip, revision) : editTrip.edit(trip, revision, change)
  }

  async function page(c: AppContext, trip: Trip, refusal?: Refusal) {
    const { plan, revision } = trip
    if (!plan) return notFound(c)
    const [swap, add] = [c.req.query('swap'), c.req.query('add')]
    const [offers, canUndo] = await Promise.all([
      editTrip.offers(trip, { swap, add: add !== undefined && /^\d+$/.test(add) ? Number(add) : undefined }),
      editTrip.canUndo(trip),
    ])
    const i18n = c.get('i18n')
    const locale = c.get('locale')
    const notice = refusal
      ? { refused: true, text: changeMessage(refusal.outcome, i18n, locale) }
      : c.req.query('changed')
        ? { refused: false, text: i18n._(msg`Changed: times, routes, costs and checks are up to date.`) }
        : undefined
    const status: ContentfulStatusCode = refusal ? (refusal.outcome.reason === 'stale' ? 409 : 422) : 200
    const { change, item = '', day = '', start = '' } = refusal?.form ?? {}
    const tried = change === 'time' ? { item, day, start } : undefined
    const view = { plan, revision, canUndo, tried, notice, swapping: swap, adding: Number(add), offers }
    const head = { title: i18n._(msg`Change your plan`), css: CSS }
    return renderPersonal(c, head, <EditTripPage {...{ locale, trip: tripDetail(trip), ...view }} />, status)
  }

  function findOwned(c: AppContext): Promise<Trip | undefined> {
    return trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
  }

  return app
}

/** Back to the day at hand, which says that it was moved. */
function tripPath(c: AppContext, { id }: Trip, change: string | undefined): string {
  return pathTo('trip', c.get('locale'), { id }, change === 'late' ? { late: '1' } : {})
}
