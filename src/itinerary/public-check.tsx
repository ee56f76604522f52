import '../i18n/app-texts.ts'
import { msg } from '@lingui/core/macro'
import type { PublicPage } from '../http/render.tsx'
import css from './pages/check.css?inline'
import { CheckPage } from './pages/check.page.tsx'

const DESCRIPTION = msg`Paste an itinerary from a chatbot, a mail or a list: closed days, impossible ways, places that do not exist and wrong prices, with a mending for each.`

/** The empty form, loaded with the first visit; check.routes.tsx takes what is pasted into it. */
export const publicCheck: PublicPage<object> = {
  load: () => ({}),
  view: (_data, { locale }) => <CheckPage locale={locale} />,
  head: (_data, i18n) => ({
    title: i18n._(msg`Check a travel plan`),
    description: i18n._(DESCRIPTION),
    css,
  }),
}
