import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { inLocale } from '../../../routes.ts'

/** Said after a trip was submitted; without script a page says the same. */
export function GeneratingDialog({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    // Not the cross that comes first: what most want next is the way to their trips.
    dialog.current?.querySelector('a')?.focus()
  }, [])

  return (
    <dialog id="generating" aria-labelledby="generating-title" ref={dialog} onClose={onClose}>
      <button type="button" className="close" data-close aria-label={t`Close`}>
        ×
      </button>
      <h2 id="generating-title">
        <Trans>Your plan is being created</Trans>
      </h2>
      <p role="status">
        <Trans>This can take a few minutes. We will e-mail you when it is ready.</Trans>
      </p>
      <p>
        <a className="button" href={inLocale('/my-trips', locale)}>
          <Trans>View My Trips</Trans>
        </a>
      </p>
    </dialog>
  )
}
