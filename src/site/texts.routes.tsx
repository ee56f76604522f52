import { newRoutes } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { publicPage } from '../http/render.tsx'
import { FaqPage, TextPage } from './text.page.tsx'
import css from './text.css?inline'
import { loadText, TEXTS } from './texts.ts'

/** About, FAQ and the legal pages. */
export function textRoutes({ clock }: { clock: Clock }) {
  const app = newRoutes()
  for (const name of Object.keys(TEXTS) as (keyof typeof TEXTS)[])
    publicPage(
      app,
      name,
      {
        load: (c) => loadText(name, c.get('locale')),
        view: (text) => (name === 'faq' ? <FaqPage text={text} /> : <TextPage text={text} />),
        head: ({ title, summary }) => ({ title, description: summary, css }),
      },
      clock,
    )
  return app
}
