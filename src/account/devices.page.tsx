import { Trans } from '@lingui/react/macro'

export interface DeviceRow {
  id: string
  /** Browser and system; '' when unknown. */
  device: string
  /** Worded dates. */
  signedIn: string
  lastSeen: string
  current: boolean
}

export function DevicesSection({ path, devices }: { path: string; devices: DeviceRow[] }) {
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">
        <Trans>Signed-in devices</Trans>
      </h2>
      <ul className="devices">
        {devices.map(({ id, device, signedIn, lastSeen, current }) => (
          <li key={id}>
            <div>
              <strong>{device || <Trans>Unknown device</Trans>}</strong>
              {current && (
                <>
                  {' '}
                  <Trans>(this one)</Trans>
                </>
              )}
              <br />
              <span className="hint">
                <Trans>
                  Signed in {signedIn}, last seen {lastSeen}
                </Trans>
              </span>
            </div>
            <form method="post" action={`${path}/devices`}>
              <input type="hidden" name="id" value={id} />
              <button className="button quiet" type="submit">
                <Trans>Log out</Trans>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
