import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes } from '../../http/context.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readForm } from '../../http/request-body.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { pathTo, patterns } from '../../routes.ts'
import { DepartureMailPage } from './departure-mail.page.tsx'
import type { DepartureStore } from './departure-store.ts'

interface DepartureMailRoutes {
  /** Of the account that a link was made for. */
  departuresAt(token: string): DepartureStore
  /** Whether a link of an e-mail is ours; the secret never leaves the services. */
  ownerOfDepartureToken(token: string): Promise<string | undefined>
  clock: Clock
}

export function departureMailRoutes({ departuresAt, ownerOfDepartureToken, clock }: DepartureMailRoutes) {
  const app = newRoutes()

  app.on('GET', patterns('departureMail'), async (c) => {
    const token = c.req.query('token') ?? ''
    const userId = await ownerOf(c, token)
    if (!userId) return c.redirect(pathTo('signIn', c.get('locale')), 303)
    const wanted = !(await departuresAt(token).refuses(userId))
    const head = { title: c.get('i18n')._(msg`E-mail before a trip`) }
    return renderPersonal(c, head, <DepartureMailPage {...{ locale: c.get('locale'), token, wanted }} />)
  })

  /** The page's button, or a mail program's one click (RFC 8058): the token in the address, and no redirect. */
  app.on('POST', patterns('departureMail'), async (c) => {
    const oneClick = c.req.query('token')
    const form = oneClick === undefined ? await readForm(c) : {}
    const token = oneClick ?? form.token ?? ''
    const userId = await ownerOf(c, token)
    if (!userId) throw new AppError('not_found')
    if (form.wanted === 'yes') await departuresAt(token).accept(userId)
    else await departuresAt(token).refuse(userId, clock.now())
    if (oneClick !== undefined) return c.body(null, 200)
    return c.redirect(pathTo('departureMail', c.get('locale'), {}, token ? { token } : {}), 303)
  })

  async function ownerOf(c: AppContext, token: string): Promise<string | undefined> {
    return token ? ownerOfDepartureToken(token) : c.get('viewer')?.userId
  }

  return app
}
