import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

interface DepartureMailProps {
  locale: Locale
  /** From the e-mail; empty for whoever is signed in. */
  token: string
  wanted: boolean
}

/** One button: end the e-mails before a trip, or have them again. */
export function DepartureMailPage({ locale, token, wanted }: DepartureMailProps) {
  return (
    <section className="prose">
      <h1>
        <Trans>E-mail before a trip</Trans>
      </h1>
      <p>
        {wanted ? (
          <Trans>One day before a trip we send you its weather and its first day.</Trans>
        ) : (
          <output>
            <Trans>You get no e-mails before a trip.</Trans>
          </output>
        )}
      </p>
      <form method="post" action={pathTo('departureMail', locale)}>
        <input type="hidden" name="token" value={token} />
        <button className="primary" name="wanted" value={wanted ? 'no' : 'yes'}>
          {wanted ? <Trans>No more e-mails before a trip</Trans> : <Trans>Send them again</Trans>}
        </button>
      </form>
    </section>
  )
}
