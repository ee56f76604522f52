import { msg } from '@lingui/core/macro'
import { requireConfigured } from '../../auth/auth-answers.ts'
import { forgetVisitor } from '../../auth/sessions/log-out.ts'
import signInCss from '../../auth/pages/sign-in.css?inline'
import { type AppContext, newRoutes } from '../../http/context.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readForm } from '../../http/request-body.ts'
import { patterns } from '../../routes.ts'
import type { Account } from '../account.ts'
import { AddressRestoredPage, UndoAddressPage, UndoExpiredPage } from './undo-address.page.tsx'

/** The link to the old address: opening it changes nothing, its button brings the account back. */
export function undoAddressPages({ account }: { account: Account | undefined }) {
  const app = newRoutes()

  app.on('GET', patterns('undoAddress'), async (c) => {
    const token = c.req.query('token') ?? ''
    if (!(await requireConfigured(account).undoEmail.isOpen(token))) return expired(c)
    return renderPersonal(c, head(c), <UndoAddressPage locale={c.get('locale')} token={token} />)
  })

  app.on('POST', patterns('undoAddress'), async (c) => {
    const { token = '' } = await readForm(c)
    if (!(await requireConfigured(account).undoEmail.undo(token))) return expired(c)
    forgetVisitor(c)
    return renderPersonal(c, head(c), <AddressRestoredPage locale={c.get('locale')} />)
  })

  return app
}

function head(c: AppContext) {
  return { title: c.get('i18n')._(msg`Undo the change of address`), css: signInCss, trustedTypes: true }
}

function expired(c: AppContext) {
  return renderPersonal(c, head(c), <UndoExpiredPage locale={c.get('locale')} />, 410)
}
