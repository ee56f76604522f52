import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import { i18nFor } from '../../i18n/messages.ts'
import type { Email, EmailRequest } from '../../mail/email.ts'
import { plainText, renderEmailHtml } from '../../mail/layout.tsx'
import type { PlanExtras } from '../../open-data/plan-extras.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { disclosureOf, planFile } from '../export/plan-files.ts'
import { isWetDay } from '../plan/day/rainy-day.ts'
import { setOutFor } from '../plan/set-out.ts'
import { type PlannedRow, tripView } from '../trip-view.ts'

interface Departure {
  trip: PlannedRow & { plan: Plan }
  extras: PlanExtras | undefined
  appUrl: string
  /** Ends this kind of e-mail. */
  token: string
}

const MET = 'MET Norway, CC BY 4.0, met.no'

/** On the day before a trip: its weather, its first day, and what has changed since the plan was made. */
export function departureEmail(
  { language, data }: EmailRequest<'departure'>,
  { trip, extras, appUrl, token }: Departure,
): Email {
  const i18n = i18nFor(language)
  const { plan, revision } = trip
  const destination = plan.destination.name
  const url = appUrl + pathTo('trip', language, { id: data.tripId })
  const stop = appUrl + pathTo('departureMail', language, {}, { token })
  const subject = i18n._(msg`Tomorrow: ${destination}`)
  const forecasts = plan.days.flatMap(({ date }) => extras?.forecast.get(date) ?? [])
  const weather = forecasts.map(({ date, high, low, rain }) => {
    const day = formatDate(date, language, 'weekday')
    return rain > 0
      ? i18n._(msg`${day}: ${high}° by day, ${low}° by night, ${rain} mm of rain`)
      : i18n._(msg`${day}: ${high}° by day, ${low}° by night, dry`)
  })
  const [first] = plan.days
  const usual = first?.weather
  const climate =
    weather.length === 0 && usual
      ? [i18n._(msg`There is no forecast yet; usual are ${usual.high}° by day and ${usual.low}° by night.`)]
      : []
  const entries = (first?.items ?? []).map((item) => {
    const leave = setOutFor(item)
    return `${item.start} ${item.title}${leave ? ` · ${i18n._(msg`set out at ${leave}`)}` : ''}`
  })
  const isWet = forecasts.some(isWetDay)
  const changes = [
    ...(isWet ? [i18n._(msg`Rain is forecast: your plan offers places with a roof for those days.`)] : []),
    revision > 0
      ? i18n._(msg`You have changed this plan since it was made; the calendar in this e-mail has all of it.`)
      : i18n._(msg`The plan is as it was made.`),
  ]
  const credits = [
    ...(weather.length > 0
      ? [MET]
      : climate.length > 0
        ? [i18n._(msg`Usual weather: data of the German weather service (DWD), CC BY 4.0`)]
        : []),
    disclosureOf(plan, i18n),
  ]
  const html = renderEmailHtml(
    language,
    subject,
    <>
      <p>
        <b>
          <Trans>The weather</Trans>
        </b>
      </p>
      {[...weather, ...climate].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <b>{first?.title}</b>
      </p>
      {entries.map((entry) => (
        <p key={entry}>{entry}</p>
      ))}
      <p>{changes.join(' ')}</p>
      <p>
        <a className="button" href={url}>
          <Trans>View My Plan</Trans>
        </a>
      </p>
      <p className="small">{credits.join(' · ')}</p>
      <p className="small">
        <a href={stop}>
          <Trans>No more e-mails before a trip</Trans>
        </a>
      </p>
    </>,
  )
  const text = plainText(
    subject,
    [...weather, ...climate].join('\n'),
    [first?.title ?? '', ...entries].join('\n'),
    changes.join(' '),
    url,
    credits.join(' · '),
    i18n._(msg`No more e-mails before a trip: ${stop}`),
  )
  const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const attachments = [planFile('ics', { trip: tripView(trip), plan, revision, url })]
  return { subject, html, text, headers, attachments }
}
