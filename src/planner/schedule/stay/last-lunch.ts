import { isStop, type PlanDay } from '../../plan.ts'
import type { DayFrame } from '../frame.ts'

/** Whether a day shows something. */
export function hasStop({ items }: Pick<PlanDay, 'items'>): boolean {
  return items.some(isStop)
}

/**
 * The same days, with lunch had on the way home: where it is late, and the stay too short for another day, it would
 * leave time for nothing else. Undefined where the last day has none.
 */
export function withoutLastLunch(frames: readonly DayFrame[]): DayFrame[] | undefined {
  if (!frames.some(({ role, lunch }) => role === 'departure' && lunch)) return undefined
  return frames.map((frame) => {
    const { lunch: _, ...rest } = frame
    return frame.role === 'departure' ? rest : frame
  })
}
