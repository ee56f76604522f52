import { Trans } from '@lingui/react/macro'

/** Shown by the service worker alone, on a copy it kept: it takes `hidden` away and fills in when it was saved. */
export function OfflineNote({ also }: { /** A page that an installed copy keeps, too. */ also?: string }) {
  return (
    <p className="notice offline-note" data-offline="" hidden data-also={also}>
      <Trans>
        You are offline. This copy was saved on <time>…</time>; what changed since then is missing.
      </Trans>
    </p>
  )
}
