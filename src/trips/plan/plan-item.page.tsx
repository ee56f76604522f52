import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { formatKm, formatMinutes, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanItem } from '../../planner/plan.ts'
import { directionLinks } from './map-links.ts'
import { TRAVEL_WORDS } from '../trip-labels.ts'

interface ItemViewProps {
  item: PlanItem
  /** Its number on the day's map. */
  stop: number | undefined
  usualHours: string | undefined
  locale: Locale
  language: Locale
  reportPath: ((place: string) => string) | undefined
}

/** One entry of the time rail, with the way there above it. */
export function ItemView({ item, stop, usualHours, locale, language, reportPath }: ItemViewProps) {
  const { travel, place, cost, rainAlternative } = item
  return (
    <li className={`item ${item.kind}`} id={item.id}>
      {travel && <Way travel={travel} locale={locale} />}
      <p className="time">
        <time>{item.start}</time>–<time>{item.end}</time>
      </p>
      <div className="card">
        <h3 lang={language}>
          {stop && <span className="stop">{stop}</span>} {item.title}
        </h3>
        {place && !place.verified && (
          <p className="mark open">
            ? <Trans>not verified</Trans>
          </p>
        )}
        {item.why && <p lang={language}>{item.why}</p>}
        {(usualHours ?? item.note) && (
          <p className="hint" lang={language}>
            {usualHours} {item.note}
          </p>
        )}
        {item.kidsNote && (
          <p className="hint" lang={language}>
            <Trans>With kids:</Trans> {item.kidsNote}
          </p>
        )}
        {cost && (
          <p className="hint">
            {item.kind === 'meal' ? (
              <Trans>A meal for everyone: about {formatMoney(cost.amount, cost.currency, locale)}</Trans>
            ) : (
              <Trans>Tickets for everyone: about {formatMoney(cost.amount, cost.currency, locale)}</Trans>
            )}
          </p>
        )}
        {rainAlternative && (
          <p className="hint rain">
            <Trans>If it rains: {rainAlternative.name}</Trans>
          </p>
        )}
        {place && <StopMenu {...{ item, reportPath }} />}
      </div>
    </li>
  )
}

function Way({ travel, locale }: { travel: NonNullable<PlanItem['travel']>; locale: Locale }) {
  const { i18n } = useLingui()
  return (
    <p className={`way ${travel.mode}`}>
      {i18n._(TRAVEL_WORDS[travel.mode])} {formatMinutes(travel.minutes)} · {formatKm(travel.km, locale)}
    </p>
  )
}

/** Ways to the place in map services, and a word to us when something is wrong. */
function StopMenu({ item, reportPath }: Pick<ItemViewProps, 'item' | 'reportPath'>) {
  const { t } = useMacro()
  const { place, title } = item
  const links = place && directionLinks(item)
  const report = place?.verified && reportPath?.(place.name)
  if (!links && !report) return null
  return (
    <details className="stop-menu no-print">
      <summary aria-label={t`More for ${title}`}>⋯</summary>
      <ul>
        {links?.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
        {report && (
          <li>
            <a href={report}>
              <Trans>Report a mistake</Trans>
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}
