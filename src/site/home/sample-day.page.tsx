import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { type Contours, contoursOf } from '../../ui/contours.ts'

/** [latitude, longitude]: what the land of the sketch is grown from. */
const VIENNA = [48.2082, 16.3738] as const
let drawn: Contours | undefined

/** Places and ways of content/atlas/vienna.json; on the sketch 95 units are a kilometre. */
const STOPS: { time: string; name: ReactNode; note: ReactNode; way?: ReactNode; at: [number, number] }[] = [
  {
    time: '9:00',
    name: <Trans>Upper Belvedere</Trans>,
    note: <Trans>usually open 9:00–18:00</Trans>,
    way: <Trans>20 min on foot</Trans>,
    at: [345, 157],
  },
  {
    time: '11:05',
    name: <Trans>Karlskirche</Trans>,
    note: <Trans>45 minutes are enough</Trans>,
    way: <Trans>15 min on foot</Trans>,
    at: [282, 86],
  },
  {
    time: '12:05',
    name: <Trans>Lunch at the Naschmarkt</Trans>,
    note: <Trans>if it rains: Wien Museum</Trans>,
    way: <Trans>10 min on foot</Trans>,
    at: [221, 83],
  },
  {
    time: '13:15',
    name: <Trans>Kunsthistorisches Museum</Trans>,
    note: <Trans>closed on Mondays</Trans>,
    at: [210, 27],
  },
]

/** A morning of a plan as the product makes it: sketch and timetable. */
export function SampleDay() {
  const land = (drawn ??= contoursOf(VIENNA, { width: 440, height: 180, step: 70, levels: 4 }))
  return (
    <figure className="sample">
      <svg viewBox="0 0 440 180" aria-hidden="true">
        <g className="contours">
          <path d={land.fine} />
          <path strokeWidth="2" d={land.bold} />
        </g>
        <path
          className="route drawn"
          strokeWidth="2.5"
          strokeDasharray="7 4"
          d={`M${STOPS.map(({ at }) => at.join(' ')).join('L')}`}
        />
        {STOPS.map(({ time, at: [x, y] }, index) => (
          <Fragment key={time}>
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={y + 4}>
              {index + 1}
            </text>
          </Fragment>
        ))}
        <path d="M20 163h95v5H20z" />
        <text x="134" y="169">
          1 km
        </text>
        <path d="m418 14 6 17-6-4-6 4z" />
        <text x="418" y="45">
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
