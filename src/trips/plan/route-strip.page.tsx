import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro'
import { formatDate, formatDateRange, formatMinutes, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Plan, PlanLeg } from '../../planner/plan.ts'
import { staysOfJourney } from '../../planner/plan-legs.ts'
import { LEG_WORDS } from '../trip-labels.ts'
import { JourneyMap } from './day/day-map.page.tsx'
import { pointOf } from './day/day-map.ts'

/** The places of a journey with their nights, the ways between them, and what each costs in its own money. */
export function RouteStrip({ plan, locale }: { plan: Plan; locale: Locale }) {
  const { t } = useMacro()
  const stays = staysOfJourney(plan)
  if (!plan.legs || stays.length < 2) return null
  const budgets = plan.budget.stops ?? []
  // The bases of one region are one stop, whose money stands with the first.
  const regions = stays.map(({ id }) => id.split('/')[0])
  const starts = [...stays.keys()].filter((index) => regions[index] !== regions[index - 1])
  const home = plan.legs.at(-1)
  const isBack = home?.fromId === stays.at(-1)?.id && home?.toId === plan.legs[0]?.fromId
  return (
    <section className="day whole-route" id="route">
      <h2>{t`Route`}</h2>
      <JourneyMap {...{ plan, locale }} opensMap />
      <nav className="route-strip" aria-label={t`Route`}>
        <ol>
          {stays.map(({ id, name, from, to, nights, underWay }, index) => {
            const base = plan.days.find(({ date }) => date === from)?.base
            const leg = plan.legs?.find((each) => each.toId === id && each.date === from)
            const budget = budgets[starts.indexOf(index)]
            return (
              <li key={from} id={`stay-${from}`} data-at={pointOf(base)?.join()}>
                {leg && <Way leg={leg} locale={locale} language={plan.language} />}
                <h3>
                  <span className="stop">{index + 1}</span>{' '}
                  <a href={`#day-${from}`} lang={plan.language}>
                    {name}
                  </a>
                </h3>
                <span>
                  <Plural value={nights} one="# night" other="# nights" /> ·{' '}
                  {formatDateRange(from, to, locale)}
                  {underWay !== undefined && (
                    <>
                      {' · '}
                      <Plural value={underWay} one="# of them on the way" other="# of them on the way" />
                    </>
                  )}
                </span>
                {budget && (
                  <small>
                    {budget.place !== name && `${budget.place}: `}
                    {formatMoney(budget.total, budget.currency, locale)}
                  </small>
                )}
              </li>
            )
          })}
          {isBack && home && (
            <li>
              <Way leg={home} locale={locale} language={plan.language} />
              <b lang={plan.language}>{home.to}</b>
            </li>
          )}
        </ol>
        <p className="hint">
          <Trans>Fares and money are usual ones, for everyone, the way there and home not counted.</Trans>
        </p>
      </nav>
    </section>
  )
}

function Way({ leg, locale, language }: { leg: PlanLeg; locale: Locale; language: Locale }) {
  const { i18n } = useLingui()
  const { mode, minutes, depart, arrive, price, via, url } = leg
  return (
    <a className="way" href={url} rel="sponsored noopener">
      {i18n._(LEG_WORDS[mode])} {formatMinutes(minutes)}
      {depart && (
        <>
          {' '}
          · <Trans>from {depart}</Trans>
        </>
      )}
      {arrive && <Arrival {...arrive} locale={locale} />}
      {price && ` · ${formatMoney(price.amount, price.currency, locale)}`}
      {via && (
        <span lang={language}>
          {' '}
          · <Trans>with a stop: {via.name}</Trans>
        </span>
      )}
    </a>
  )
}

function Arrival({ date, time, locale }: { date: string; time: string; locale: Locale }) {
  const day = formatDate(date, locale, 'weekday')
  return (
    <>
      {' '}
      ·{' '}
      <Trans>
        arriving {day}, {time}
      </Trans>
    </>
  )
}
