import { msg } from '@lingui/core/macro'
import type { AppContext } from '../../http/context.ts'
import { renderPersonal } from '../../http/render.tsx'
import { TripNotFoundPage } from './trip.page.tsx'

/** The answer for a trip that does not exist or is somebody else's; the two cannot be told apart. */
export function notFound(c: AppContext): Promise<Response> {
  const head = { title: c.get('i18n')._(msg`Trip not found`) }
  return renderPersonal(c, head, <TripNotFoundPage locale={c.get('locale')} />, 404)
}
