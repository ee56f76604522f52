import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { I18n } from '@lingui/core'
import { TextsIn } from '../i18n/texts-in.tsx'

const kept = new Map<string, string>()

/**
 * A part that is the same for everyone, as HTML: rendered once for each key, which names the part and all it depends on
 * but for the language. For parts of pages that are rendered afresh, and with keys that no visitor makes up.
 */
export function keptMarkup(i18n: I18n, key: string, part: () => ReactElement): { __html: string } {
  const name = `${i18n.locale} ${key}`
  let html = import.meta.env.DEV ? undefined : kept.get(name)
  if (html === undefined) {
    html = renderToStaticMarkup(<TextsIn i18n={i18n}>{part()}</TextsIn>)
    kept.set(name, html)
  }
  return { __html: html }
}
