import { msg } from '@lingui/core/macro'
import type { Hono } from 'hono'
import { AUTH_MESSAGES } from '../auth/auth-messages.ts'
import { signInPath } from '../auth/sessions/require-viewer.ts'
import { errorOnWire } from '../auth/auth-api-format.ts'
import { type AppContext, type AppEnv, timeZoneOf } from '../http/context.ts'
import type { MessageDescriptor } from '../i18n/messages.ts'
import { AppError } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import { renderPersonal } from '../http/render.tsx'
import { choicesText } from '../trips/submit/choices-text.ts'
import { FIELD_MESSAGES } from '../trips/submit/field-messages.ts'
import stampCss from '../ui/stamp.css?inline'
import { ErrorPage, NotFoundPage } from '../site/error.page.tsx'
import { dailyLimitMessage, ERROR_MESSAGES } from '../site/error-messages.ts'

const PAGE_NOT_FOUND = msg`Page not found`
/** What the API says of an error that nobody foresaw: forms show it beside their button. */
const UNFORESEEN = msg`Something went wrong on our side. Please try again.`
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The one place where errors become answers: JSON for the API, a page for everything else. `brokenAt` may have a name
 * for what breaks at an address.
 */
export function errorAnswers(
  app: Hono<AppEnv>,
  log: Log,
  brokenAt?: (c: AppContext) => AppError | undefined,
): void {
  const methodsAt = (path: string) =>
    METHODS.filter((method) =>
      app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
    )

  /** The refusal of a method that an existing address does not take. */
  function wrongMethod(c: AppContext): AppError | undefined {
    const allow = methodsAt(c.req.path)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (!allow.length || allow.includes(method)) return undefined
    return new AppError('method_not_allowed', { allow: allow.join(', ') })
  }

  /** A page's address that was written with a slash at its end. */
  function withoutSlash(c: AppContext): string | undefined {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.replace(/(?!^)\/$/, '')
    return path !== pathname && methodsAt(path).includes('GET') ? path + search : undefined
  }

  app.onError((thrown, c) => {
    const error = thrown instanceof AppError ? thrown : (brokenAt?.(c) ?? new AppError('internal'))
    if (error !== thrown || error.code === 'internal')
      log.error('request.failed', thrown, { request: c.get('requestId') })
    // Signing in would not make the method right.
    return answer(c, (error.code === 'not_signed_in' && wrongMethod(c)) || error)
  })
  app.notFound((c) => {
    const path = withoutSlash(c)
    if (path && ['GET', 'HEAD'].includes(c.req.method)) return c.redirect(path, 301)
    // A route that takes the method and finds nothing lands here too.
    return answer(c, wrongMethod(c) ?? new AppError('not_found'))
  })
}

async function answer(c: AppContext, error: AppError): Promise<Response> {
  const { allow, retryAfter, nextAt, fields, suggestions, routes } = error.details
  const i18n = c.get('i18n')
  const isApi = c.req.path.startsWith('/api/')
  const message = nextAt
    ? dailyLimitMessage({ ...c.var, timeZone: timeZoneOf(c) }, { code: error.code, nextAt })
    : i18n._(isApi && error.code === 'internal' ? UNFORESEEN : ERROR_MESSAGES[error.code])
  if (allow) c.header('Allow', allow)
  if (retryAfter) c.header('Retry-After', String(retryAfter))
  if (c.req.path.startsWith('/api/auth/')) {
    const words = error.code === 'not_signed_in' ? i18n._(AUTH_MESSAGES.session_not_found) : message
    return c.json(errorOnWire(error, words), error.status)
  }
  if (isApi) {
    return c.json(
      {
        error: {
          code: error.code,
          message,
          ...(nextAt && { nextAt }),
          ...(fields && { fields: fieldErrors(c, fields, error.details) }),
          ...(suggestions?.length && { suggestions }),
          ...(routes?.length && { routes }),
        },
      },
      error.status,
    )
  }
  if (error.code === 'not_signed_in') return c.redirect(signInPath(c), 303)
  const locale = c.get('locale')
  const title = error.status === 404 ? i18n._(PAGE_NOT_FOUND) : message
  const page =
    error.status === 404 ? (
      <NotFoundPage path={c.req.path} locale={locale} />
    ) : (
      <ErrorPage
        status={error.status}
        message={error.code === 'internal' ? undefined : message}
        retry={error.status >= 500 && c.req.method === 'GET' ? addressOf(c) : undefined}
        locale={locale}
      />
    )
  return renderPersonal(c, { title, css: stampCss }, page, error.status)
}

function addressOf(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

function fieldErrors(
  c: AppContext,
  fields: Record<string, string>,
  { suggestions = [], routes }: AppError['details'],
) {
  const words: Record<string, MessageDescriptor> = {
    ...FIELD_MESSAGES,
    not_an_address: AUTH_MESSAGES.email_invalid,
  }
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field,
      {
        code,
        message: [
          c.get('i18n')._(words[code] ?? ERROR_MESSAGES.invalid_input),
          choicesText(c.get('i18n'), { suggestions, ...(routes && { routes }) }),
        ]
          .filter(Boolean)
          .join(' '),
      },
    ]),
  )
}
