import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatKm, formatMinutes, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PlanItem } from '../../../planner/plan.ts'
import { pointOf } from './day-map.ts'
import type { PlacePhoto } from '../../../open-data/plan-extras.ts'
import { PlacePhotoFigure } from './plan-photo.page.tsx'
import { StopMenu } from './stop-menu.page.tsx'
import { TRAVEL_WORDS, UNVERIFIED } from '../../trip-labels.ts'

export interface ItemViewProps {
  item: PlanItem
  /** Its number on the day's map. */
  stop: number | undefined
  usualHours: string | undefined
  locale: Locale
  language: Locale
  reportPath: ((place: string) => string) | undefined
  photo?: PlacePhoto | undefined
  /** After everything else in its card. */
  children?: ReactNode
}

/**
 * One entry of the time rail, with the way there above it: time, title, price and menu in one line. The real map reads
 * `data-at` and the number from here.
 */
export function ItemView({
  item,
  stop,
  usualHours,
  locale,
  language,
  reportPath,
  photo,
  children,
}: ItemViewProps) {
  const { t, i18n } = useLingui()
  const { travel, place, cost, kind, why, note, kidsNote, rainAlternative } = item
  return (
    <li className={`item ${kind}`} id={item.id} data-at={pointOf(place)?.join()}>
      {travel && (
        <p className={`way ${travel.mode}`} data-minutes={travel.minutes}>
          {`${i18n._(TRAVEL_WORDS[travel.mode])} ${formatMinutes(travel.minutes)} · ${formatKm(travel.km, locale)}`}
        </p>
      )}
      <p className="time">
        <time>{item.start}</time>–<time>{item.end}</time>
      </p>
      <div className="card">
        <h3 lang={language}>
          <StopNumber number={stop} /> {item.title}
        </h3>
        {cost && (
          <p className="price">
            <span className="hidden">
              {kind === 'meal' ? t`A meal for everyone: about` : t`Tickets for everyone: about`}
            </span>{' '}
            {formatMoney(cost.amount, cost.currency, locale)}
          </p>
        )}
        {place && !place.verified && (
          <p className="mark open">? {i18n._(UNVERIFIED[place.source ?? 'unknown'])}</p>
        )}
        {why && <p lang={language}>{why}</p>}
        {(usualHours ?? note) && (
          <p className="hint" lang={language}>
            {usualHours} {note}
          </p>
        )}
        {item.memo && (
          <p className="hint">
            {t`Your note:`} {item.memo}
          </p>
        )}
        {kidsNote && (
          <p className="hint" lang={language}>
            {t`With kids:`} {kidsNote}
          </p>
        )}
        {rainAlternative && (
          <p className="hint rain">
            {t`If it rains:`} <span lang={language}>{rainAlternative.name}</span>
          </p>
        )}
        {photo && <PlacePhotoFigure {...{ photo, title: item.title, reportPath }} />}
        {place && <StopMenu {...{ item, reportPath }} />}
        {children}
      </div>
    </li>
  )
}

/** As on the day's map. */
export function StopNumber({ number }: { number: number | undefined }) {
  return number && <span className="stop">{number}</span>
}
