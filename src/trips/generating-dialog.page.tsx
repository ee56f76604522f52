import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'

/** Said after a trip was submitted; opened by script only, since without it a page says the same. */
export function GeneratingDialog({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  return (
    <dialog id="generating" aria-labelledby="generating-title">
      <button type="button" className="close" data-close aria-label={t`Close`}>
        ×
      </button>
      <h2 id="generating-title">
        <Trans>Your plan is being created</Trans>
      </h2>
      <p role="status">
        <Trans>This takes a few minutes. We send you an e-mail when it is ready.</Trans>
      </p>
      <p>
        <a className="button" href={pathTo('myTrips', locale)}>
          <Trans>View My Trips</Trans>
        </a>
      </p>
    </dialog>
  )
}
