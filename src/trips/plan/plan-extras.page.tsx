import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate, formatMinutes } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { bookingLinks } from '../../planner/advice/booking/booking-links.ts'
import { isFromMap } from './plan-sources.ts'
import type { BookingItem, Plan, TravelLink } from '../../planner/plan.ts'

export function Tips({ plan }: { plan: Plan }) {
  return (
    <section>
      <h2>
        <Trans>Tips</Trans>
      </h2>
      <dl className="tips" lang={plan.language}>
        {plan.tips.map(({ topic, text }) => (
          <div key={topic}>
            <dt>{topic}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The train or ferry that goes there, then searches for flights. */
export function WayThere({ plan: { arrival, flights, destination } }: { plan: Plan }) {
  if (flights.length === 0 && !arrival) return null
  return (
    <section>
      <h2>
        <Trans>Getting there</Trans>
      </h2>
      {arrival && (
        <p>
          <b>{CONNECTION_WORDS[arrival.mode]}</b>: {arrival.from} – {destination.name},{' '}
          {formatMinutes(arrival.minutes)}
          {', '}
          <Plural value={arrival.changes} _0="direct" one="# change" other="# changes" />
        </p>
      )}
      {flights.length > 0 && (
        <>
          <AffiliateNote />
          <AffiliateLinks links={flights} />
        </>
      )}
    </section>
  )
}

const CONNECTION_WORDS: Record<NonNullable<Plan['arrival']>['mode'], ReactNode> = {
  train: <Trans>By train</Trans>,
  bus: <Trans>By bus</Trans>,
  ferry: <Trans>By ferry</Trans>,
  'night-train': <Trans>By night train</Trans>,
}

export function Stays({ plan }: { plan: Plan }) {
  if (plan.stays.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Where to stay</Trans>
      </h2>
      <AffiliateNote />
      <ul lang={plan.language}>
        {plan.stays.map(({ area, why, url }) => (
          <li key={area}>
            <a href={url} rel="sponsored noopener">
              {area}
            </a>
            : {why}
          </li>
        ))}
      </ul>
    </section>
  )
}

const BOOKING_WORDS: Record<Exclude<BookingItem['kind'], 'ticket' | 'table'>, ReactNode> = {
  lodging: <Trans>A place to sleep</Trans>,
  train: <Trans>The train there</Trans>,
  ferry: <Trans>The ferry there</Trans>,
  flight: <Trans>The flight</Trans>,
  car: <Trans>A hired car</Trans>,
}

/** What to book before one goes: tickets and tables by their official pages, then the bed and the way there. */
export function BookingList({ plan, locale }: { plan: Plan; locale: Locale }) {
  if (!plan.booking?.length) return null
  return (
    <section>
      <h2>
        <Trans>What to book ahead</Trans>
      </h2>
      <ul className="booking">
        {plan.booking.map(({ kind, title, day, from, required, site }) => {
          const isLate = from <= plan.provenance.createdAt.slice(0, 10)
          const when = formatDate(from, locale)
          return (
            <li key={`${kind} ${title} ${day ?? ''}`}>
              {kind === 'ticket' || kind === 'table' ? (
                <b lang={plan.language}>{title}</b>
              ) : (
                <>
                  <b>{BOOKING_WORDS[kind]}</b>
                  {title && <span lang={plan.language}>: {title}</span>}
                </>
              )}
              {day !== undefined && (
                <>
                  {' '}
                  · <Trans>Day {day + 1}</Trans>
                </>
              )}
              {' · '}
              {required ? <Trans>needed</Trans> : <Trans>recommended</Trans>}
              {'; '}
              {isLate ? <Trans>as soon as you can</Trans> : <Trans>from {when}</Trans>}
              {site && (
                <>
                  {' · '}
                  <a href={`https://${site}`} rel="noopener">
                    {site}
                  </a>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Tickets on the spot, and trains between the places of a round trip. */
export function Bookings({ plan, locale }: { plan: Plan; locale: Locale }) {
  const { trains, activities } = bookingLinks(plan, locale)
  if (trains.length + activities.length === 0) return null
  return (
    <section>
      <h2>{trains.length > 0 ? <Trans>Trains and tickets</Trans> : <Trans>Tickets</Trans>}</h2>
      <AffiliateNote />
      <AffiliateLinks links={[...trains, ...activities]} />
    </section>
  )
}

function AffiliateLinks({ links }: { links: readonly TravelLink[] }) {
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="sponsored noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function AffiliateNote() {
  return (
    <p className="hint">
      <b>
        <Trans>Advertisement</Trans>
      </b>{' '}
      · <Trans>Affiliate links: we may earn a commission if you book, at no cost to you.</Trans>
    </p>
  )
}

/** Who made the plan, for people; `plan.json` has it for machines. */
export function Provenance({ plan, locale }: { plan: Plan; locale: Locale }) {
  const { planner, model, atlasVersion, createdAt, score } = plan.provenance
  const date = formatDate(createdAt.slice(0, 10), locale)
  return (
    <section className="provenance" id="provenance">
      <h2>
        <Trans>How this plan was made</Trans>
      </h2>
      <p>
        {planner === 'atlas' && isFromMap(plan) ? (
          <Trans>
            By software, from OpenStreetMap; no language model took part. Times, routes and links were
            computed and checked by code; places, hours and prices were not.
          </Trans>
        ) : planner === 'atlas' ? (
          <Trans>
            By software, from our own atlas of places; no language model took part. Times, routes, prices and
            links were computed and checked by code.
          </Trans>
        ) : (
          <Trans>
            With the help of artificial intelligence: a language model ({model}) chose places and wrote texts.
            Times, routes, prices and links were computed and checked by code.
          </Trans>
        )}
      </p>
      <p className="hint">
        <Trans>
          Made on {date} · atlas {atlasVersion} · quality {score} of 100
        </Trans>
      </p>
    </section>
  )
}
