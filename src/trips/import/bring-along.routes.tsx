import { msg } from '@lingui/core/macro'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readUpload } from '../../http/request-body.ts'
import { keepable } from '../../http/keepable.ts'
import { todayOf } from '../../http/visitor-date.ts'
import type { Clock } from '../../platform/clock.ts'
import { patterns } from '../../routes.ts'
import type { TripStore } from '../trip-store.ts'
import { tripView } from '../trip-view.ts'
import { BringAlongPage, type SharedFile } from './bring-along.page.tsx'
import { importFaultMessage } from './import-messages.ts'
import { FORM_BYTES, IMPORT_LIMITS } from './imported-place.ts'
import changeCss from '../change/change.css?inline'
import planCss from '../plan/plan.css?inline'

interface BringAlongRoutes {
  trips: TripStore
  clock: Clock
}

/** Letters of what another app shares. */
const MOST_SHARED = 2000
const MOST_TRIPS = 20
const CSS = planCss + changeCss

interface Shared {
  text: string
  file?: SharedFile
  fault?: string
}

/**
 * The share target of the installed app. Files are posted; the service worker, where there is one, keeps them for this
 * page before anything is sent. Nothing is stored here.
 */
export function bringAlongRoutes({ trips, clock }: BringAlongRoutes) {
  const app = newRoutes()

  app.on('GET', patterns('bringAlong'), async (c) => {
    keepable(c)
    return page(c, { text: sharedText((name) => c.req.query(name)) })
  })

  app.on('POST', patterns('bringAlong'), async (c) => {
    const form = await readUpload(c, IMPORT_LIMITS.bytes + FORM_BYTES)
    const text = sharedText((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : undefined
    })
    const file = form.get('file')
    if (!file || typeof file === 'string' || file.size === 0) return page(c, { text })
    const { readImport, textOfImport } = await import('./read-import.ts')
    const content = new Uint8Array(await file.arrayBuffer())
    const read = await readImport(content)
    if (!read.read) return page(c, { text, fault: importFaultMessage(read.fault, c.get('i18n')) }, 422)
    const places = read.places.map(({ name }) => name)
    return page(c, { text, file: { name: file.name, places, text: (await textOfImport(content)) ?? '' } })
  })

  async function page(c: AppContext, shared: Shared, status: ContentfulStatusCode = 200) {
    const today = todayOf(c, clock.now())
    const found = await trips.page(viewerOf(c).userId, MOST_TRIPS)
    const ahead = found.filter(({ status, endDate }) => status === 'completed' && endDate >= today)
    const head = { title: c.get('i18n')._(msg`Bring places along`), css: CSS, installable: true }
    const view = <BringAlongPage locale={c.get('locale')} trips={ahead.map(tripView)} {...shared} />
    return renderPersonal(c, head, view, status)
  }

  return app
}

/** Title, words and address, each once: some apps put the address among the words. */
function sharedText(valueOf: (name: string) => string | undefined): string {
  const parts = ['title', 'text', 'url'].flatMap((name) => valueOf(name)?.trim() || [])
  return [...new Set(parts)].join('\n').slice(0, MOST_SHARED)
}
