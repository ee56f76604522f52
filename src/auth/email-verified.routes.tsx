import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes } from '../context.ts'
import { formatMoment } from '../i18n/format.ts'
import { renderPersonal } from '../render.tsx'
import { patterns } from '../routes.ts'
import { EmailVerifiedPage, type WaitingTrip } from './email-verified.page.tsx'
import signInCss from './sign-in.css?inline'

/** Where no script runs, the page asks again after this many seconds while the plan is made; script listens. */
const REFRESH_SECONDS = 5

interface EmailVerified {
  trips: {
    owned(id: string, userId: string): Promise<WaitingTrip | undefined>
    list(userId: string, limit: number, offset: number): Promise<WaitingTrip[]>
  }
}

export function emailVerifiedPage({ trips }: EmailVerified) {
  const app = newRoutes()

  app.on('GET', patterns('emailVerified'), async (c) => {
    const viewer = c.get('viewer')
    const nextAt = momentOf(c, c.req.query('next_at'))
    const trip = viewer && !nextAt ? await tripOf(viewer.userId, c.req.query('trip')) : undefined
    const head = {
      title: c.get('i18n')._(msg`Your e-mail address is confirmed`),
      css: signInCss,
      ...(trip?.status === 'pending' && { refresh: REFRESH_SECONDS }),
    }
    const page = (
      <EmailVerifiedPage locale={c.get('locale')} email={viewer?.email} trip={trip} nextAt={nextAt} />
    )
    return renderPersonal(c, head, page)
  })

  async function tripOf(userId: string, id: string | undefined): Promise<WaitingTrip | undefined> {
    const named = id === undefined ? undefined : await trips.owned(id, userId)
    return named ?? (await trips.list(userId, 1, 0))[0]
  }

  return app
}

/** A moment of the address bar, worded; undefined for what is none. */
function momentOf(c: AppContext, text: string | undefined): string | undefined {
  const isMoment = text && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))
  return isMoment ? formatMoment(text, c.get('locale')) : undefined
}
