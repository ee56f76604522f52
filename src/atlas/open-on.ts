import { type Sight, type Weekday, WEEKDAYS } from './destination.ts'

type Closing = Pick<Sight, 'closed' | 'shut'>

/** Which sights have their doors open on a date: made once a day, then asked for each. What is no date closes nothing. */
export function openOn(date: string): (sight: Closing) => boolean {
  const weekday = weekdayOf(date)
  return (sight) => !(weekday && sight.closed?.includes(weekday)) && !isShut(sight, date)
}

/** Shut for a time, whatever the weekday. */
export function isShut({ shut }: Closing, date: string): boolean {
  return shut !== undefined && date >= shut.from && (shut.to === undefined || date <= shut.to)
}

function weekdayOf(date: string): Weekday | undefined {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]
}
