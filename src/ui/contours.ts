/** Path data of one sheet: every third level is drawn bolder, as on a surveyor's map. */
export interface Contours {
  fine: string
  bold: string
}

interface Sheet {
  /** Size in the path's units; whole numbers, so that the paths stay short. */
  width: number
  height: number
  /** Distance of the grid the land is sampled on, in the same units. */
  step: number
  levels: number
}

type Point = readonly [x: number, y: number]

/** Land that a place's coordinates alone decide: [latitude, longitude] in degrees give the same sheet for ever. */
export function contoursOf([lat, lon]: readonly [number, number], sheet: Sheet): Contours {
  const { width, height, step, levels } = sheet
  const land = landOf(lat, lon, width / height)
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const column = index % (columns + 1)
    return land((column * step) / height, ((index - column) / (columns + 1)) * (step / height))
  })
  const low = Math.min(...heights)
  const high = Math.max(...heights)
  const at = (column: number, row: number) => heights[row * (columns + 1) + column] ?? low
  const paths: Contours = { fine: '', bold: '' }
  for (let level = 1; level <= levels; level++) {
    const lines = trace(at, columns, rows, low + ((high - low) * level) / (levels + 1))
    paths[level % 3 ? 'fine' : 'bold'] += lines.map((line) => smooth(line, step)).join('')
  }
  return paths
}

/** Six hills and hollows; where they lie and how wide they are is drawn from the coordinates. */
function landOf(lat: number, lon: number, aspect: number): (x: number, y: number) => number {
  const draw = randomFrom(Math.round(lat * 1e4) * 3_600_001 + Math.round(lon * 1e4))
  const hills = Array.from({ length: 6 }, (_, index) => ({
    x: draw() * aspect,
    y: draw(),
    radius: 0.18 + draw() * 0.32,
    stretch: 0.6 + draw() * 0.9,
    height: (index % 3 ? 1 : -0.7) * (0.5 + draw()),
  }))
  return (x, y) =>
    hills.reduce((sum, hill) => {
      const dx = (x - hill.x) * hill.stretch
      const dy = y - hill.y
      return sum + hill.height * Math.exp(-(dx * dx + dy * dy) / (hill.radius * hill.radius))
    }, 0)
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state, numbers from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Marching squares: the lines of one level, in grid units; a closed one ends where it began. */
function trace(at: (column: number, row: number) => number, columns: number, rows: number, level: number) {
  const points = new Map<string, Point>()
  const ways = new Map<string, string[]>()
  const crossing = (column: number, row: number, across: boolean): string | undefined => {
    const here = at(column, row)
    const there = across ? at(column + 1, row) : at(column, row + 1)
    if (here > level === there > level) return undefined
    const part = (level - here) / (there - here)
    const key = `${column} ${row} ${across}`
    points.set(key, across ? [column + part, row] : [column, row + part])
    return key
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const edges = [
        crossing(column, row, true),
        crossing(column + 1, row, false),
        crossing(column, row + 1, true),
        crossing(column, row, false),
      ].filter((key) => key !== undefined)
      for (let pair = 0; pair + 1 < edges.length; pair += 2) {
        const [one = '', other = ''] = edges.slice(pair)
        ways.set(one, [...(ways.get(one) ?? []), other])
        ways.set(other, [...(ways.get(other) ?? []), one])
      }
    }
  const ends = [...ways.keys()].sort((a, b) => (ways.get(a)?.length ?? 0) - (ways.get(b)?.length ?? 0))
  const seen = new Set<string>()
  const lines: Point[][] = []
  for (const start of ends) {
    if (seen.has(start)) continue
    const line: string[] = []
    for (let key: string | undefined = start; key; key = ways.get(key)?.find((next) => !seen.has(next))) {
      seen.add(key)
      line.push(key)
    }
    if (ways.get(start)?.includes(line.at(-1) ?? '') && line.length > 2) line.push(start)
    lines.push(line.map((key) => points.get(key) ?? [0, 0]))
  }
  return lines
}

/**
 * Quadratic curves through the middles of every second piece. `t` mirrors the control point, so each is chosen from
 * where the rounded one before it really lies: errors do not add up.
 */
function smooth(line: readonly Point[], step: number): string {
  const isClosed = line[0] === line.at(-1)
  const kept = line
    .filter((_, index) => index % 2 === 0 || index === line.length - 1)
    .map(([x, y]): Point => [Math.round(x * step), Math.round(y * step)])
  const [first = [0, 0], second = [0, 0], ...rest] = kept
  if (kept.length < 4) return ''
  const begin = isClosed ? middle(first, second) : first
  let here = begin
  let control = isClosed ? second : first
  let path = ''
  for (const next of isClosed ? [...rest, second] : [second, ...rest]) {
    const there = middle(control, next)
    path += path || !isClosed ? pair(here, there) : `q${pair(here, control)}${pair(here, there)}t`
    control = [2 * there[0] - control[0], 2 * there[1] - control[1]]
    here = there
  }
  const end = isClosed ? 'z' : `l${pair(here, kept.at(-1) ?? here)}`
  return `M${begin.join(' ')}${isClosed ? '' : 't'}${path}${end}`.replace(/([a-z]) /g, '$1')
}

function middle(one: Point, other: Point): Point {
  return [Math.round((one[0] + other[0]) / 2), Math.round((one[1] + other[1]) / 2)]
}

/** A step from one point to another, as short as path data allows. */
function pair(from: Point, to: Point): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  return `${x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`
}
