import { Trans, useLingui } from '@lingui/react/macro'
import { formatKm } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay } from '../../planner/plan.ts'
import { dayMap } from './day-map.ts'

/** A day as a surveyor would sketch it. The ordered list beside it says the same in words. */
export function DayMapSketch({ day, number, locale }: { day: PlanDay; number: number; locale: Locale }) {
  const { t } = useLingui()
  const map = dayMap(day)
  if (!map) return null
  const { width, height, base, stops, route, scale } = map
  const bottom = height - 10
  return (
    <figure className="day-map">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`Sketch of day ${number}; the list has the stops in order.`}
      >
        <path className="grid" d={`M0 ${height / 2}H${width}M${width / 2} 0V${height}`} />
        <polyline points={route} pathLength="100" />
        {base && <path className="base" d={`M${base.x - 6} ${base.y + 6}v-8l6-6 6 6v8z`} />}
        {stops.map(({ x, y, number: stop }) => (
          <g key={stop}>
            <circle cx={x} cy={y} r="9" />
            <text x={x} y={y + 4}>
              {stop}
            </text>
          </g>
        ))}
        <path className="north" d={`M${width - 16} 30V8l-5 9h10l-5-9`} />
        <text className="label" x={width - 16} y="42">
          N
        </text>
        <path className="scale" d={`M10 ${bottom - 4}v4h${scale.length}v-4`} />
        <text className="label start" x="14" y={bottom - 6}>
          {formatKm(scale.km, locale)}
        </text>
      </svg>
      <figcaption>
        <Trans>Sketch, not for navigation</Trans>
      </figcaption>
    </figure>
  )
}
