import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { contoursOf } from '../ui/contours.ts'

/** [latitude, longitude]: what the land of the sketch is grown from. */
const VIENNA = [48.2082, 16.3738] as const
const LAND = contoursOf(VIENNA, { width: 880, height: 360, step: 60, levels: 6 })

/** Places and ways of content/atlas/vienna.json; on the sketch 190 units are a kilometre. */
const STOPS: { time: string; name: ReactNode; note: ReactNode; way?: ReactNode; at: [number, number] }[] = [
  {
    time: '9:00',
    name: <Trans>Upper Belvedere</Trans>,
    note: <Trans>usually open 9:00–18:00</Trans>,
    way: <Trans>20 min on foot</Trans>,
    at: [691, 314],
  },
  {
    time: '11:05',
    name: <Trans>Karlskirche</Trans>,
    note: <Trans>45 minutes are enough</Trans>,
    way: <Trans>15 min on foot</Trans>,
    at: [564, 172],
  },
  {
    time: '12:05',
    name: <Trans>Lunch at the Naschmarkt</Trans>,
    note: <Trans>if it rains: Wien Museum</Trans>,
    way: <Trans>10 min on foot</Trans>,
    at: [443, 166],
  },
  {
    time: '13:15',
    name: <Trans>Kunsthistorisches Museum</Trans>,
    note: <Trans>closed on Mondays</Trans>,
    at: [420, 54],
  },
]

/** A morning of a plan as the product makes it: sketch and timetable. */
export function SampleDay() {
  return (
    <figure className="sample">
      <svg viewBox="0 0 880 360" aria-hidden="true">
        <g className="contours">
          <path strokeWidth="2" d={LAND.fine} />
          <path strokeWidth="4" d={LAND.bold} />
        </g>
        <path
          className="route drawn"
          strokeWidth="5"
          strokeDasharray="14 8"
          d={`M${STOPS.map(({ at }) => at.join(' ')).join('L')}`}
        />
        {STOPS.map(({ time, at: [x, y] }, index) => (
          <g key={time} className="stop">
            <circle cx={x} cy={y} r="21" />
            <text x={x} y={y + 9} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        <path d="M40 326h95v10H40zm95 0h95v10h-95z" />
        <text x="244" y="338">
          1 km
        </text>
        <path d="m836 28 12 34-12-8-12 8z" />
        <text x="836" y="90" textAnchor="middle">
          N
        </text>
      </svg>
      <ol>
        {STOPS.map(({ time, name, note, way }) => (
          <li key={time}>
            <time>{time}</time>
            <span>
              <b>{name}</b>
              <small>{note}</small>
              {way && <small className="way">{way}</small>}
            </span>
          </li>
        ))}
      </ol>
      <figcaption>
        <Trans>From a plan for Vienna. Sketch, not for navigation.</Trans>
      </figcaption>
    </figure>
  )
}
