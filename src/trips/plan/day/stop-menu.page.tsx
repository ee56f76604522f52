import { msg } from '@lingui/core/macro'
import type { I18n } from '../../../i18n/messages.ts'
import type { PlanItem } from '../../../planner/plan.ts'
import { type Markup, markup } from '../../../ui/markup.ts'
import { TRAVEL_WORDS } from '../../trip-labels.ts'
import { directionLinks } from '../map-links.ts'

/** Ways to the place in map services, and a word to us when something is wrong; undefined where there is neither. */
export function stopMenu(
  item: PlanItem,
  i18n: I18n,
  reportPath: ((place: string) => string) | undefined,
): Markup | undefined {
  const { place, title, travel } = item
  const means = i18n._(TRAVEL_WORDS[travel?.mode ?? 'walk'])
  const links = directionLinks(item)?.map(
    ({ label, url }) => markup`<li><a href="${url}" rel="noopener">${label}</a></li>`,
  )
  const report = place?.verified && reportPath?.(place.name)
  if (!links && !report) return undefined
  return markup`<details class="stop-menu no-print"><summary aria-label="${i18n._(msg`More for ${title}`)}">⋯</summary>
<ul>${links && markup`<li>${i18n._(msg`The way to ${title}`)} · ${means}</li>`}${links}${report && markup`<li><a href="${report}">${i18n._(msg`Report a mistake`)}</a></li>`}</ul></details>`
}
