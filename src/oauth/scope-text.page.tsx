import { Trans } from '@lingui/react/macro'

/** What a scope allows, in a sentence. */
export function ScopeText({ scope }: { scope: string }) {
  return scope === 'trips:write' ? (
    <Trans>propose changes to your trips and carry them out</Trans>
  ) : (
    <Trans>read your trips and their plans</Trans>
  )
}
