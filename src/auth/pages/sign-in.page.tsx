import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { LOGIN_AUTOFILL } from '../auth-constants.ts'
import { linkInstead } from '../auth-messages.ts'
import { PasskeyScript, PasskeySignIn } from '../passkeys/passkey-parts.page.tsx'
import { Field } from '../../ui/field.tsx'
import { WaitHint } from '../../ui/wait-hint.tsx'

export type SignInMode = 'login' | 'register'

export interface SignInProps {
  locale: Locale
  mode: SignInMode
  /** The page asked for. */
  next?: string | undefined
  /** As typed, when the form comes back. */
  email?: string | undefined
  newsletter?: boolean
  /** Where a trip waits: its destination. */
  destination?: string | undefined
  error?: string | undefined
  /** Seconds until a code may be asked for. */
  wait?: number | undefined
  /** Seconds until an account's owner may have a link instead, 0 where it is sent now. */
  linkAfter?: number | undefined
  /** Where a code that was sent before can be typed. */
  codePath?: string | undefined
  /** Turnstile's site key, while humans have to say that they are. */
  captcha?: string | undefined
}

/** Step 1 of the dialog as a page of its own. */
export function SignInPage(props: SignInProps) {
  const { locale, mode, next, email, newsletter, destination, error, wait, linkAfter, codePath, captcha } =
    props
  const { t, i18n } = useLingui()
  const query = { ...(next && { next }) }
  return (
    <section className="auth-page">
      <h1>{mode === 'login' ? <Trans>Welcome</Trans> : <Trans>Join</Trans>}</h1>
      {destination && (
        <p>
          <Trans>
            Your trip to {destination} is kept. Unless today's plan is used up already, it is planned as soon
            as you confirm your address.
          </Trans>
        </p>
      )}
      <form method="post" action={pathTo('signIn', locale)}>
        <input type="hidden" name="mode" value={mode} />
        {next && <input type="hidden" name="next" value={next} />}
        <Field label={<Trans>E-mail</Trans>} error={error}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              required
              autoComplete={mode === 'login' ? LOGIN_AUTOFILL : 'email'}
              maxLength={254}
              defaultValue={email}
            />
          )}
        </Field>
        {wait && <WaitHint seconds={wait} />}
        {linkAfter !== undefined && (
          <p className={linkAfter === 0 ? 'success' : 'hint'}>
            <output>{i18n._(linkInstead(linkAfter))}</output>
          </p>
        )}
        {(wait || linkAfter) && (
          <p className="hint">
            <Trans>The link in our newest e-mail works meanwhile, for ten minutes after it was sent.</Trans>
          </p>
        )}
        {codePath && (
          <p>
            <a href={codePath}>
              <Trans>I have a code</Trans>
            </a>
          </p>
        )}
        {mode === 'register' && (
          <label className="check">
            <input type="checkbox" name="newsletter" value="yes" defaultChecked={newsletter} />
            <span>{t`Send me the newsletter`}</span>
          </label>
        )}
        {captcha && <Captcha siteKey={captcha} />}
        {captcha && <LinkWithoutScript />}
        <button className="primary" type="submit">
          {mode === 'login' ? <Trans>Send code</Trans> : <Trans>Create account</Trans>}
        </button>
      </form>
      {mode === 'login' && (
        <>
          <PasskeySignIn
            path={pathTo('signIn', locale, {}, query)}
            tripPath={pathTo('emailVerified', locale)}
          />
          <PasskeyScript />
        </>
      )}
      <p>
        {mode === 'login' ? (
          <a href={pathTo('signIn', locale, {}, { mode: 'register', ...query })}>
            <Trans>No account yet? Create one</Trans>
          </a>
        ) : (
          <a href={pathTo('signIn', locale, {}, { mode: 'login', ...query })}>
            <Trans>Already have an account? Log in</Trans>
          </a>
        )}
      </p>
    </section>
  )
}

/** Nobody can prove to be human without script: whoever has an account gets in by a link. */
function LinkWithoutScript() {
  return (
    <noscript>
      <p className="hint">
        <Trans>
          So many codes are asked for just now that humans have to prove that they are, which needs
          JavaScript. Without it we can send you a link to log in, if you have an account: one in a quarter of
          an hour. To create an account, please turn JavaScript on or try again later.
        </Trans>
      </p>
      <button className="button quiet" type="submit" name="link" value="yes">
        <Trans>Send me a link</Trans>
      </button>
    </noscript>
  )
}

function Captcha({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div className="cf-turnstile" data-sitekey={siteKey} data-action="sign-in" />
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
    </>
  )
}
