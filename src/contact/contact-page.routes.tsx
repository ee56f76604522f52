import { msg } from '@lingui/core/macro'
import { newRoutes } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { publicPage } from '../http/render.tsx'
import css from './contact.css?inline'
import { CONTACT_LIMITS } from './contact.ts'
import { CONTACT_TITLE } from './contact-messages.ts'
import { ContactPage } from './contact.page.tsx'

const DESCRIPTION = msg`Questions, mistakes in a plan, ideas: write to us, and we answer by e-mail.`

/** The empty form; contact.routes.tsx takes what is written in it. */
export function contactPage({ clock }: { clock: Clock }) {
  const app = newRoutes()
  publicPage(
    app,
    'contact',
    {
      load: () => ({}),
      // "Report a mistake" brings the place it is about.
      view: (_data, { locale, query }) => (
        <ContactPage
          locale={locale}
          values={{ message: (query.get('message') ?? '').slice(0, CONTACT_LIMITS.message.max) }}
        />
      ),
      head: (_data, i18n) => ({ title: i18n._(CONTACT_TITLE), description: i18n._(DESCRIPTION), css }),
    },
    clock,
  )
  return app
}
