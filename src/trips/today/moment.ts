/** An entry of a day as its clock sees it: local "HH:MM", and the minutes of the way there. */
export interface Timed {
  start: string
  end: string
  way: number
}

export interface Moment {
  /** Index of what is going on. */
  current?: number
  next?: number
  /** When to set out for the next, "HH:MM". */
  leaveBy?: string
}

/** Where in its day a clock stands. Runs in the browser, too, where no network tells. */
export function momentOf(entries: readonly Timed[], time: string): Moment {
  const current = entries.findLastIndex(({ start, end }) => start <= time && time < end)
  const next = entries.findIndex(({ start }) => start > time)
  const ahead = entries[next]
  return {
    ...(current >= 0 && { current }),
    ...(ahead && { next, leaveBy: minutesBefore(ahead.start, ahead.way) }),
  }
}

function minutesBefore(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = Math.max(0, hour * 60 + minute - minutes)
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Making one takes a hundred times as long as using it. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>()

function clockOf(zone: string | undefined): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    const styles = { dateStyle: 'short', timeStyle: 'short' } as const
    clock = new Intl.DateTimeFormat('sv-SE', { ...(zone && { timeZone: zone }), ...styles })
    clocks.set(zone, clock)
  }
  return clock
}

/** Date and time on the clocks of a zone; without one, on those of whoever asks. */
export function localClock(now: number, zone: string | undefined): { date: string; time: string } {
  const text = clockOf(zone).format(now)
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
