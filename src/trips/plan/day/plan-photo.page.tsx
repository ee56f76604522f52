import { Trans, useLingui } from '@lingui/react/macro'
import type { PlacePhoto } from '../../../open-data/plan-extras.ts'

interface PhotoProps {
  photo: PlacePhoto
  /** What it shows. */
  title: string
  reportPath: ((place: string) => string) | undefined
}

/** A free photograph with its author and licence. Its room is kept before it comes, and it comes when it is near. */
export function PlacePhotoFigure({ photo, title, reportPath }: PhotoProps) {
  const { t } = useLingui()
  const { id, url, width, height, author, licence, licenceUrl, page } = photo
  return (
    <figure className="photo no-print">
      <img src={url} {...{ width, height }} alt={title} loading="lazy" decoding="async" />
      <figcaption className="hint">
        <a href={page} rel="noopener">
          {author || t`Photograph`}
        </a>
        {', '}
        {licenceUrl ? (
          <a href={licenceUrl} rel="license noopener">
            {licence}
          </a>
        ) : (
          licence
        )}
        {reportPath && (
          <>
            {' · '}
            <a href={reportPath(`${title}, photo ${id}`)}>
              <Trans>Wrong picture?</Trans>
            </a>
          </>
        )}
      </figcaption>
    </figure>
  )
}
