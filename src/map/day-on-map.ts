/** What the map shows of a day, read from the page: the list stays the one place where it is written. */
export interface DayOnMap {
  base: LngLat | undefined
  stops: StopOnMap[]
}

export interface StopOnMap {
  at: LngLat
  number: string
  name: string
  isMeal: boolean
  /** Its line of the list. */
  item: HTMLElement
}

export type LngLat = [lon: number, lat: number]

export function readDay(day: HTMLElement): DayOnMap {
  const stops = Array.from(day.querySelectorAll<HTMLElement>('li[data-at]')).flatMap((item) => {
    const [at, mark] = [pointOf(item), item.querySelector('.stop')]
    if (!at || !mark) return []
    const name = item.querySelector('h3')?.lastChild?.textContent ?? item.lastChild?.textContent ?? ''
    return [{ at, number: mark.textContent ?? '', name: name.trim(), isMeal: item.matches('.meal'), item }]
  })
  return { base: pointOf(day), stops }
}

function pointOf({ dataset }: HTMLElement): LngLat | undefined {
  const [lat, lon] = (dataset.at ?? '').split(',').map(Number)
  return lat === undefined || lon === undefined || Number.isNaN(lat + lon) ? undefined : [lon, lat]
}

/** From the bed through the stops and back; over the date line the short way around. */
export function routeOf({ base, stops }: DayOnMap): LngLat[] {
  const points = [...(base ? [base] : []), ...stops.map(({ at }) => at), ...(base ? [base] : [])]
  const [first] = points
  return first ? points.map(([lon, lat]) => [near(lon, first[0]), lat]) : []
}

function near(lon: number, to: number): number {
  return lon + Math.round((to - lon) / 360) * 360
}

const LODGING_KM = 0.35
const KM_A_DEGREE = 111.195
const CORNERS = 48

/** A ring around where one sleeps: an area, since nobody has booked yet. */
export function lodgingArea([lon, lat]: LngLat): LngLat[] {
  const high = LODGING_KM / KM_A_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
}
