import { Trans } from '@lingui/react/macro'
import { CODE } from '../auth/auth-constants.ts'
import { PasskeyProof } from '../auth/passkeys/passkey-parts.page.tsx'
import { NAME_MAX } from '../auth/users/profile.ts'
import { CodeField } from '../ui/code-field.tsx'
import { Field } from '../ui/field.tsx'

export interface ProfileProps {
  name: string
  email: string
  nameError?: string | undefined
  emailError?: string | undefined
  /** As typed; a code to the present address, asked for before another one. */
  code?: string | undefined
  codeError?: string | undefined
  /** The account has one that counts now. */
  hasPasskey?: boolean
}

export function ProfileSection({
  path,
  name,
  email,
  nameError,
  emailError,
  code,
  codeError,
  hasPasskey,
}: ProfileProps & { path: string }) {
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">
        <Trans>Profile</Trans>
      </h2>
      <form method="post" action={path}>
        <Field label={<Trans>Name</Trans>} error={nameError}>
          {(control) => (
            <input {...control} name="name" autoComplete="name" maxLength={NAME_MAX} defaultValue={name} />
          )}
        </Field>
        <Field
          label={<Trans>E-mail</Trans>}
          hint={<Trans>A new address takes effect once you have typed the code we send to it.</Trans>}
          error={emailError}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={254}
              defaultValue={email}
            />
          )}
        </Field>
        {code !== undefined && (
          <>
            <p role="status">
              <Trans>
                Before your address changes, please type the code we have sent to your present one. As long as
                a change can be undone, that is the address of before.
              </Trans>
            </p>
            <CodeField name="code" digits={CODE.digits} typed={code} error={codeError} />
            {hasPasskey && <PasskeyProof />}
          </>
        )}
        <button className="primary" type="submit">
          <Trans>Update</Trans>
        </button>
      </form>
    </section>
  )
}
