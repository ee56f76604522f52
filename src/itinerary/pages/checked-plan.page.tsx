import { Plural, Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n } from '../../i18n/messages.ts'
import { isOpenId } from '../../atlas/open-id.ts'
import { pathTo } from '../../routes.ts'
import { MapSource } from '../../trips/plan/plan-sources.page.tsx'
import { type Checked, placesOf } from '../itinerary.ts'
import { CheckedDayView } from './checked-day.page.tsx'
import { CheckForm } from './check-form.page.tsx'
import { TakeOver } from './take-over.page.tsx'

export interface CheckedPlanProps {
  locale: Locale
  i18n: I18n
  checked: Checked
  /** As it was pasted. */
  text: string
  startDate?: string | undefined
  today: string
  /** A link that holds the plan; none where nobody asked, empty where it is too long for one. */
  link?: string | undefined
}

/** The plan as read, with what is wrong at each stop. */
export function CheckedPlanPage({ locale, i18n, checked, text, startDate, today, link }: CheckedPlanProps) {
  const { destination, days, findings, unread, undated } = checked
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0)
  const known = days.reduce((sum, day) => sum + day.stops.filter(({ place }) => place).length, 0)
  const isMapped =
    placesOf(checked).some(({ id }) => isOpenId(id)) ||
    days.some((day) => day.stops.some(({ place }) => place?.source))
  return (
    <div className="plan-check">
      <h1>
        {destination ? (
          placesOf(checked)
            .map(({ names }) => names[locale])
            .join(' – ')
        ) : (
          <Trans>Check a plan</Trans>
        )}
      </h1>
      <p className="lead" role="status">
        {findings.length === 0 && destination ? (
          <Trans>Nothing wrong found</Trans>
        ) : (
          destination && <Plural value={findings.length} one="# thing to mend" other="# things to mend" />
        )}
        {destination && ' · '}
        <Plural value={days.length} one="# day" other="# days" />,{' '}
        <Plural value={stops} one="# stop" other="# stops" />, <Trans>{known} of them found.</Trans>
      </p>
      {!destination && (
        <p className="notice error">
          <Trans>
            We could not tell which place this is about. Name it in the first line, as in{' '}
            <a href={pathTo('places', locale)}>the list of places</a>.
          </Trans>
        </p>
      )}
      {destination && undated && (
        <p className="notice">
          <Trans>
            The plan has no dates, so closing days were not judged. Add the first day below and check again.
          </Trans>
        </p>
      )}
      {days.map((day, index) => (
        <CheckedDayView key={index} {...{ day, index, checked, locale, i18n }} />
      ))}
      {unread.length > 0 && (
        <details className="unread">
          <summary>
            <Trans>Lines we could not read</Trans> ({unread.length})
          </summary>
          <ul>
            {unread.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {destination && known > 0 && <TakeOver {...{ locale, checked, today }} />}
      {isMapped && <MapSource />}
      <Share {...{ locale, text, startDate, link }} />
      <section className="sheet">
        <h2>
          <Trans>Change it and check again</Trans>
        </h2>
        <CheckForm locale={locale} values={{ text, ...(startDate && { startDate }) }} />
      </section>
    </div>
  )
}

/** Made when it is asked for; the link itself holds the plan. */
function Share({
  locale,
  text,
  startDate,
  link,
}: Pick<CheckedPlanProps, 'locale' | 'text' | 'startDate' | 'link'>) {
  return (
    <section className="sheet" id="share">
      <h2>
        <Trans>Share this check</Trans>
      </h2>
      {link ? (
        <p>
          <a href={link}>
            <Trans>Link to this check</Trans>
          </a>
        </p>
      ) : link === '' ? (
        <p className="error">
          <Trans>The plan is too long for a link.</Trans>
        </p>
      ) : (
        <form method="post" action={`${pathTo('check', locale)}#share`}>
          <input type="hidden" name="text" value={text} />
          {startDate && <input type="hidden" name="startDate" value={startDate} />}
          <input type="hidden" name="share" value="1" />
          <p>
            <Trans>The link holds the plan itself: whoever has it can read it, and we keep nothing.</Trans>
          </p>
          <button className="button quiet" type="submit">
            <Trans>Make a link</Trans>
          </button>
        </form>
      )}
    </section>
  )
}
