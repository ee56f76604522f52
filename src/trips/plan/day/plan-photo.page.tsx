import { msg } from '@lingui/core/macro'
import type { I18n } from '../../../i18n/messages.ts'
import type { PlacePhoto } from '../../../open-data/plan-extras.ts'
import { type Markup, markup } from '../../../ui/markup.ts'

interface PhotoProps {
  photo: PlacePhoto
  /** What it shows. */
  title: string
  i18n: I18n
  reportPath: ((place: string) => string) | undefined
}

/** A free photograph with its author and licence. Its room is kept before it comes, and it comes when it is near. */
export function photoMarkup({ photo, title, i18n, reportPath }: PhotoProps): Markup {
  const { id, url, width, height, author, licence, licenceUrl, page } = photo
  const report = reportPath?.(`${title}, photo ${id}`)
  return markup`<figure class="photo no-print">
<img src="${url}" width="${width}" height="${height}" alt="${title}" loading="lazy" decoding="async">
<figcaption class="hint"><a href="${page}" rel="noopener">${author || i18n._(msg`Photograph`)}</a>, ${
    licenceUrl ? markup`<a href="${licenceUrl}" rel="license noopener">${licence}</a>` : licence
  }${report && markup` · <a href="${report}">${i18n._(msg`Wrong picture?`)}</a>`}</figcaption>
</figure>`
}
