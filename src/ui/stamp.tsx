import { type Contours, contoursOf } from './contours.ts'

const SHEET = { width: 288, height: 360, step: 24, levels: 8 }

interface StampProps {
  /** What grows its own stamp where no coordinates are known: a destination, an article's slug. */
  name: string
  /** [latitude, longitude] in degrees. */
  at?: readonly [number, number] | undefined
}

/** A place's stamp. Decoration: the name stands beside it. */
export function Stamp({ name, at }: StampProps) {
  const { fine, bold } = stampOf(at ?? letterCoordinates(name))
  return (
    <span className="stamp" aria-hidden="true">
      <svg className="contours" viewBox="0 0 288 360" width="80" height="100">
        <path strokeWidth="4" d={fine} />
        <path strokeWidth="8" d={bold} />
        {at && (
          <>
            <path className="route" strokeWidth="8" d="m144 158 20 34h-40zv34" />
            <text x="144" y="342" textAnchor="middle">
              {formatCoordinates(at)}
            </text>
          </>
        )}
      </svg>
    </span>
  )
}

/** 48.2° N 16.4° E */
export function formatCoordinates([lat, lon]: readonly [number, number]): string {
  const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(1)}° ${value < 0 ? negative : positive}`
  return `${degrees(lat, ['N', 'S'])} ${degrees(lon, ['E', 'W'])}`
}

/** As many as a runtime keeps drawn. */
const KEPT = 500
const kept = new Map<string, Contours>()

function stampOf(at: readonly [number, number]): Contours {
  const key = at.join()
  let contours = kept.get(key)
  if (!contours) {
    contours = contoursOf(at, SHEET)
    if (kept.size < KEPT) kept.set(key, contours)
  }
  return contours
}

/** FNV-1a of the letters, read as a place on the globe. */
function letterCoordinates(name: string): readonly [number, number] {
  let hash = 0x811c9dc5
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const spread = hash >>> 0
  return [((spread % 18_000) - 9000) / 100, (Math.floor(spread / 18_000) % 36_000) / 100 - 180]
}
