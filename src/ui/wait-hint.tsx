import { Plural } from '@lingui/react/macro'

/** Beside what asks for a code, while it is too early for another. */
export function WaitHint({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60)
  return (
    <p className="hint">
      {seconds < 90 ? (
        <Plural
          value={seconds}
          one="A new code is possible in # second."
          other="A new code is possible in # seconds."
        />
      ) : (
        <Plural
          value={minutes}
          one="A new code is possible in # minute."
          other="A new code is possible in # minutes."
        />
      )}
    </p>
  )
}
