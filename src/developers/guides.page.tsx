import { Trans } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { curlOf, type Example, EXAMPLES } from './examples.ts'

interface GuideProps {
  appUrl: string
  locale: Locale
}

export function Shell({ example, appUrl }: { example: Example; appUrl: string }) {
  return (
    <pre>
      <code>{curlOf(example, appUrl)}</code>
    </pre>
  )
}

/** How to begin with what one comes here for. */
export function Guides({ appUrl, locale }: GuideProps) {
  return (
    <>
      <section id="guide-check">
        <h2>
          <Trans>Check a plan</Trans>
        </h2>
        <p>
          <Trans>
            Send the text as it is: a chat answer, a list, a table, in English or German, 40 kB at most.
            Without dates in the text add startDate, or closing days are not judged. The answer has the days
            as they were read, and findings that name their day and stop, counted from 0. Nothing is stored.
            The same for people: <a href={pathTo('check', locale)}>Check a plan</a>.
          </Trans>
        </p>
      </section>
      <section id="guide-mcp">
        <h2>
          <Trans>Connect an assistant</Trans>
        </h2>
        <p>
          <Trans>
            Give your assistant this address of a remote MCP server: <code>{appUrl}/mcp</code>. find_place,
            get_place, draft_plan and check_plan work at once. list_trips, get_trip, propose_change and
            accept_change ask the traveller to sign in and to allow it. No tool opens an address from the web.
          </Trans>
        </p>
        <Shell example={EXAMPLES.tools} appUrl={appUrl} />
      </section>
      <section id="guide-draft">
        <h2>
          <Trans>Draft a plan</Trans>
        </h2>
        <p>
          <Trans>
            draft_plan makes a checked plan of up to 14 days that nobody stores; a network and an account may
            ask for 20 an hour. A plan that stays, with its page, e-mail and calendar, is a trip.
          </Trans>
        </p>
        <Shell example={EXAMPLES.draft} appUrl={appUrl} />
      </section>
      <section id="guide-oauth">
        <h2>
          <Trans>OAuth 2.1</Trans>
        </h2>
        <p>
          <Trans>
            Assistants find everything by themselves: a call without a token answers 401 and names the
            discovery document; a program registers, sends the traveller to the consent page with PKCE (S256),
            and gets a token that is good for /mcp alone. The scopes are trips:read and trips:write. The
            traveller sees and ends connections under Account.
          </Trans>
        </p>
        <Shell example={EXAMPLES.discovery} appUrl={appUrl} />
        <Shell example={EXAMPLES.register} appUrl={appUrl} />
      </section>
      <section id="guide-session">
        <h2>
          <Trans>Your own trips from a script</Trans>
        </h2>
        <p>
          <Trans>
            Ask for a code, exchange the six digits of the e-mail at /api/auth/verify with the same header,
            and send the access_token as a bearer token. It lasts 15 minutes; refresh_token gives the next
            one.
          </Trans>
        </p>
        <Shell example={EXAMPLES.code} appUrl={appUrl} />
      </section>
    </>
  )
}
