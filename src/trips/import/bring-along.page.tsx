import { Plural, Trans } from '@lingui/react/macro'
import { formatDateRange } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { OfflineNote } from '../pages/offline-note.page.tsx'
import type { TripView } from '../trip-view.ts'
import { FILES_WE_READ } from './imported-place.ts'

/** A file that another app shared, as text: what packs it is gone. */
export interface SharedFile {
  name: string
  text: string
  /** Names of its places. */
  places: string[]
}

interface BringAlongProps {
  locale: Locale
  /** What another app shared: a title, words, an address. */
  text: string
  file?: SharedFile
  fault?: string
  /** Planned, and not over. */
  trips: TripView[]
}

/** Names of a file's places that the page shows. */
const SHOWN = 5

/** What was shared with us from another app: for which trip it is. A button sends it to that trip's form. */
export function BringAlongPage({ locale, text, file, fault, trips }: BringAlongProps) {
  const [first] = trips
  const placesOf = (id: string) => pathTo('tripPlaces', locale, { id })
  return (
    <article className="trip change prose" data-trip="">
      <OfflineNote />
      <h1>
        <Trans>Bring places along</Trans>
      </h1>
      <form
        method="post"
        action={first && placesOf(first.id)}
        encType="multipart/form-data"
        className="change-form"
        data-shared=""
      >
        {file ? <FileSummary file={file} /> : <Fields text={text} fault={fault} />}
        {trips.length > 0 ? (
          <fieldset>
            <legend>
              <Trans>For which trip?</Trans>
            </legend>
            {trips.map(({ id, destination, startDate, endDate }) => (
              <p key={id}>
                <button className="button" formAction={placesOf(id)}>
                  {destination}, {formatDateRange(startDate, endDate, locale)}
                </button>
              </p>
            ))}
          </fieldset>
        ) : (
          <p>
            <Trans>There is no planned trip ahead of you that it could be for.</Trans>{' '}
            <a href={pathTo('home', locale)}>
              <Trans>Plan Your First Trip</Trans>
            </a>
          </p>
        )}
      </form>
    </article>
  )
}

function FileSummary({ file: { name, text, places } }: { file: SharedFile }) {
  return (
    <p>
      <input type="hidden" name="text" value={text} />
      <b>{name}</b>: <Plural value={places.length} one="# place" other="# places" />,{' '}
      {places.slice(0, SHOWN).join(', ')}
      {places.length > SHOWN && ' …'}
    </p>
  )
}

function Fields({ text, fault }: { text: string; fault: string | undefined }) {
  const flaw = { 'aria-invalid': true, 'aria-describedby': 'shared-fault' }
  return (
    <>
      {fault && (
        <p className="error" role="alert" id="shared-fault">
          {fault}
        </p>
      )}
      <label htmlFor="shared-text">
        <Trans>Places, one on each line</Trans>
      </label>
      <textarea id="shared-text" name="text" rows={4} maxLength={20_000} defaultValue={text} />
      <label htmlFor="shared-file">
        <Trans>Or a file</Trans>
      </label>
      <input id="shared-file" type="file" name="file" accept={FILES_WE_READ} {...(fault && flaw)} />
    </>
  )
}
