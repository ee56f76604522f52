import type { HoursThere } from '../hours-there.ts'
import type { DayOut } from '../travel/day-out.ts'

/** The way there, as far as it is known. */
export interface Arrival {
  km: number
  /** So many days after setting out one arrives. */
  daysLater?: number
  /** At the door that day after a long flight, minutes after midnight. */
  atDoor?: number
  /** Minutes on a train by day, or on the road, where that is how one goes. */
  byTrain?: number
  /** The hours of who has it so near that most of both days are spent there. */
  near?: HoursThere
  /** From door to platform or gate there, where that is no whole day, minutes. */
  underWay?: number
  /** Of a day there and back, by the way that is known. */
  out?: DayOut
  /** The hours that a flight there and back leaves of such a day. */
  flown?: Pick<DayOut, 'opens' | 'closes'>
}
