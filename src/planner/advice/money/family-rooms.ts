import { doubleRooms, roomsFor } from '../../limits.ts'
import type { PlanRequest } from '../../plan.ts'
import type { TipFacts } from '../../prose/prose.ts'
import { agesOf } from './tickets.ts'

/** How a family sleeps, where one double room with a cot will not do. */
export function roomsOf(request: PlanRequest): Pick<TipFacts, 'rooms'> {
  const { adults, kids, startDate, endDate, wishes } = request
  if (kids === 0 || startDate === endDate || wishes?.atHome) return {}
  if (doubleRooms(adults, agesOf(request)) === 1) return {}
  return { rooms: { people: adults + kids, count: roomsFor(adults, kids) } }
}
