import { useLingui } from '@lingui/react/macro'
import { formatKm } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Plan, PlanDay } from '../../../planner/plan.ts'
import { type Markup, markup } from '../../../ui/markup.ts'
import { dayMap, journeyMap, type DayMap as Sketch } from './day-map.ts'
import { mapLinks } from '../map-links.ts'

interface DayMapProps {
  day: PlanDay
  number: number
  locale: Locale
  opensMap: boolean
}

/**
 * A day as a surveyor would sketch it; the ordered list beside it says the same in words. On a phone it is folded, and a
 * touch on it brings the real map.
 */
export function DayMap({ day, number, locale, opensMap }: DayMapProps) {
  const { t } = useLingui()
  const map = dayMap(day)
  if (!map) return null
  const links = mapLinks(day)
  const { html } = markup`<summary>${t`Map of day ${number}`}</summary>
<figure class="day-map"><svg viewBox="0 0 ${map.width} ${map.height}" role="img" aria-label="${t`Sketch of day ${number}; the list has the stops in order.`}">${marksOf(map, locale)}</svg>
${
  opensMap &&
  markup`<button type="button" class="open-map script-only no-print" data-map="${t`Load the map? About 1 MB`}"><span>${t`Open the map`}</span></button>`
}
<figcaption>${t`Sketch, not for navigation`}${
    links &&
    markup`<span class="map-links"> · <a href="${links.google}" rel="noopener">Google Maps</a> · <a href="${links.openStreetMap}" rel="noopener">OpenStreetMap</a></span>`
  }</figcaption></figure>`
  return <details className="aside" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Where a whole journey leads, sketched as a day is. */
export function JourneyMap({ plan, locale, opensMap }: { plan: Plan; locale: Locale; opensMap: boolean }) {
  const { t } = useLingui()
  const map = journeyMap(plan)
  if (!map) return null
  return (
    <details className="aside">
      <summary>{t`Map of the whole trip`}</summary>
      <figure className="day-map">
        <SketchView
          map={map}
          label={t`Sketch of the whole trip; the list has the places in order.`}
          locale={locale}
        />
        {opensMap && <OpenMap />}
        <figcaption>{t`Sketch, not for navigation`}</figcaption>
      </figure>
    </details>
  )
}

function OpenMap() {
  const { t } = useLingui()
  return (
    <button type="button" className="open-map script-only no-print" data-map={t`Load the map? About 1 MB`}>
      <span>{t`Open the map`}</span>
    </button>
  )
}

/** The sketch alone, with its words for who does not see it. */
export function SketchView({ map, label, locale }: { map: Sketch; label: string; locale: Locale }) {
  const { width, height } = map
  const { html } = marksOf(map, locale)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function marksOf({ width, height, base, stops, route, scale }: Sketch, locale: Locale): Markup {
  const bottom = height - 10
  return markup`<path class="grid" d="M0 ${height / 2}H${width}M${width / 2} 0V${height}"/>
<polyline points="${route}" pathLength="100"/>
${base && markup`<path class="base" d="M${base.x - 6} ${base.y + 6}v-8l6-6 6 6v8z"/>`}
${stops.map(
  ({ x, y, number }) =>
    markup`<g><circle cx="${x}" cy="${y}" r="9"/><text x="${x}" y="${y + 4}">${number}</text></g>`,
)}
<path class="north" d="M${width - 16} 30V8l-5 9h10l-5-9"/>
<text class="label" x="${width - 16}" y="42">N</text>
<path class="scale" d="M10 ${bottom - 4}v4h${scale.length}v-4"/>
<text class="label start" x="14" y="${bottom - 6}">${formatKm(scale.km, locale)}</text>`
}
