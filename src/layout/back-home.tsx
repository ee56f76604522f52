import { Trans } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'

/** Where a page has nothing more to offer. */
export function BackHome({ locale }: { locale: Locale }) {
  return (
    <a className="button" href={pathTo('home', locale)}>
      <Trans>Back to the home page</Trans>
    </a>
  )
}
