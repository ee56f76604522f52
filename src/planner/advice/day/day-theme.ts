import type { Destination, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'

/** What a day's stops have in common, where most of them do. */
export type DayTheme =
  | 'animals'
  | 'ancient'
  | 'art'
  | 'churches'
  | 'gardens'
  | 'palaces'
  | 'streets'
  | 'temples'
  | 'views'
  | 'water'

const THEMES: Record<DayTheme, readonly Sight['category'][]> = {
  animals: ['zoo', 'aquarium'],
  ancient: ['ruins'],
  art: ['museum', 'gallery'],
  churches: ['church'],
  gardens: ['park', 'garden'],
  palaces: ['palace', 'castle'],
  streets: ['street', 'market', 'district'],
  temples: ['temple'],
  views: ['viewpoint', 'tower'],
  water: ['beach', 'waterfront'],
}
/** So many of a day's stops, of all of them, make it a theme. */
const MOST = { count: 2, share: 0.6 }
/** All of a day that lies within this of a quarter's middle is spent in it, km. */
const QUARTER_KM = 1

/** `best`: those that a title names, which are of it too. */
export function themeOf(sights: readonly Sight[], best: readonly Sight[]): DayTheme | undefined {
  return themes().find((theme) => {
    const isOf = ({ category }: Sight) => THEMES[theme].includes(category)
    const of = sights.filter(isOf).length
    return of >= MOST.count && of >= sights.length * MOST.share && best.every(isOf)
  })
}

function themes(): DayTheme[] {
  const isTheme = (name: string): name is DayTheme => name in THEMES
  return Object.keys(THEMES).filter(isTheme)
}

/** The quarter that all of these lie in, where the atlas knows its middle: none of them is nearer to another's. */
export function quarterOf(
  sights: readonly Sight[],
  { areas, names }: Pick<Destination, 'areas' | 'names'>,
): Destination['areas'][number] | undefined {
  if (sights.length < MOST.count) return undefined
  const furthest = (at: Sight['at']) => Math.max(...sights.map((sight) => distanceKm(sight.at, at)))
  const nearestTo = ({ at }: Sight) =>
    areas
      .flatMap((area) => (area.at ? [{ area, km: distanceKm(area.at, at) }] : []))
      .toSorted((a, b) => a.km - b.km)[0]?.area
  const [quarter, ...others] = new Set(sights.map(nearestTo))
  if (!quarter?.at || others.length > 0 || quarter.name === names.en) return undefined
  return furthest(quarter.at) <= QUARTER_KM ? quarter : undefined
}
