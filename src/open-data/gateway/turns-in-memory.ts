import type { OpenServiceName } from './open-service.ts'
import { FAILURES_UNTIL_PAUSE, pauseAfter } from './pause.ts'
import type { TurnStore } from './turn-store.ts'

interface Turns {
  nextAt: number
  failures: number
  pausedUntil: number
  day: string
  used: number
}

/** Turns of one isolate: rate, circuit breaker and a day's budget, for services that many may ask at a time. */
export function createTurnsInMemory(): TurnStore {
  const all = new Map<OpenServiceName, Turns>()

  function turnsOf(name: OpenServiceName): Turns {
    const turns = all.get(name) ?? { nextAt: 0, failures: 0, pausedUntil: 0, day: '', used: 0 }
    all.set(name, turns)
    return turns
  }

  return {
    async take({ name, intervalMs, dailyRequests }, now) {
      const turns = turnsOf(name)
      const day = new Date(now).toISOString().slice(0, 10)
      if (turns.day !== day) Object.assign(turns, { day, used: 0 })
      if (turns.pausedUntil > now) return { taken: false, why: 'paused', waitMs: turns.pausedUntil - now }
      if (turns.used >= dailyRequests) return { taken: false, why: 'budget', waitMs: 0 }
      if (turns.nextAt > now) return { taken: false, why: 'busy', waitMs: turns.nextAt - now }
      turns.used++
      turns.nextAt = now + intervalMs
      return { taken: true, busyUntil: 0 }
    },

    async end({ name }, _busyUntil, now, failed) {
      const turns = turnsOf(name)
      if (!failed) {
        turns.failures = 0
        return
      }
      turns.failures++
      if (failed.waitMs !== undefined) turns.pausedUntil = now + failed.waitMs
      else if (turns.failures >= FAILURES_UNTIL_PAUSE) turns.pausedUntil = now + pauseAfter(turns.failures)
    },
  }
}
