import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import type { TripDetail } from '../trip-view.ts'

/** Addresses outside of the owner's account; undefined while there is none. */
export interface TripLinks {
  shared?: string
  calendar?: string
}

interface TakeAlongProps {
  locale: Locale
  trip: TripDetail
  links: TripLinks
}

/** Everything that leaves the page: links, files, the calendar's feed. */
export function TakeAlong({ locale, trip, links }: TakeAlongProps) {
  const { id } = trip
  const path = pathTo('trip', locale, { id })
  return (
    <section className="sheet take-along no-print" id="take-along">
      <h2>
        <Trans>Take it with you</Trans>
      </h2>
      <div className="cards">
        <div id="share">
          <h3>
            <Trans>Link to share</Trans>
          </h3>
          <p>
            <Trans>
              Anyone with the link can read the plan, without your name and without an account: also where the
              trip starts and for how many it is.
            </Trans>
          </p>
          <LinkControl action={pathTo('tripShare', locale, { id })} url={links.shared} />
        </div>
        <div id="calendar">
          <h3>
            <Trans>Calendar</Trans>
          </h3>
          <p>
            <a href={`${path}/plan.ics`}>
              <Trans>Download for your calendar (.ics)</Trans>
            </a>
          </p>
          <p>
            <Trans>Or subscribe with a private address: your calendar then follows every change.</Trans>
          </p>
          <LinkControl action={pathTo('tripCalendar', locale, { id })} url={links.calendar} />
        </div>
        <div>
          <h3>
            <Trans>Files</Trans>
          </h3>
          <p>
            <a href={`${path}/plan.gpx`}>
              <Trans>Stops and routes for maps (.gpx)</Trans>
            </a>
          </p>
          <p>
            <a href={`${path}/plan.json`}>
              <Trans>Everything as data (.json)</Trans>
            </a>
          </p>
        </div>
        <div>
          <h3>
            <Trans>Delete</Trans>
          </h3>
          <p>
            <a href={pathTo('tripDelete', locale, { id })}>
              <Trans>Delete this trip</Trans>
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

function LinkControl({ action, url }: { action: string; url: string | undefined }) {
  const { t } = useLingui()
  if (!url)
    return (
      <form method="post" action={action}>
        <button className="button quiet">
          <Trans>Create the link</Trans>
        </button>
      </form>
    )
  return (
    <form method="post" action={action}>
      <input readOnly value={url} aria-label={t`Link`} />
      <p className="row">
        <button
          type="button"
          className="button quiet script-only"
          data-copy-link={url}
          data-done={t`Copied!`}
        >
          <Trans>Copy</Trans>
        </button>{' '}
        <button className="link" name="revoke" value="1">
          <Trans>Revoke the link</Trans>
        </button>
      </p>
    </form>
  )
}
