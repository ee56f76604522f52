import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import type { MessageDescriptor } from '../i18n/messages.ts'
import { pathTo } from '../routes.ts'
import { EXAMPLES } from './examples.ts'
import { Guides, Shell } from './guides.page.tsx'
import { type openApiDocument, OPERATIONS, RATES } from './openapi.ts'
import { type Operation, type Tag, TAGS } from './operation.ts'

type Document = ReturnType<typeof openApiDocument>

interface DevelopersProps {
  document: Document
  locale: Locale
  appUrl: string
}

const TAG_WORDS: Record<Tag, MessageDescriptor> = {
  check: msg`Check`,
  places: msg`Places`,
  trips: msg`Trips`,
  changes: msg`Changes`,
  sharing: msg`Links and files`,
  'sign-in': msg`Signing in`,
  account: msg`Account`,
  assistants: msg`Assistants`,
  mail: msg`E-mail`,
}

/** Guides, and every operation of the document. */
export function DevelopersPage({ document, locale, appUrl }: DevelopersProps) {
  const { i18n } = useLingui()
  const { network, networkWrites, accountWrites } = RATES
  return (
    <article className="developers">
      <h1>
        <Trans>For developers and assistants</Trans>
      </h1>
      <p className="lead">
        <Trans>
          The check of any plan, places, trips and drafts are open to your programs: free, without a key, in
          English and German. The document for machines is <a href="/openapi.json">/openapi.json</a> (OpenAPI
          3.1).
        </Trans>
      </p>
      <Shell example={EXAMPLES.check} appUrl={appUrl} />
      <Guides appUrl={appUrl} locale={locale} />
      <section id="limits">
        <h2>
          <Trans>Limits and errors</Trans>
        </h2>
        <p>
          <Trans>
            A network may send {network} requests a minute, {networkWrites} of them writing; an account may
            write {accountWrites} times a minute. Who sends more gets 429 with Retry-After in seconds.
          </Trans>
        </p>
        <p>
          <Trans>
            An error has a code that stays and a sentence in the language of Accept-Language; what is wrong
            with a field stands under its name.
          </Trans>
        </p>
        <pre>
          <code>
            {
              '{ "error": { "code": "invalid_input", "message": "…", "fields": { "text": { "code": "required", "message": "…" } } } }'
            }
          </code>
        </pre>
      </section>
      {TAGS.map((tag) => (
        <section key={tag} id={tag}>
          <h2>{i18n._(TAG_WORDS[tag])}</h2>
          {OPERATIONS.filter((operation) => operation.tag === tag).map((operation) => (
            <OperationView key={operation.id} {...{ operation, document }} />
          ))}
        </section>
      ))}
      <p>
        <Trans>
          Something is missing, or wrong? <a href={pathTo('contact', locale)}>Write to us.</a>
        </Trans>
      </p>
    </article>
  )
}

function OperationView({ operation, document }: { operation: Operation; document: Document }) {
  const { i18n } = useLingui()
  const { id, method, path, summary, access, query = {}, body, limit } = operation
  const fields = [...Object.keys(query), ...(body ? fieldsOf(document, body) : [])]
  return (
    <div className="operation" id={id}>
      <h3>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </h3>
      <p>
        {i18n._(summary)} {access === 'session' && <Trans>Needs a session.</Trans>}{' '}
        {access === 'oauth' && <Trans>Some tools need an OAuth token.</Trans>} {limit && i18n._(limit)}
      </p>
      {fields.length > 0 && (
        <p className="hint">
          {fields.map((field, index) => (
            <span key={field}>
              {index > 0 && ', '}
              <code>{field}</code>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Names of what a body holds; those that must be there end with an asterisk. */
function fieldsOf({ components }: Document, name: string): string[] {
  const schema = components.schemas[name]
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return []
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return Object.keys(schema.properties ?? {}).map((field) => field + (required.includes(field) ? '*' : ''))
}
