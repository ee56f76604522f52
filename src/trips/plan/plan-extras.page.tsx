import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { bookingLinks } from '../../planner/advice/booking-links.ts'
import type { Plan, TravelLink } from '../../planner/plan.ts'

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

export function Flights({ flights }: { flights: TravelLink[] }) {
  if (flights.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Flights</Trans>
      </h2>
      <AffiliateNote />
      <AffiliateLinks links={flights} />
    </section>
  )
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

/** What to book before one goes, in the order of time: official pages, then the bed. */
export function BookingList({ plan, locale }: { plan: Plan; locale: Locale }) {
  if (!plan.booking?.length) return null
  return (
    <section>
      <h2>
        <Trans>What to book ahead</Trans>
      </h2>
      <ul className="booking">
        {plan.booking.map(({ kind, title, day, from, required, site }) => {
          const when = formatDate(from, locale)
          return (
            <li key={`${kind} ${title} ${day ?? ''}`}>
              {kind === 'lodging' ? (
                <b>
                  <Trans>A place to sleep</Trans>
                </b>
              ) : (
                <b lang={plan.language}>{title}</b>
              )}
              {day !== undefined && (
                <>
                  {' '}
                  · <Trans>Day {day + 1}</Trans>
                </>
              )}
              {' · '}
              {required ? <Trans>needed; from {when}</Trans> : <Trans>better; from {when}</Trans>}
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
        {planner === 'atlas' ? (
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
