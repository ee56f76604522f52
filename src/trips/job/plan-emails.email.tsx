import { msg, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatDate, formatDateRange, formatMinutes } from '../../i18n/format.ts'
import { type I18n, i18nFor } from '../../i18n/messages.ts'
import { plainText, renderEmailHtml } from '../../mail/layout.tsx'
import type { Attachment, Email, EmailRequest } from '../../mail/email.ts'
import { placesNamed, staysOfJourney } from '../../planner/plan-legs.ts'
import type { Plan, PlanLeg } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { disclosureOf, planFile } from '../export/plan-files.ts'
import { failureMessage } from '../failure-messages.ts'
import { isFromMap } from '../plan/plan-sources.ts'
import { LEG_WORDS } from '../trip-labels.ts'
import { type PlannedRow, tripView } from '../trip-view.ts'

const CHECKED = msg`Every day has been planned and checked. Open it to see what we checked and what to confirm.`
const UNCHECKED = msg`Every day has been planned. The place is outside our atlas, so we could not check its places and hours: please confirm them before you go.`

function isOutsideAtlas({ plan }: PlannedRow): boolean {
  return plan?.coverage === 'generic' || (plan ? isFromMap(plan) : false)
}

/** "Your plan is ready", with the button that opens it and the plan as a calendar. */
export function planReadyEmail(
  { language, data }: EmailRequest<'plan-ready'>,
  trip: PlannedRow,
  appUrl: string,
): Email {
  const i18n = i18nFor(language)
  const destination = trip.plan?.legs ? placesNamed(trip.plan) : data.destination
  const dates = formatDateRange(data.startDate, data.endDate, language)
  const url = appUrl + pathTo('trip', language, { id: data.tripId })
  const subject = i18n._(msg`Your travel plan for ${destination} is ready`)
  const route = trip.plan ? routeLines(trip.plan, i18n) : []
  const done = isOutsideAtlas(trip) ? UNCHECKED : CHECKED
  const html = renderEmailHtml(
    language,
    subject,
    <>
      <p>{dates}</p>
      {route.length > 0 && (
        <ul>
          {route.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>{i18n._(done)}</p>
      <p>
        <a className="button" href={url}>
          <Trans>View My Plan</Trans>
        </a>
      </p>
      {trip.plan && <p className="small">{disclosureOf(trip.plan, i18n)}</p>}
    </>,
  )
  const text = plainText(
    subject,
    dates,
    ...route,
    i18n._(done),
    url,
    ...(trip.plan ? [disclosureOf(trip.plan, i18n)] : []),
  )
  return { subject, html, text, attachments: calendarOf(trip, url) }
}

/** Each way of a journey, and where it leads for how long: "Train from Vienna to Salzburg, Mon, 10 May, 3 h 10 min · 2 nights". */
function routeLines(plan: Plan, i18n: I18n): string[] {
  const stays = staysOfJourney(plan)
  if (stays.length < 2) return []
  const ways = plan.legs ?? []
  const dayOf = (date: string) => formatDate(date, plan.language, 'weekday')
  const arriving = ({ date, time }: { date: string; time: string }) => {
    const day = dayOf(date)
    return i18n._(msg`arriving ${day}, ${time}`)
  }
  const tell = ({ mode, from, to, date, depart, arrive, minutes }: PlanLeg) =>
    [
      `${i18n._(LEG_WORDS[mode])}: ${from} → ${to}`,
      dayOf(date),
      arrive && depart,
      formatMinutes(minutes),
      arrive && arriving(arrive),
    ]
      .filter(Boolean)
      .join(', ')
  const lines = stays.flatMap(({ id, name, from, nights: all, underWay = 0 }) => {
    const nights = all - underWay
    const leg = ways.find(({ toId, date }) => toId === id && date === from)
    return [
      ...(leg ? [tell(leg)] : []),
      `${name}: ${i18n._(msg`${plural(nights, { one: '# night', other: '# nights' })}`)}`,
    ]
  })
  const home = ways.at(-1)
  const isBack = home && home.fromId === stays.at(-1)?.id && home.toId === ways[0]?.fromId
  return isBack ? [...lines, tell(home)] : lines
}

function calendarOf(trip: PlannedRow, url: string): Attachment[] {
  if (!trip.plan) return []
  return [planFile('ics', { trip: tripView(trip), plan: trip.plan, revision: trip.revision, url })]
}

/** "No plan this time", with what to look at and the day given back. */
export function planFailedEmail({ language, data }: EmailRequest<'plan-failed'>, appUrl: string): Email {
  const i18n = i18nFor(language)
  const destination = data.destination
  const again = appUrl + pathTo('tripAgain', language, { id: data.tripId })
  const contact = appUrl + pathTo('contact', language)
  const subject = i18n._(msg`We could not make your plan for ${destination}`)
  const day = msg`Failed searches don't count; you can try three times a day.`
  const advice = `${i18n._(failureMessage(data.failure))} ${i18n._(day)}`
  const html = renderEmailHtml(
    language,
    subject,
    <>
      <p>{advice}</p>
      <p>
        <a className="button" href={again}>
          <Trans>Try again</Trans>
        </a>
      </p>
      <p className="small">
        <Trans>
          If the problem persists, please use the <a href={contact}>contact form</a>.
        </Trans>
      </p>
    </>,
  )
  const persists = i18n._(msg`If the problem persists, please use the contact form: ${contact}`)
  return { subject, html, text: plainText(subject, advice, again, persists) }
}
