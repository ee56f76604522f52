import { requireConfigured } from '../auth/auth-answers.ts'
import { newRoutes, viewerOf } from '../http/context.ts'
import { readForm } from '../http/request-body.ts'
import { AppError } from '../platform/errors.ts'
import { pathTo, patterns } from '../routes.ts'
import type { Account } from './account.ts'

/** Ends what a program may do for the account. */
export function connectedAppsRoutes({ account }: { account: Account | undefined }) {
  const app = newRoutes()
  app.on('POST', patterns('account', '/apps'), async (c) => {
    const { id = '' } = await readForm(c)
    if (!(await requireConfigured(account).connections.remove(id, viewerOf(c).userId)))
      throw new AppError('not_found')
    return c.redirect(pathTo('account', c.get('locale'), {}, { done: 'app' }), 303)
  })
  return app
}
