import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../i18n/locale.ts'
import { inLocale } from '../routes.ts'

/** A component that could not start takes the page's place: an error page says so and leads home. */
export function showStartFailure(i18n: I18n, locale: Locale, error: unknown): void {
  console.error('Error while mounting app', error)
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  const heading = document.createElement('h1')
  heading.textContent = '500'
  heading.tabIndex = -1
  const message = document.createElement('p')
  message.textContent = i18n._(msg`Internal Server Error`)
  const home = document.createElement('a')
  home.className = 'button'
  home.href = inLocale('/', locale)
  home.textContent = i18n._(msg`Back to the home page`)
  document.querySelector('main')?.replaceChildren(heading, message, home)
  heading.focus()
}
