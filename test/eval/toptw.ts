import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchTour } from '../../src/planner/schedule/search/search-tour.ts'
import type { Tour } from '../../src/planner/schedule/search/tour.ts'
import { mean } from './statistics.ts'

/** Shakes without an improvement; the figures of the literature are for 150 and more. */
const PATIENCE = 100

/**
 * Best known prizes for one and two tours (Vansteenwegen et al. 2009; Gunawan et al., Orienteering problem: a survey,
 * 2016), by instance.
 */
const BEST_KNOWN: Record<string, readonly [one: number, two: number]> = {
  c101: [320, 590],
  c102: [360, 660],
  c103: [400, 720],
  c104: [420, 760],
  c105: [340, 640],
  c106: [340, 620],
  c107: [370, 670],
  c108: [370, 680],
  c109: [380, 720],
  r101: [198, 349],
  r102: [286, 508],
  r103: [293, 522],
  r104: [303, 552],
  r105: [247, 453],
  r106: [293, 529],
  r107: [299, 538],
  r108: [308, 560],
  r109: [277, 506],
  r110: [284, 525],
  r111: [297, 544],
  r112: [298, 544],
  rc101: [219, 427],
  rc102: [266, 505],
  rc103: [266, 524],
  rc104: [301, 575],
  rc105: [244, 480],
  rc106: [252, 483],
  rc107: [277, 534],
  rc108: [298, 556],
  pr01: [308, 502],
  pr02: [404, 715],
  pr03: [394, 742],
  pr04: [489, 926],
  pr05: [595, 1101],
  pr06: [591, 1076],
  pr07: [298, 566],
  pr08: [463, 834],
  pr09: [493, 909],
  pr10: [594, 1134],
}

/**
 * The search on the public instances of the team orienteering problem with time windows: Solomon's of 100 stops and
 * Cordeau's pr01 to pr10, one text file each (`c101.txt` …) in `folder`. Nothing without the folder.
 */
export async function run(folder = process.env.TOPTW_INSTANCES): Promise<Record<string, number>> {
  if (!folder || !existsSync(join(folder, 'c101.txt'))) return {}
  const gaps: [number[], number[]] = [[], []]
  for (const [name, best] of Object.entries(BEST_KNOWN)) {
    const text = readFileSync(join(folder, `${name}.txt`), 'utf8')
    for (const tours of [1, 2] as const) {
      const { prize } = searchTour(parseInstance(text, name, tours), { seed: 1, patience: PATIENCE })
      gaps[tours - 1]?.push(1 - prize / (best[tours - 1] ?? prize))
    }
  }
  return { toptwGapM1: mean(gaps[0]), toptwGapM2: mean(gaps[1]), toptwInstances: gaps[0].length }
}

/**
 * The first line's third number says how many stops there are. After two lines of heading comes the depot, then a stop
 * a line: number, x, y, minutes, prize, …, opens, closes; the sets of prizes after them belong to another problem.
 * Distances are cut off after one decimal for Solomon's instances, after two for Cordeau's (Righini and Salani, 2009).
 */
export function parseInstance(text: string, name: string, tours: number): Tour {
  const unit = name.startsWith('pr') ? 100 : 10
  const [heading = [], , ...lines] = text.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const rows = lines.slice(0, 1 + (heading[2] ?? 0))
  const places = rows.map((fields) => {
    const [, x = 0, y = 0, minutes = 0, prize = 0] = fields
    return {
      x,
      y,
      minutes: minutes * unit,
      prize,
      opens: (fields.at(-2) ?? 0) * unit,
      closes: (fields.at(-1) ?? 0) * unit,
    }
  })
  const [depot, ...stops] = places
  if (!depot) throw new Error(`${name} has no depot`)
  const way = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.floor(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) * unit + 1e-9)
  const day = {
    start: depot.opens,
    end: depot.closes,
    from: stops.map((stop) => way(depot, stop)),
    back: stops.map((stop) => way(stop, depot)),
    opens: stops.map(({ opens }) => opens),
    closes: stops.map(({ closes }) => closes),
    maxStops: Infinity,
  }
  return {
    prizes: stops.map(({ prize }) => prize),
    minutes: stops.map(({ minutes }) => minutes),
    between: stops.map((a) => stops.map((b) => way(a, b))),
    days: Array.from({ length: tours }, () => day),
  }
}
