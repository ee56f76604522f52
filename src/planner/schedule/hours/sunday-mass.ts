import type { Sight } from '../../../atlas/destination.ts'
import { hoursOn, spanOfHours, weekdayOf } from '../../../atlas/opening-hours.ts'
import { clockTime } from '../../../platform/clock-time.ts'

/** On a Sunday morning a church is there for its congregation, minutes after midnight. */
const AFTER_MASS = 690

export function isSunday(date: string): boolean {
  return weekdayOf(date) === 'sun'
}

/** When guests may look round on a date: a free church on Sundays after mass, whenever its doors open. */
export function guestHoursOn(date: string): (sight: Sight) => string | undefined {
  const hoursOf = hoursOn(date)
  if (!isSunday(date)) return hoursOf
  return (sight) => {
    const hours = hoursOf(sight)
    return hours && holdsMass(sight) ? afterMass(hours, sight.minutes) : hours
  }
}

/** What asks for a ticket is a museum by day; what has best hours says itself when guests come. */
function holdsMass({ category, setting, price, starts, event, best }: Sight): boolean {
  return category === 'church' && setting === 'indoor' && price === 0 && !starts && !event && !best
}

function afterMass(hours: string, minutes: number): string {
  const { opens, closes } = spanOfHours(hours)
  const isOpenLater = opens < AFTER_MASS && closes - minutes >= AFTER_MASS
  return isOpenLater ? `${clockTime(AFTER_MASS)}-${clockTime(closes)}` : hours
}
