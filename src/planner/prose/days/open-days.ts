import { type Sight, type Weekday, WEEKDAYS } from '../../../atlas/destination.ts'

/** More closed weekdays than this are told by the open ones. */
const MOST_TOLD = 3

/** The weekdays on which something is open, where they are the shorter list; undefined where the closed ones are. */
export function fewOpenDays(closed: readonly Weekday[]): Weekday[] | undefined {
  return closed.length > MOST_TOLD ? WEEKDAYS.filter((day) => !closed.includes(day)) : undefined
}

/** The weekdays on which something is shut in a date's month, those of its exceptions too. */
export function closedDays(
  { closed = [], exceptions = [] }: Pick<Sight, 'closed' | 'exceptions'>,
  date: string,
): Weekday[] {
  const month = Number(date.slice(5, 7))
  const usual = exceptions.filter(
    ({ nth, dates, months }) => !nth && !dates && (months?.includes(month) ?? true),
  )
  return WEEKDAYS.filter((day) => {
    const exception = usual.find(({ days }) => days?.includes(day) ?? true)
    return closed.includes(day) || (exception?.days !== undefined && exception.hours === undefined)
  })
}
