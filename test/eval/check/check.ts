import { readAtlas, readDestinations } from '../../support/atlas-files.ts'
import { measureCheck } from './measure.ts'

/** 300 itineraries with faults put in: those the reader's rules were made by, and the fifth nobody looked at. */
export async function run(): Promise<Record<string, number>> {
  const destinations = readDestinations()
  const atlas = readAtlas(destinations)
  const made = await measureCheck(atlas, destinations, 'styles')
  const heldOut = await measureCheck(atlas, destinations, 'heldOut')
  const sum = (of: 'faults' | 'found' | 'stops' | 'read' | 'falseAlarms') => made[of] + heldOut[of]
  return {
    checkFound: sum('found') / sum('faults'),
    checkFalseAlarms: sum('falseAlarms') / sum('stops'),
    checkStopsRead: sum('read') / sum('stops'),
    checkHeldOutFound: heldOut.found / heldOut.faults,
    checkHeldOutFalseAlarms: heldOut.falseAlarms / heldOut.stops,
    checkHeldOutStopsRead: heldOut.read / heldOut.stops,
  }
}
