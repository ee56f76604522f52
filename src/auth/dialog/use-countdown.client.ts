import { useEffect, useState } from 'react'

interface Countdown {
  /** Left of it. */
  seconds: number
  /** It was started and has run out. */
  isOver: boolean
  /** Milliseconds since 1970; 0 for none. */
  runUntil(time: number): void
}

/** Seconds until a code may be asked for again. Counted from the clock: a sleeping tab does not stretch it. */
export function useCountdown(): Countdown {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!until) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return {
    seconds,
    isOver: until > 0 && seconds === 0,
    runUntil(time) {
      setNow(Date.now())
      setUntil(time)
    },
  }
}
