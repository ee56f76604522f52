import { useLingui } from '@lingui/react/macro'
import type { PlanItem } from '../../../planner/plan.ts'
import { directionLinks } from '../map-links.ts'

interface StopMenuProps {
  item: PlanItem
  reportPath: ((place: string) => string) | undefined
}

/** Ways to the place in map services, and a word to us when something is wrong. */
export function StopMenu({ item, reportPath }: StopMenuProps) {
  const { t } = useLingui()
  const { place, title } = item
  const links = place && directionLinks(item)
  const report = place?.verified && reportPath?.(place.name)
  if (!links && !report) return null
  return (
    <details className="stop-menu no-print">
      <summary aria-label={t`More for ${title}`}>⋯</summary>
      <ul>
        {links?.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
        {report && (
          <li>
            <a href={report}>{t`Report a mistake`}</a>
          </li>
        )}
      </ul>
    </details>
  )
}
