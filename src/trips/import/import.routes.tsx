import { msg } from '@lingui/core/macro'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readUpload } from '../../http/request-body.ts'
import { patterns } from '../../routes.ts'
import { notFound } from '../pages/trip-not-found.tsx'
import type { Trip, TripStore } from '../trip-store.ts'
import { importFaultMessage, placedMessage } from './import-messages.ts'
import { ImportPlacesPage, type ImportView } from './import-places.page.tsx'
import type { ImportPlaces } from './import-places.ts'
import { FORM_BYTES, IMPORT_LIMITS } from './imported-place.ts'
import changeCss from '../change/change.css?inline'
import planCss from '../plan/plan.css?inline'

interface ImportRoutes {
  trips: TripStore
  importPlaces: ImportPlaces
}

/** "Bring places along": a form with a file, without script. */
export function importRoutes({ trips, importPlaces }: ImportRoutes) {
  const app = newRoutes()

  app.on('GET', patterns('tripPlaces'), async (c) => {
    const trip = await findOwned(c)
    return trip?.plan ? page(c, trip, { text: '' }, 200) : notFound(c)
  })

  app.on('POST', patterns('tripPlaces'), async (c) => {
    const trip = await findOwned(c)
    if (!trip?.plan) return notFound(c)
    const form = await readUpload(c, IMPORT_LIMITS.bytes + FORM_BYTES)
    const [file, typed] = [form.get('file'), form.get('text')]
    const text = typeof typed === 'string' ? typed : ''
    const uploaded = file && typeof file !== 'string' && file.size > 0
    const content = uploaded ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text)
    const i18n = c.get('i18n')
    const result = await importPlaces(trip, content)
    if (!result.imported) return page(c, trip, { text, fault: importFaultMessage(result.fault, i18n) }, 422)
    const placed = result.placed.map((each) => ({ name: each.name, outcome: placedMessage(each, i18n) }))
    const { answer } = result
    const proposal = answer?.outcome === 'proposal' ? answer : undefined
    return page(c, trip, { text, placed, ...(proposal && { proposal }) }, 200)
  })

  function page(
    c: AppContext,
    { id, plan }: Trip,
    view: Omit<ImportView, 'locale' | 'id' | 'plan'>,
    status: ContentfulStatusCode,
  ) {
    if (!plan) return notFound(c)
    const head = { title: c.get('i18n')._(msg`Bring places along`), css: planCss + changeCss }
    return renderPersonal(
      c,
      head,
      <ImportPlacesPage {...{ id, plan, locale: c.get('locale') }} {...view} />,
      status,
    )
  }

  function findOwned(c: AppContext): Promise<Trip | undefined> {
    return trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
  }

  return app
}
