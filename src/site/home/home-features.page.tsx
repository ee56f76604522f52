import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

export function Features() {
  return (
    <section className="sheet">
      <h2>
        <Trans>What you get</Trans>
      </h2>
      <ul className="cards">
        <Feature title={<Trans>A timetable, not a wish list</Trans>}>
          <Trans>Each stop has its time, each walk or ride its minutes, and lunch its place.</Trans>
        </Feature>
        <Feature title={<Trans>Places that exist</Trans>}>
          <Trans>From an atlas kept by hand. What is not in it is marked.</Trans>
        </Feature>
        <Feature title={<Trans>A roof for the rain</Trans>}>
          <Trans>For an outdoor stop, the plan names somewhere dry.</Trans>
        </Feature>
        <Feature title={<Trans>Export and share</Trans>}>
          <Trans>As calendar, map, booklet or link.</Trans>
        </Feature>
      </ul>
    </section>
  )
}

function Feature({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

export function HowChecked({ locale }: { locale: Locale }) {
  return (
    <section className="sheet checks">
      <div>
        <h2>
          <Trans>How it is checked</Trans>
        </h2>
        <p>
          <Trans>
            A model may choose places and find words. Code works out the rest and checks it all; what fails is
            not sent.
          </Trans>
        </p>
        <p>
          <a href={pathTo('article', locale, { slug: 'how-a-plan-is-checked' })}>
            <Trans>How a plan is checked</Trans>
          </a>
          {' · '}
          <a href={pathTo('check', locale)}>
            <Trans>Check a plan</Trans>
          </a>
          {' · '}
          <a href={pathTo('places', locale)}>
            <Trans>Places</Trans>
          </a>
        </p>
      </div>
      <table>
        <tbody>
          <Check name={<Trans>Calendar</Trans>}>
            <Trans>A plan for every day, on the right weekday.</Trans>
          </Check>
          <Check name={<Trans>Opening hours</Trans>}>
            <Trans>Nothing on closing days or outside usual hours.</Trans>
          </Check>
          <Check name={<Trans>Travel times</Trans>}>
            <Trans>Enough time from each stop to the next.</Trans>
          </Check>
          <Check name={<Trans>Places</Trans>}>
            <Trans>Known by name, and where the map says.</Trans>
          </Check>
          <Check name={<Trans>Pace</Trans>}>
            <Trans>No more than suits your trip, with time for lunch.</Trans>
          </Check>
          <Check name={<Trans>Money</Trans>}>
            <Trans>Sums add up, in local currency, within your budget.</Trans>
          </Check>
        </tbody>
      </table>
    </section>
  )
}

function Check({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  )
}
