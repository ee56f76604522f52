import { useEffect, useState } from 'react'

/** How long a new code has to be waited for. */
export const RESEND_SECONDS = 60

/** Seconds until a code may be asked for again. Counted from the clock: a sleeping tab does not stretch it. */
export function useCountdown(): { seconds: number; start(): void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!until) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return {
    seconds,
    start() {
      setNow(Date.now())
      setUntil(Date.now() + RESEND_SECONDS * 1000)
    },
  }
}
