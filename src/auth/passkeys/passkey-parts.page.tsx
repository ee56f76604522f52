import { Trans, useLingui } from '@lingui/react/macro'
import { assets } from 'virtual:client-assets'

/** What a script says where a passkey was not used; it shows what of this page needs one. */
export function usePasskeyWords() {
  const { t } = useLingui()
  return {
    'data-cancelled': t`No passkey was used. Please try again, or use a code.`,
    'data-known': t`This device already has a passkey for your account.`,
    'data-failed': t`This browser could not use a passkey. Please use a code.`,
  }
}

/** In a form that asks for a code: a passkey of the account instead. Without script there is only the code. */
export function PasskeyProof() {
  return (
    <div hidden data-passkey-proof {...usePasskeyWords()}>
      <input type="hidden" name="passkey" />
      <p role="alert" className="error" />
      <button type="button" className="button quiet">
        <Trans>Confirm with a passkey</Trans>
      </button>
    </div>
  )
}

/** On the page to log in on. `path` leads on to the page asked for, `tripPath` to a trip that waits. */
export function PasskeySignIn({ path, tripPath }: { path: string; tripPath: string }) {
  return (
    <div hidden data-passkey-sign-in={path} data-trip={tripPath} {...usePasskeyWords()}>
      <p role="alert" className="error" />
      <button type="button" className="button quiet">
        <Trans>Log in with a passkey</Trans>
      </button>
    </div>
  )
}

/** Once on a page that has one of the parts above. */
export function PasskeyScript() {
  return <script type="module" src={assets.passkeys} />
}
