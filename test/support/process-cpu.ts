import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of CPU that a process has used, all its threads, by the scheduler's own clock. Linux alone. */
export function cpuMsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    try {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      return sum + Number(text.split(' ')[0]) / 1e6
    } catch {
      // The thread has ended.
      return sum
    }
  }, 0)
}
