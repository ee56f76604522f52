import { useEffect, useRef, useState } from 'react'
import type { ApiAnswer } from '../../browser/api.ts'
import type { PasskeyFailure } from '../passkeys/passkeys.client.ts'

const load = () => import('../passkeys/passkeys.client.ts')

interface PasskeyUse {
  /** The address is asked for, to log in. */
  isWanted: boolean
  /** Goes up with every opening of the dialog. */
  opening: number
  enter(answer: ApiAnswer): void
}

/** Whether this browser knows passkeys. Not while it hydrates: the server could not know. */
function usePasskeySupport(): boolean {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => setIsKnown('PublicKeyCredential' in globalThis), [])
  return isKnown
}

/**
 * Offers a passkey among what the browser fills in for the address, while that is asked for, and by a button.
 */
export function usePasskey({ isWanted, opening, enter }: PasskeyUse) {
  const isKnown = usePasskeySupport()
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (!isKnown || !isWanted) return undefined
    let isOver = false
    load()
      .then(({ signInByPasskey }) => (isOver ? undefined : signInByPasskey({ autofill: true })))
      .then((answer) => answer && latest.current(answer))
      // Nobody has asked for it: the address is there to be typed.
      .catch(() => {})
    return () => {
      isOver = true
      load()
        .then(({ stopPasskeys }) => stopPasskeys())
        .catch(() => {})
    }
  }, [isKnown, isWanted, opening, attempts])

  async function press(): Promise<{ answer: ApiAnswer } | { failure: PasskeyFailure }> {
    const { failureOf, signInByPasskey } = await load()
    try {
      return { answer: await signInByPasskey({ autofill: false }) }
    } catch (error) {
      // What waited for the address has ended with the press.
      setAttempts((count) => count + 1)
      return { failure: failureOf(error) }
    }
  }

  return { isOffered: isKnown && isWanted, press }
}
