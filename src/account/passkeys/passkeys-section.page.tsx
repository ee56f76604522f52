import { Trans, useLingui } from '@lingui/react/macro'
import { CODE } from '../../auth/auth-constants.ts'
import { PASSKEY_NAME_MAX } from '../../auth/passkeys/passkey.ts'
import { usePasskeyWords } from '../../auth/passkeys/passkey-parts.page.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { CodeButton } from '../password/password.page.tsx'

export interface PasskeyRow {
  id: string
  name: string
  /** Worded dates. */
  added: string
  used: string | undefined
}

export interface PasskeysProps {
  rows: PasskeyRow[]
  /** The sign-in is recent enough to need no code. */
  fresh: boolean
  /** A name that is none. */
  error: string | undefined
}

export function PasskeysSection({ path, rows, fresh, error }: PasskeysProps & { path: string }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">
        <Trans>Passkeys</Trans>
      </h2>
      <p>
        <Trans>
          A passkey logs you in with your fingerprint, your face or your device's PIN, without a code. Codes
          by e-mail go on working.
        </Trans>
      </p>
      {error && (
        <p role="alert" className="error">
          {error}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="devices">
          {rows.map((row) => (
            <PasskeyLine key={row.id} path={path} row={row} />
          ))}
        </ul>
      )}
      <form
        hidden
        data-passkey-add
        method="post"
        action={`${path}?done=passkey#passkeys`}
        {...usePasskeyWords()}
      >
        <Field
          label={<Trans>Name of the new passkey</Trans>}
          hint={<Trans>Left empty, it is called after this browser.</Trans>}
        >
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={PASSKEY_NAME_MAX}
              placeholder={t`For example: my phone`}
              autoComplete="off"
            />
          )}
        </Field>
        {!fresh && <CodeField id="passkey-code" name="code" digits={CODE.digits} />}
        <p role="alert" className="error" />
        <button className="primary" type="submit">
          <Trans>Add a passkey</Trans>
        </button>
      </form>
      {!fresh && <CodeButton path={path} from="passkeys" />}
      <noscript>
        <p className="hint">
          <Trans>Only a browser that runs JavaScript can add a passkey.</Trans>
        </p>
      </noscript>
    </section>
  )
}

function PasskeyLine({ path, row: { id, name, added, used } }: { path: string; row: PasskeyRow }) {
  const { t } = useLingui()
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <br />
        <span className="hint">
          {used ? (
            <Trans>
              Added {added}, last used {used}
            </Trans>
          ) : (
            <Trans>Added {added}, not used yet</Trans>
          )}
        </span>
        <details>
          <summary>
            <Trans>Rename</Trans>
          </summary>
          <form method="post" action={`${path}/passkeys`}>
            <input type="hidden" name="id" value={id} />
            <Field label={<Trans>New name</Trans>}>
              {(control) => (
                <input
                  {...control}
                  name="name"
                  required
                  maxLength={PASSKEY_NAME_MAX}
                  defaultValue={name}
                  autoComplete="off"
                />
              )}
            </Field>
            <button className="button quiet" type="submit" name="action" value="rename">
              <Trans>Save name</Trans>
            </button>
          </form>
        </details>
      </div>
      <form method="post" action={`${path}/passkeys`}>
        <input type="hidden" name="id" value={id} />
        <button
          className="button quiet"
          type="submit"
          name="action"
          value="remove"
          aria-label={t`Remove ${name}`}
        >
          <Trans>Remove</Trans>
        </button>
      </form>
    </li>
  )
}
