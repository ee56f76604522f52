import { useLingui } from '@lingui/react/macro'
import { Island } from '../../islands/island.tsx'
import type { I18n } from '../../i18n/messages.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

/** Stands in every page, closed. A click outside does not close it; Escape and the button do. */
export function AuthDialog({ locale, i18n }: { locale: Locale; i18n: I18n }) {
  const { t } = useLingui()
  return (
    <dialog id="auth" aria-labelledby="auth-title">
      <button type="button" className="close" data-close aria-label={t`Close`}>
        ×
      </button>
      <Island name="auth-dialog" i18n={i18n} props={{ locale, action: pathTo('signIn', locale) }} isFixed />
    </dialog>
  )
}
