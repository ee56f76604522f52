import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes } from '../../http/context.ts'
import type { Clock } from '../../platform/clock.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readForm } from '../../http/request-body.ts'
import { patterns } from '../../routes.ts'
import { requireConfigured } from '../auth-answers.ts'
import type { Auth } from '../auth.ts'
import { pathAfter, startSession } from '../sessions/start-session.ts'
import { requesterOf } from '../sessions/session-cookies.ts'
import { LinkExpiredPage, SignInLinkPage } from './sign-in-link.page.tsx'
import signInCss from './sign-in.css?inline'

interface LinkPages {
  auth: Auth | undefined
  clock: Clock
}

/** The mail's link: opening it changes nothing, its button signs in. */
export function signInLinkPages({ auth, clock }: LinkPages) {
  const app = newRoutes()

  app.on('GET', patterns('signInLink'), async (c) => {
    const token = c.req.query('token') ?? ''
    const challenge = await requireConfigured(auth).findLink(token)
    if (!challenge) return expired(c)
    const page = <SignInLinkPage {...{ locale: c.get('locale'), token, email: challenge.email }} />
    return renderPersonal(c, head(c), page)
  })

  app.on('POST', patterns('signInLink'), async (c) => {
    const { token = '' } = await readForm(c)
    const { verifyLink, sessions } = requireConfigured(auth)
    const outcome = await verifyLink(token, await requesterOf(c))
    if (!outcome.verified) return expired(c)
    const { signedIn } = outcome
    const trip = await startSession(c, sessions, signedIn, clock.now())
    return c.redirect(pathAfter(c, { signedIn, trip }), 303)
  })

  return app
}

function head(c: AppContext) {
  return { title: c.get('i18n')._(msg`Confirm that it is you`), css: signInCss, trustedTypes: true }
}

function expired(c: AppContext) {
  return renderPersonal(c, head(c), <LinkExpiredPage locale={c.get('locale')} />, 410)
}
