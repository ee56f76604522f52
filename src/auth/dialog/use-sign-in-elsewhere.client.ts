import { useEffect, useRef } from 'react'
import { updateBadge } from '../../browser/account-badge.ts'

/** As the cookie with the initials tells it: also what another tab has done. */
export function isSignedIn(): boolean {
  updateBadge()
  return document.documentElement.classList.contains('signed-in')
}

/** While a code is awaited here: calls `leave` where this page comes to sight again and somebody is signed in. */
export function useSignInElsewhere(isWaiting: boolean, leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => {
      if (!document.hidden && isSignedIn()) latest.current()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWaiting])
}
