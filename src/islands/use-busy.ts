import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

/** One piece of work at a time; what throws is a line that is down, and is said by `tell`. */
export function useBusy(tell: (message: string) => void) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  /** Known at once, where the state is known at the next rendering: two presses may come before it. */
  const working = useRef(false)

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (working.current) return
    working.current = true
    setIsBusy(true)
    try {
      await work()
    } catch {
      tell(t`There is no connection. What you typed is kept; please try again.`)
    } finally {
      working.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, run }
}
