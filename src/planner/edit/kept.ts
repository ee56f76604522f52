import { keepsWishes } from '../schedule/stay/day-wishes.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../plan.ts'
import { isSame } from './arrange-day.ts'

/** Stops of a day that are locked. */
export function lockedOn({ items }: PlanDay): PlanItem[] {
  return items.filter((item) => isStop(item) && item.locked)
}

/** How many locked stops a day would lose or see at another hour. */
export function movedLocks(before: PlanDay | undefined, after: PlanDay): number {
  if (!before) return 0
  return lockedOn(before).filter(
    (stop) => !after.items.some((item) => isSame(stop, item) && item.start === stop.start),
  ).length
}

/** Why the plan after a change does not keep what its traveller settled; undefined where it does. `released`: the stop the change is about. */
export function firstBroken(
  before: Plan,
  after: Plan,
  released: string | undefined,
): 'locked' | 'wish' | undefined {
  const days = new Map(after.days.map((day) => [day.date, day]))
  const moved = before.days.some((day) => {
    const next = days.get(day.date)
    const items = day.items.filter(({ id }) => id !== released)
    return lockedOn({ ...day, items }).length > 0 && (!next || movedLocks({ ...day, items }, next) > 0)
  })
  if (moved) return 'locked'
  const old = new Map(before.days.map((day) => [day.date, day]))
  const unkept = after.days.some((day) => {
    const was = old.get(day.date)
    return was !== day && !keepsWishes(day) && (!was || keepsWishes(was) || was.wishes !== day.wishes)
  })
  return unkept ? 'wish' : undefined
}
