import { msg } from '@lingui/core/macro'
import { newRoutes } from '../http/context.ts'
import { publicPage } from '../http/render.tsx'
import type { Clock } from '../platform/clock.ts'
import css from './pages/check.css?inline'
import { CheckPage } from './pages/check.page.tsx'

const DESCRIPTION = msg`Paste an itinerary from a chatbot, a mail or a list: closed days, impossible ways, places that do not exist and wrong prices, with a mending for each.`

/** The empty form; check.routes.tsx takes what is pasted into it. */
export function checkPage({ clock }: { clock: Clock }) {
  const app = newRoutes()
  publicPage(
    app,
    'check',
    {
      load: () => ({}),
      view: (_data, { locale }) => <CheckPage locale={locale} />,
      head: (_data, i18n) => ({
        title: i18n._(msg`Check a travel plan`),
        description: i18n._(DESCRIPTION),
        css,
      }),
    },
    clock,
  )
  return app
}
