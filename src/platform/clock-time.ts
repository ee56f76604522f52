/** "09:05" for 545 minutes after midnight. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** 545 for "09:05". */
export function minutesOfDay(time: string): number {
  const colon = time.indexOf(':')
  return Number(time.slice(0, colon)) * 60 + Number(time.slice(colon + 1))
}

/** Plans are timed in steps of five minutes: the next one. */
export function upToFive(minutes: number): number {
  return Math.ceil(minutes / 5) * 5
}

/** The nearest one. */
export function toFive(minutes: number): number {
  return Math.round(minutes / 5) * 5
}

/** The last one. */
export function downToFive(minutes: number): number {
  return Math.floor(minutes / 5) * 5
}
