import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import type { DayChange } from '../change/compare-plans.ts'
import { FILES_WE_READ } from './imported-place.ts'
import { Proposal } from '../change/proposal.page.tsx'

export interface ImportView {
  locale: Locale
  id: string
  plan: Plan
  text: string
  fault?: string
  /** What became of each place, in words. */
  placed?: { name: string; outcome: string }[]
  proposal?: { id: string; changes: DayChange[]; plan: Plan }
}

/** Places of one's own: pasted, or from a map's file. */
export function ImportPlacesPage({ locale, id, plan, text, fault, placed, proposal }: ImportView) {
  return (
    <article className="trip change">
      <p className="overline">{plan.destination.name}</p>
      <h1>
        <Trans>Bring places along</Trans>
      </h1>
      {placed && (
        <section aria-labelledby="brought">
          <h2 id="brought">
            <Trans>What became of them</Trans>
          </h2>
          <ul>
            {placed.map(({ name, outcome }) => (
              <li key={name}>
                <strong>{name}</strong>: {outcome}
              </li>
            ))}
          </ul>
        </section>
      )}
      {proposal && (
        <Proposal
          {...{ locale, id, plan }}
          next={proposal.plan}
          change={proposal.id}
          changes={proposal.changes}
        />
      )}
      <form
        method="post"
        action={pathTo('tripPlaces', locale, { id })}
        encType="multipart/form-data"
        className="change-form"
      >
        <p>
          <Trans>
            Paste a list or a chat's answer, one place on each line, or upload KML, KMZ, GPX, GeoJSON, or a
            list from Google Takeout (CSV or JSON), up to 2 MB. We keep neither the file nor the text.
          </Trans>
        </p>
        <label htmlFor="places-text">
          <Trans>Places, one on each line</Trans>
        </label>
        <textarea
          id="places-text"
          name="text"
          rows={6}
          maxLength={20_000}
          defaultValue={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'places-fault' : undefined}
        />
        <label htmlFor="places-file">
          <Trans>Or a file</Trans>
        </label>
        <input
          id="places-file"
          type="file"
          name="file"
          accept={FILES_WE_READ}
          aria-describedby={fault ? 'places-fault' : undefined}
        />
        {fault && (
          <p className="error" role="alert" id="places-fault">
            {fault}
          </p>
        )}
        <p>
          <button className="button">
            <Trans>Show me</Trans>
          </button>
        </p>
      </form>
      <p>
        <a href={pathTo('tripEdit', locale, { id })}>
          <Trans>Change it by hand</Trans>
        </a>
      </p>
    </article>
  )
}
