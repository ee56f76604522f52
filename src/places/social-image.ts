import type { Destination } from '../atlas/destination.ts'
import { contoursOf } from '../ui/contours.ts'
import { SOCIAL_IMAGE } from './social-image-path.ts'

/** What other sites show beside a link to a place: its sights where they lie, over its own contour lines. */

const { width, height } = SOCIAL_IMAGE
/** The part of the sheet that sights may stand in, beside the sign. */
const FIELD = { left: 330, right: 1120, top: 70, bottom: 520 }
const COLOURS = { paper: '#faf6ee', ink: '#14213d', signal: '#b3341b', contour: '#c9b894' }
const DOTS = 24
const ROUTE = 4
/** A sight further out would push the others into one spot, km. */
const NEAR_KM = 7
const KM_A_DEGREE = 111.2

type Point = readonly [x: number, y: number]

/** No words in it: it is the same in every language, and stands beside the title. */
export function socialImage({ center, sights }: Pick<Destination, 'center' | 'sights'>): string {
  const { fine, bold } = contoursOf(center, { width, height, step: 30, levels: 12 })
  const points = layOutSights(center, sights)
  const route = inOrder(points.slice(0, ROUTE))
  const dots = points
    .slice(ROUTE)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${COLOURS.ink}"/>`)
  const stops = route.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="15" fill="${index === route.length - 1 ? COLOURS.signal : COLOURS.paper}" stroke="${COLOURS.signal}" stroke-width="6"/>`,
  )
  const way = route.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>
<g fill="none" stroke="${COLOURS.contour}"><path d="${fine}" stroke-width="1.5" opacity=".7"/><path d="${bold}" stroke-width="3" opacity=".7"/></g>
${dots.join('')}
<path d="${way}" fill="none" stroke="${COLOURS.signal}" stroke-width="6" stroke-dasharray="16 12"/>
${stops.join('')}
${SIGN}
${border()}
</svg>`
}

/** The sign of the product: a folded map. */
const SIGN = `<g transform="translate(80 90) scale(1.7)" fill="none" stroke="${COLOURS.ink}" stroke-width="4" stroke-linejoin="round"><path d="M4 22 28 12 52 22 76 12V64L52 74 28 64 4 74zM28 12V64M52 22V74" fill="${COLOURS.paper}"/><path d="M12 58q10-4 14-12t14-4q10 4 14-4t12-10" stroke="${COLOURS.signal}" stroke-width="5" stroke-dasharray="8 6"/></g>`

/** As on the edge of a surveyor's sheet. */
function border(): string {
  const bars = Array.from(
    { length: 9 },
    (_, index) => `<rect x="${index * 144}" y="606" width="72" height="12" fill="${COLOURS.ink}"/>`,
  )
  return `<g stroke="${COLOURS.ink}" stroke-width="2"><path d="M0 604H${width}M0 620H${width}"/></g>${bars.join('')}`
}

/** The best sights about town first, on the field and as far apart as they are. */
function layOutSights(center: Destination['center'], sights: Destination['sights']): Point[] {
  const squeeze = Math.cos((center[0] * Math.PI) / 180)
  const near = sights
    .toSorted((a, b) => b.score - a.score)
    .map(({ at }): Point => [(at[1] - center[1]) * squeeze * KM_A_DEGREE, (center[0] - at[0]) * KM_A_DEGREE])
    .filter(([x, y]) => Math.hypot(x, y) <= NEAR_KM)
    .slice(0, DOTS)
  const span = (axis: 0 | 1) => {
    const values = near.map((point) => point[axis])
    return { from: Math.min(...values), to: Math.max(...values) }
  }
  if (near.length === 0) return []
  const [across, down] = [span(0), span(1)]
  const scale = Math.min(
    (FIELD.right - FIELD.left) / Math.max(across.to - across.from, 0.5),
    (FIELD.bottom - FIELD.top) / Math.max(down.to - down.from, 0.5),
  )
  const middle = { x: (FIELD.left + FIELD.right) / 2, y: (FIELD.top + FIELD.bottom) / 2 }
  return near.map(([x, y]) => [
    Math.round(middle.x + (x - (across.from + across.to) / 2) * scale),
    Math.round(middle.y + (y - (down.from + down.to) / 2) * scale),
  ])
}

/** From the westernmost always on to the nearest. */
function inOrder(points: readonly Point[]): Point[] {
  const open = points.toSorted((a, b) => a[0] - b[0])
  const found: Point[] = []
  for (let next = open.shift(); next; next = open.shift()) {
    found.push(next)
    const [x, y] = next
    open.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))
  }
  return found
}
