import { Trans } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import type { Scope } from './scopes.ts'
import { ScopeText } from './scope-text.page.tsx'

export interface ConsentProps {
  locale: Locale
  /** As the program calls itself. */
  name: string
  /** Where the answer goes. */
  host: string
  email: string
  scopes: Scope[]
  /** The request as it came, to be judged again. */
  fields: Record<string, string>
}

/** Asks the traveller whether a program may use the account; both answers are a form post. */
export function ConsentPage({ locale, name, host, email, scopes, fields }: ConsentProps) {
  return (
    <div className="prose">
      <h1>
        <Trans>Connect a program to your account?</Trans>
      </h1>
      {/* Outside of messages: in one, a name such as <0> would count as markup. */}
      <dl className="facts">
        <dt>
          <Trans>The program calls itself</Trans>
        </dt>
        <dd>{name}</dd>
        <dt>
          <Trans>The answer goes to</Trans>
        </dt>
        <dd>{host}</dd>
        <dt>
          <Trans>Your account</Trans>
        </dt>
        <dd>{email}</dd>
      </dl>
      <p>
        <Trans>Nobody has checked who is behind it: go on only if you started this yourself.</Trans>
      </p>
      <h2>
        <Trans>It may then</Trans>
      </h2>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>
            <ScopeText scope={scope} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          It sees neither your password nor your codes, and it can never change your address or delete your
          account. You can disconnect it under Account at any time.
        </Trans>
      </p>
      <form method="post" action={pathTo('oauthAuthorize', locale)}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <p className="row">
          <button className="button" type="submit" name="answer" value="allow">
            <Trans>Allow</Trans>
          </button>
          <button className="button quiet" type="submit" name="answer" value="deny">
            <Trans>Don’t allow</Trans>
          </button>
        </p>
      </form>
    </div>
  )
}

/** The browser goes on by itself; who sees this page can do it by hand. */
export function ContinuePage({ host, href }: { host: string; href: string }) {
  return (
    <div className="prose">
      <h1>
        <Trans>Back to the program</Trans>
      </h1>
      <p>
        <a className="button" href={href}>
          <Trans>Continue to {host}</Trans>
        </a>
      </p>
    </div>
  )
}

export function UnknownProgramPage() {
  return (
    <div className="prose">
      <h1>
        <Trans>This request cannot be trusted</Trans>
      </h1>
      <p>
        <Trans>
          The program is not registered here, or it wants the answer sent to an address it did not register.
          Nothing was allowed. Start again from the program.
        </Trans>
      </p>
    </div>
  )
}
