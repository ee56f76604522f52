import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BRAND } from '../site/brand.ts'

const { code, percent, url } = BRAND.esim

/** A place for advertising: labelled, ours, and nothing in it comes from a third party. */
export function AdPlace({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <aside className="notice ad" aria-label={t`Advertisement`}>
      <small>
        <Trans>Advertisement</Trans>
      </small>
      {children}
    </aside>
  )
}

/** The e-SIM deal, for the end of an article. */
export function EsimOffer() {
  return (
    <div data-island="offers">
      <AdPlace>
        <EsimDeal />
      </AdPlace>
    </div>
  )
}

/** The same as a bubble in the corner. It opens only when asked to, and once dismissed it stays away. */
export function EsimBubble() {
  const { t } = useLingui()
  return (
    <details className="esim no-print" data-esim data-island="offers">
      <summary>
        <small>
          <Trans>Ad</Trans>
        </small>
        {` ${t`e-SIM ${percent}% off`}`}
      </summary>
      <AdPlace>
        <EsimDeal />
        <button type="button" className="link script-only" data-dismiss>
          <Trans>Do not show again</Trans>
        </button>
      </AdPlace>
    </details>
  )
}

function EsimDeal() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>
          Data abroad without swapping SIM cards: an e-SIM with {percent}% off. We receive a commission; the
          price stays the same for you.
        </Trans>
      </p>
      <p>
        {`${t`Discount code`} `}
        <code>{code}</code>{' '}
        <button type="button" className="button quiet script-only" data-copy={code} data-copied={t`Copied!`}>
          <Trans>Copy</Trans>
        </button>
      </p>
      <p>
        <a href={url} rel="sponsored noopener">
          <Trans>To the e-SIM offer</Trans>
        </a>
      </p>
    </>
  )
}
