import type { WayBetween } from './remembered-ways.ts'
import { type Riders, waysAround } from './travel-time.ts'

/** The ways of a day whose stops are known: who has driven out of town goes on from there in the same car. */
export function waysOfDay(destination: Parameters<typeof waysAround>[0], riders: Riders): WayBetween {
  return waysAround(destination, riders, true)
}
