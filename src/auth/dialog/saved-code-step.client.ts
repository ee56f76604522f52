import type { PageState } from '../../islands/page-state.ts'

type PendingTrip = PageState['pendingTrip']

/** Step 2 of the dialog, as this tab remembers it while its code is good. Times in milliseconds since 1970. */
export interface KeptStep {
  email: string
  isLogin: boolean
  newsletter: boolean
  /** The one that travels with the code. */
  trip: PendingTrip
  resendAt: number
  expiresAt: number
}

/** What the dialog is opened for. */
interface Purpose {
  isLogin: boolean
  trip: PendingTrip
}

/** Closing the dialog or reloading the page loses no code that is on its way. */
export function keepStep(step: KeptStep): void {
  // Storage may be forbidden: then the step lasts as long as the dialog is open.
  try {
    sessionStorage['sign-in'] = JSON.stringify(step)
  } catch {}
}

export function forgetStep(): void {
  try {
    sessionStorage.removeItem('sign-in')
  } catch {}
}

/** The step to go on with, if there is one that serves the purpose. */
export function keptStep(purpose: Purpose): KeptStep | undefined {
  try {
    const step = JSON.parse(sessionStorage['sign-in'] ?? 'null') as KeptStep | null
    if (step && step.expiresAt > Date.now()) return serves(step, purpose) ? step : undefined
    forgetStep()
  } catch {}
  return undefined
}

/**
 * A code to register with signs in just as well; one to log in with may never have been sent. A trip that waits here
 * has to be the one that travels; where none waits, the one that travels is what was wanted.
 */
function serves(step: KeptStep, { isLogin, trip }: Purpose): boolean {
  return (isLogin || !step.isLogin) && (!trip || isSame(trip, step.trip))
}

function isSame(one: PendingTrip, other: PendingTrip): boolean {
  return JSON.stringify(one?.request) === JSON.stringify(other?.request)
}
