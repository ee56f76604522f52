import { Trans } from '@lingui/react/macro'
import { ScopeText } from './scope-text.page.tsx'

export interface ConnectedAppRow {
  id: string
  name: string
  scopes: string[]
  /** Worded dates; '' when it was never used. */
  since: string
  used: string
}

/** Programs the traveller has allowed something, each with a button that ends it. */
export function ConnectedAppsSection({ path, apps }: { path: string; apps: ConnectedAppRow[] }) {
  if (apps.length === 0) return null
  return (
    <section aria-labelledby="apps">
      <h2 id="apps">
        <Trans>Connected programs</Trans>
      </h2>
      <ul className="devices">
        {apps.map(({ id, name, scopes, since, used }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <br />
              <span className="hint">
                <Trans>Connected {since}</Trans>
                {used && (
                  <>
                    {', '}
                    <Trans>last used {used}</Trans>
                  </>
                )}
              </span>
              <ul className="hint">
                {scopes.map((scope) => (
                  <li key={scope}>
                    <ScopeText scope={scope} />
                  </li>
                ))}
              </ul>
            </div>
            <form method="post" action={`${path}/apps`}>
              <input type="hidden" name="id" value={id} />
              <button className="button quiet" type="submit">
                <Trans>Disconnect</Trans>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
