import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface LinkButtonProps {
  title: ReactNode
  /** What the button does. */
  text: ReactNode
  action: string
  token: string
  button: ReactNode
}

/** What an e-mail's link opens. Mail programs open links by themselves, so only the button does anything. */
export function LinkButtonPage({ title, text, action, token, button }: LinkButtonProps) {
  return (
    <section className="auth-page">
      <h1>{title}</h1>
      <p>{text}</p>
      <form method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <button className="primary" type="submit">
          {button}
        </button>
      </form>
    </section>
  )
}

/** A link that has run out or was used, and where to go instead. */
export function LinkExpired({ text, path, label }: { text: ReactNode; path: string; label: ReactNode }) {
  return (
    <section className="auth-page">
      <h1>
        <Trans>This link is no longer valid</Trans>
      </h1>
      <p>{text}</p>
      <p>
        <a className="button" href={path}>
          {label}
        </a>
      </p>
    </section>
  )
}
