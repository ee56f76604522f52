import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatMinutes, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { costDifference, type DayChange } from './compare-plans.ts'

interface ProposalProps {
  locale: Locale
  id: string
  plan: Plan
  next: Plan
  change: string
  changes: DayChange[]
}

export function Proposal({ locale, id, plan, next, change, changes }: ProposalProps) {
  const { currency } = next.budget
  const difference = costDifference(plan, next, changes)
  const amount = formatMoney(Math.abs(difference), currency, locale)
  return (
    <section aria-labelledby="before-after" className="proposal">
      <h2 id="before-after">
        <Trans>Before and after</Trans>
      </h2>
      {changes.map((day) => (
        <ChangedDay key={day.date} {...{ day, locale, currency }} language={next.language} />
      ))}
      <p>
        {difference === 0 ? (
          <Trans>The trip costs as much as before.</Trans>
        ) : difference < 0 ? (
          <Trans>The whole trip: about {amount} less.</Trans>
        ) : (
          <Trans>The whole trip: about {amount} more.</Trans>
        )}{' '}
        <Trans>All other days stay as they are. The new days have passed every check.</Trans>
      </p>
      <form method="post" action={pathTo('tripChange', locale, { id })} className="row">
        <button className="button" name="keep" value={change}>
          <Trans context="a change">Keep it</Trans>
        </button>
        <button className="button quiet" name="drop" value={change}>
          <Trans context="a change">Leave it</Trans>
        </button>
      </form>
    </section>
  )
}

interface ChangedDayProps {
  day: DayChange
  locale: Locale
  currency: string
  language: Locale
}

function ChangedDay({ day, locale, currency, language }: ChangedDayProps) {
  const { t } = useLingui()
  const { removed, added, moved, travel, cost, place } = day
  const empty = removed.length + added.length + moved.length === 0 && !place
  const [was, is] = [formatMinutes(travel.before), formatMinutes(travel.after)]
  const [paid, pays] = [formatMoney(cost.before, currency, locale), formatMoney(cost.after, currency, locale)]
  return (
    <section>
      <h3>{formatDate(day.date, locale, 'weekday')}</h3>
      <ul className="changes">
        {place?.before != null && place.after !== null && (
          <li>
            <span className="sign">{t`Where:`}</span> <del lang={language}>{place.before}</del>{' '}
            <ins lang={language}>{place.after}</ins>
          </li>
        )}
        {place?.after === null && (
          <li>
            <Trans>This day is no longer part of the trip.</Trans>
          </li>
        )}
        {place?.before === null && (
          <li>
            <Trans>This day is new.</Trans>
          </li>
        )}
        {removed.map(({ title, start }) => (
          <li key={`-${title}`} className="gone">
            <span className="sign">{t`Goes:`}</span> <del lang={language}>{title}</del> {start}
          </li>
        ))}
        {added.map(({ title, start }) => (
          <li key={`+${title}`} className="new">
            <span className="sign">{t`Comes:`}</span> <ins lang={language}>{title}</ins> {start}
          </li>
        ))}
        {moved.map(({ title, start, from }) => (
          <li key={`>${title}`}>
            <span className="sign">{t`Moves:`}</span> <span lang={language}>{title}</span>{' '}
            {from.date ? `${formatDate(from.date, locale, 'weekday')}, ` : ''}
            {from.start} → {start}
          </li>
        ))}
        {empty && (
          <li>
            <Trans>The stops and their times stay; a note, a lock or a wish is kept.</Trans>
          </li>
        )}
      </ul>
      <p className="hint">
        {travel.before === travel.after ? (
          <Trans>On the way: {is}</Trans>
        ) : (
          <Trans>
            On the way: {was} before, {is} after
          </Trans>
        )}
        {' · '}
        {cost.before === cost.after ? (
          <Trans>Tickets and meals: {pays}</Trans>
        ) : (
          <Trans>
            Tickets and meals: {paid} before, {pays} after
          </Trans>
        )}
      </p>
    </section>
  )
}
