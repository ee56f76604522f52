import { Trans } from '@lingui/react/macro'
import type { SessionEvent } from '../auth/sessions/session-refresh.ts'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { DevicesSection, type DeviceRow } from './devices.page.tsx'
import { PasskeyScript } from '../auth/passkeys/passkey-parts.page.tsx'
import { PasskeysSection, type PasskeysProps } from './passkeys/passkeys-section.page.tsx'
import { ConnectedAppsSection, type ConnectedAppRow } from '../oauth/connected-apps.page.tsx'
import { PasswordSection, type PasswordProps } from './password/password.page.tsx'
import { SecurityLogSection, type SecurityRow } from './security-log.page.tsx'
import { ProfileSection, type ProfileProps } from './profile.page.tsx'

export interface AccountProps {
  locale: Locale
  profile: ProfileProps
  password: PasswordProps
  devices: DeviceRow[]
  passkeys: PasskeysProps
  apps: ConnectedAppRow[]
  security: SecurityRow[]
  /** What was just done, worded. */
  done: string | undefined
  /** What that was to the session. */
  event: SessionEvent | undefined
}

export function AccountPage({
  locale,
  profile,
  password,
  devices,
  passkeys,
  apps,
  security,
  done,
  event,
}: AccountProps) {
  const path = pathTo('account', locale)
  return (
    <div className="account-page">
      <h1>
        <Trans>Account</Trans>
      </h1>
      {done && (
        <p className="success" data-session-event={event}>
          <output>{done}</output>
        </p>
      )}
      <ProfileSection path={path} {...profile} />
      <PasswordSection path={path} {...password} />
      <DevicesSection path={path} devices={devices} />
      <ConnectedAppsSection path={path} apps={apps} />
      <PasskeysSection path={path} {...passkeys} />
      <PasskeyScript />
      <SecurityLogSection rows={security} />
      <section aria-labelledby="departure">
        <h2 id="departure">
          <Trans>E-mail before a trip</Trans>
        </h2>
        <p>
          <Trans>One day before a trip we send you its weather and its first day.</Trans>
        </p>
        <a className="button quiet" href={pathTo('departureMail', locale)}>
          <Trans>Change this</Trans>
        </a>
      </section>
      <section aria-labelledby="data">
        <h2 id="data">
          <Trans>Your data</Trans>
        </h2>
        <p>
          <Trans>Everything we store about your account, as a JSON file.</Trans>
        </p>
        <a className="button quiet" href={`${path}/export`} download>
          <Trans>Download my data</Trans>
        </a>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">
          <Trans>Delete account</Trans>
        </h2>
        <p>
          <Trans>This deletes your trips, plans and settings and cannot be undone.</Trans>
        </p>
        <a className="button quiet" href={pathTo('accountDelete', locale)}>
          <Trans>Delete my account</Trans>
        </a>
      </section>
    </div>
  )
}
