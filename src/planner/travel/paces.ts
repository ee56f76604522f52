import type { Roads } from '../../atlas/ways/roads.ts'
import type { PlanItem, TravelMode } from '../plan.ts'

export type Travel = NonNullable<PlanItem['travel']>

/** Streets and tracks against the straight line, usual values of the literature on detour factors. */
export const DETOUR = { walk: 1.25, transit: 1.3, train: 1.2, car: 1.3 }
/** Door to door: minutes of walking to the stop and waiting, km/h once under way, and km/h beyond a first stretch, km. */
interface Pace {
  overhead: number
  kmh: number
  beyond?: { km: number; kmh: number }
}

export const SPEED: Record<Exclude<TravelMode, 'car'> | 'boat' | 'vaporetto' | 'taxi' | 'driver', Pace> = {
  walk: { kmh: 4.5, overhead: 0 },
  transit: { kmh: 22, overhead: 10 },
  train: { kmh: 70, overhead: 25, beyond: { km: 60, kmh: 130 } },
  boat: { kmh: 25, overhead: 15, beyond: { km: 10, kmh: 35 } },
  // From pier to pier along the Grand Canal, faster over the lagoon.
  vaporetto: { kmh: 9, overhead: 10, beyond: { km: 4, kmh: 20 } },
  // Through a town's streets, and where no bus goes along the villages.
  taxi: { kmh: 22, overhead: 5, beyond: { km: 5, kmh: 45 } },
  driver: { kmh: 35, overhead: 5 },
}
/** In a car from door to door, against some 180 drives that are known: half of them within ten per cent. */
const DRIVE: Record<Roads, Pace & { beyond: NonNullable<Pace['beyond']> }> = {
  fast: { kmh: 55, overhead: 10, beyond: { km: 10, kmh: 95 } },
  usual: { kmh: 45, overhead: 10, beyond: { km: 20, kmh: 85 } },
  slow: { kmh: 35, overhead: 10, beyond: { km: 30, kmh: 55 } },
}
const BY_PACE: readonly Roads[] = ['slow', 'usual', 'fast']
/** From a slower part of the country one is on faster roads after so many kilometres. */
const SLOWER_END = 50
/** Door to door between two towns: km/h on the longer stretch, and minutes for checking out, waiting and finding the way. */
export const JOURNEY: Record<'transit' | 'fastFerry' | 'train' | 'fastTrain', Pace> = {
  transit: { kmh: 45, overhead: 90 },
  // Tallinn to Helsinki, Montevideo to Buenos Aires.
  fastFerry: { kmh: 70, overhead: 90 },
  train: { kmh: 95, overhead: 45 },
  // Paris to Brussels, Tokyo to Kyoto.
  fastTrain: { kmh: 95, overhead: 45, beyond: { km: 150, kmh: 180 } },
}
/** With the bags from one town to the next, minutes. */
export const MOVING = 20

/** A drive of so many kilometres between ends with such roads. `besides`: minutes more before one is under way. */
export function driveOf(km: number, ends: readonly [Roads, Roads], besides = 0): Travel {
  const [slower = 'usual', faster = slower] = BY_PACE.filter((roads) => ends.includes(roads))
  const near = slower === faster ? km : Math.min(km, SLOWER_END)
  const { overhead, ...pace } = DRIVE[slower]
  const rest = ((km - near) / DRIVE[faster].beyond.kmh) * 60
  const { minutes } = wayOf('car', near, { ...pace, overhead: overhead + besides + rest })
  return { mode: 'car', minutes, km: Math.round(km * 10) / 10 }
}

/** `slower`: times as long under way. */
export function wayOf(mode: TravelMode, km: number, { overhead, kmh, beyond }: Pace, slower = 1): Travel {
  const first = Math.min(km, beyond?.km ?? km)
  const rest = beyond ? ((km - first) / beyond.kmh) * 60 : 0
  const minutes = roundUp(overhead + ((first / kmh) * 60 + rest) * slower)
  return { mode, minutes, km: Math.round(km * 10) / 10 }
}

/** Wider than this the ferry is a journey, km. */
const STRAIT_KM = 40

/** Short crossings take the city's boats, long ones the fast ferries from base to base. `besides`: minutes more at their quays. */
export function byBoat(straight: number, besides = 0): Travel {
  const { overhead, ...pace } = straight <= STRAIT_KM ? SPEED.boat : JOURNEY.fastFerry
  return wayOf('transit', straight * DETOUR.transit, { ...pace, overhead: overhead + besides })
}

/** One way after the other; told by what takes longer. */
export function joined(first: Travel, second: Travel): Travel {
  const { mode } = first.minutes >= second.minutes ? first : second
  return { mode, minutes: first.minutes + second.minutes, km: Math.round((first.km + second.km) * 10) / 10 }
}

/** Minutes, rounded up to five; what takes no way takes no time. */
export function roundUp(minutes: number): number {
  return Math.max(0, Math.ceil(minutes / 5 - 1e-6)) * 5
}
