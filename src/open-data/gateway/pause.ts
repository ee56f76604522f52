/** Failures in a row that open the circuit. */
export const FAILURES_UNTIL_PAUSE = 3
export const FIRST_PAUSE_MS = 60_000
export const LONGEST_PAUSE_MS = 16 * 60_000

/** Milliseconds: a minute after the third failure in a row, twice as long after each further one. */
export function pauseAfter(failures: number): number {
  const doubled = Math.max(0, Math.min(8, failures - FAILURES_UNTIL_PAUSE))
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** doubled)
}
