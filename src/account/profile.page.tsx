import { Trans } from '@lingui/react/macro'
import { NAME_MAX } from '../auth/users/profile.ts'
import { Field } from '../ui/field.tsx'

export interface ProfileProps {
  name: string
  email: string
  nameError?: string | undefined
  emailError?: string | undefined
}

export function ProfileSection({
  path,
  name,
  email,
  nameError,
  emailError,
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
        <button className="primary" type="submit">
          <Trans>Update</Trans>
        </button>
      </form>
    </section>
  )
}
