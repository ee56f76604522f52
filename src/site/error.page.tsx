import { Trans } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { Stamp } from '../ui/stamp.tsx'
import { BackHome } from '../layout/back-home.tsx'

export function NotFoundPage({ path, locale }: { path: string; locale: Locale }) {
  return (
    <article className="prose">
      {/* Null Island, where maps put what has no place; the same for every address, so that it tells nothing. */}
      <Stamp name="" at={[0, 0]} />
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <p>
        <code>{path}</code>
      </p>
      <p>
        <BackHome locale={locale} />
      </p>
    </article>
  )
}

interface ErrorProps {
  status?: number
  /** What was refused, and why. */
  message?: string | undefined
  /** The address that was asked for, where asking again may help. */
  retry?: string | undefined
  locale: Locale
}

export function ErrorPage({ status = 500, message, retry, locale }: ErrorProps) {
  return (
    <article className="prose">
      <h1>{status}</h1>
      <p>{status === 404 ? <Trans>Page Not Found</Trans> : <Trans>Internal Server Error</Trans>}</p>
      {message && <p>{message}</p>}
      {/* Where the address alone says what was asked for. */}
      {retry && (
        <p>
          <a className="button" href={retry}>
            <Trans>Try again</Trans>
          </a>
        </p>
      )}
      <p>
        <BackHome locale={locale} />
      </p>
    </article>
  )
}
