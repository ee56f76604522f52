import { Trans } from '@lingui/react/macro'
import { CODE } from '../../auth/auth-constants.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'

export interface PasswordProps {
  /** One is set already. */
  hasPassword: boolean
  /** The sign-in is recent enough to need no code. */
  fresh: boolean
  currentError?: string | undefined
  /** As typed. */
  code?: string | undefined
  codeError?: string | undefined
  passwordErrors?: string[] | undefined
  confirmError?: string | undefined
}

const IDS = {
  current: 'password-current',
  code: 'password-code',
  password: 'password-new',
  confirm: 'password-confirm',
}

export function PasswordSection(props: PasswordProps & { path: string }) {
  const { path, hasPassword, fresh, currentError, code, codeError, passwordErrors, confirmError } = props
  // A code that was judged is asked for again, also where the sign-in has become fresh meanwhile.
  const asksForCode = hasPassword || !fresh || code !== undefined || codeError !== undefined
  return (
    <section aria-labelledby="password">
      <h2 id="password">
        <Trans>Change password</Trans>
      </h2>
      <p>
        <Trans>
          You log in with a code, never with a password. Setting or changing one signs out your other devices;
          to change it later, you need the current password or a code.
        </Trans>
      </p>
      <PasswordProblems {...props} />
      <form method="post" action={`${path}/password`}>
        {hasPassword && (
          <Field id={IDS.current} label={<Trans>Current password</Trans>} error={currentError}>
            {(control) => (
              <input
                {...control}
                type="password"
                name="current"
                autoComplete="current-password"
                maxLength={200}
              />
            )}
          </Field>
        )}
        {asksForCode && (
          <CodeField
            id={IDS.code}
            name="code"
            digits={CODE.digits}
            label={hasPassword ? <Trans>Forgot it? Use a code</Trans> : undefined}
            typed={code}
            error={codeError}
            required={false}
          />
        )}
        <Field id={IDS.password} label={<Trans>New password</Trans>} error={passwordErrors?.join(' ')}>
          {(control) => (
            <input
              {...control}
              type="password"
              name="password"
              autoComplete="new-password"
              required
              maxLength={200}
            />
          )}
        </Field>
        <Field id={IDS.confirm} label={<Trans>Confirm new password</Trans>} error={confirmError}>
          {(control) => (
            <input
              {...control}
              type="password"
              name="confirm"
              autoComplete="new-password"
              required
              maxLength={200}
            />
          )}
        </Field>
        <button className="primary" type="submit">
          <Trans>Change password</Trans>
        </button>
      </form>
      {asksForCode && <CodeButton path={path} from="password" />}
    </section>
  )
}

/** What is wrong, with a way to each field: the page opens here, since the form stands below its fold. */
function PasswordProblems({ currentError, codeError, passwordErrors, confirmError }: PasswordProps) {
  const wrong = [
    [IDS.current, currentError],
    [IDS.code, codeError],
    [IDS.password, passwordErrors?.join(' ')],
    [IDS.confirm, confirmError],
  ].filter(([, error]) => error)
  if (!wrong.length) return null
  return (
    <div className="notice error" role="alert" tabIndex={-1} autoFocus>
      <p>
        <Trans>The password was not changed.</Trans>
      </p>
      <ul>
        {wrong.map(([id, error]) => (
          <li key={id}>
            <a href={`#${id}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Sends a code to the account's own address and comes back. */
export function CodeButton({ path, from }: { path: string; from: 'password' | 'delete' | 'passkeys' }) {
  return (
    <form method="post" action={`${path}/code`}>
      <input type="hidden" name="from" value={from} />
      <button className="button quiet" type="submit">
        <Trans>Send me a code</Trans>
      </button>
    </form>
  )
}
