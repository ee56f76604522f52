import { Trans } from '@lingui/react/macro'
import { Children, Fragment, type ReactNode } from 'react'
import { formatDate, formatMoney } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { monthsText } from '../i18n/month-texts.ts'
import { weekdaysText } from './calendar-texts.ts'
import type { HoursView, SightView } from './place-view.ts'

/** "10:00–18:00 · Thu 10:00–21:00 · closed Mon" */
export function Hours({ hours, locale }: { hours: HoursView; locale: Locale }) {
  const { usual, closed, others } = hours
  return (
    <Dotted>
      {usual === 'always' ? closed.length === 0 && <Trans>always open</Trans> : span(usual)}
      {others.map(({ days, months, hours: held }, index) => (
        <Fragment key={index}>
          {[days && weekdaysText(days, locale), months && monthsText(months, locale)]
            .filter(Boolean)
            .join(', ')}{' '}
          {held === undefined ? <Trans>closed</Trans> : held === 'always' ? <Trans>open</Trans> : span(held)}
        </Fragment>
      ))}
      {closed.length > 0 && <Trans>closed {weekdaysText(closed, locale)}</Trans>}
    </Dotted>
  )
}

function span(hours: string): string {
  return hours.replace('-', '–')
}

/** What it costs, and from when on it wants a booking. */
export function Price({ sight, currency, locale }: { sight: SightView; currency: string; locale: Locale }) {
  const { price, isUsualPrice, child, freeUnder, booking } = sight
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <Dotted>
      {price === 0 ? <Trans>free</Trans> : isUsualPrice ? <Trans>about {money(price)}</Trans> : money(price)}
      {price > 0 && child !== undefined && child > 0 && <Trans>children {money(child)}</Trans>}
      {price > 0 && freeUnder !== undefined && <Trans>free under {freeUnder}</Trans>}
      {booking &&
        (booking.required ? (
          <Trans>only with a booking, {booking.days} days ahead</Trans>
        ) : (
          <Trans>book {booking.days} days ahead</Trans>
        ))}
    </Dotted>
  )
}

export function Closing({ shut, locale }: { shut: NonNullable<SightView['shut']>; locale: Locale }) {
  return (
    <p className="error">
      {shut.to ? (
        <Trans>
          Closed from {formatDate(shut.from, locale)} to {formatDate(shut.to, locale)}
        </Trans>
      ) : (
        <Trans>Closed since {formatDate(shut.from, locale)}</Trans>
      )}
    </p>
  )
}

/** What there is of its children, with dots between. */
export function Dotted({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}
