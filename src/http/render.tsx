import { reactRenderer } from '@hono/react-renderer'
import { TextsIn } from '../i18n/texts-in.tsx'
import type { ComponentType, ReactElement } from 'react'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { initialsOf } from '../auth/viewer.ts'
import type { AppContext, AppEnv } from './context.ts'
import { type DialogProps, Document, type Head } from './document.tsx'
import type { I18n } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import { patterns, type RouteName, ROUTES } from '../routes.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts'
import base from '../layout/base.css?inline'
import parts from '../layout/parts.css?inline'
import { SPECULATION_RULES } from '../browser/speculation-rules.ts'
import type { Hono } from 'hono'

declare module '@hono/react-renderer' {
  interface Props {
    head: Head
    /** Of whoever a page is for. */
    initials?: string
  }
}

interface RenderSettings {
  appUrl: string
  clock: Clock
  /** At the end of every page. */
  Dialogs: ComponentType<DialogProps>
}

/** Puts a page into the document; both renderers below end here. */
export function documentRenderer({ appUrl, clock, Dialogs }: RenderSettings) {
  return reactRenderer(({ children, head, initials, c }) => {
    const context = c as AppContext
    const url = new URL(context.req.url)
    return (
      <TextsIn i18n={context.get('i18n')}>
        <Document
          head={head}
          initials={initials}
          styles={stylesOf(head)}
          locale={context.get('locale')}
          path={url.pathname + url.search}
          appUrl={appUrl}
          Dialogs={Dialogs}
          year={new Date(clock.now()).getUTCFullYear()}
        >
          {children}
        </Document>
      </TextsIn>
    )
  })
}

/** What stands in the head. A page that is shown in the place of another needs only what is not the same in both. */
function stylesOf({ css, lateCss }: Head): string[] {
  return [base, lateCss ? '' : parts, css ?? ''].filter(Boolean)
}

/** A page for this visitor alone: rendered fresh, kept nowhere. */
export async function renderPersonal(
  c: AppContext,
  head: Head,
  page: ReactElement,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  c.status(status)
  c.header('Content-Security-Policy', await policyFor(head))
  const viewer = c.get('viewer')
  return c.render(page, {
    head: { ...head, indexed: false },
    ...(viewer && { initials: initialsOf(viewer.name, viewer.email) }),
  })
}

export interface PublicPage<Data> {
  /** What the page shows, also its `_payload.json`; undefined answers "not found". */
  load(c: AppContext): Data | undefined | Promise<Data | undefined>
  /** Its own way of saying so. */
  notFound?(c: AppContext): Promise<Response>
  view(data: Data, page: { locale: Locale; i18n: I18n; query: URLSearchParams }): ReactElement
  head(data: Data, i18n: I18n, locale: Locale): Head
}

/** As it goes out, so that sending it again costs next to nothing. */
interface Rendered {
  body: Uint8Array<ArrayBuffer>
  headers: Headers
  etag: string
}

/** Pages an isolate keeps, of a day: those that were asked for last. */
const KEPT_PAGES = 300
const kept = new Map<string, Rendered>()

function keep(key: string, rendered: Rendered): void {
  kept.delete(key)
  kept.set(key, rendered)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > KEPT_PAGES) kept.delete(oldest)
}

/**
 * A page that is the same for everyone, in every language, with the data it was rendered from beside it. What only some
 * visits need is given as a function that loads it.
 */
export function publicPage<Data>(
  app: Hono<AppEnv>,
  name: RouteName,
  source: PublicPage<Data> | (() => Promise<PublicPage<Data>>),
  clock: Clock,
): void {
  const open = async () => (typeof source === 'function' ? source() : source)
  app.on('GET', patterns(name, '/_payload.json'), async (c) => {
    const page = await open()
    const data = await page.load(c)
    if (data === undefined) return c.notFound()
    keptPublicly(c)
    return c.json(data)
  })
  app.on('GET', patterns(name), async (c) => {
    // An encoded spelling of the address is not kept: its canonical link would be everybody's.
    const key =
      /[?%]/.test(c.req.url) || import.meta.env.DEV
        ? undefined
        : `${new Date(clock.now()).toISOString().slice(0, 10)} ${c.req.path}`
    let rendered = key ? kept.get(key) : undefined
    if (!rendered) {
      const page = await open()
      const data = await page.load(c)
      if (data === undefined) return page.notFound ? page.notFound(c) : c.notFound()
      const { locale, i18n } = c.var
      const head = { indexed: ROUTES[name].indexed, ...page.head(data, i18n, locale) }
      const query = new URL(c.req.url).searchParams
      const answer = await c.render(page.view(data, { locale, i18n, query }), { head })
      rendered = await asSent(await answer.text(), head)
    }
    if (key) keep(key, rendered)
    const { body, headers, etag } = rendered
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    return new Response(body, { headers })
  })
}

async function asSent(html: string, head: Head): Promise<Rendered> {
  const etag = `"${(await sha256(html)).slice(0, 22)}"`
  return {
    body: new TextEncoder().encode(html),
    etag,
    headers: new Headers({
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': await policyFor(head),
      'Cache-Control': KEPT_PUBLICLY,
      ETag: etag,
    }),
  }
}

/** Browsers ask again each time; the platform's cache answers, and renews itself behind the answer. */
const KEPT_PUBLICLY = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

export function keptPublicly(c: AppContext): void {
  c.header('Cache-Control', KEPT_PUBLICLY)
}

const plainPolicies = new Map<string, string>()
const strictPolicies = new Map<string, string>()

async function policyFor(head: Head): Promise<string> {
  const { css = '', lateCss = '', trustedTypes } = head
  const policies = trustedTypes ? strictPolicies : plainPolicies
  const key = lateCss ? css + lateCss : css
  let policy = policies.get(key)
  if (!policy) {
    const styles = [...stylesOf(head), ...(lateCss ? [lateCss] : [])]
    policy = contentSecurityPolicy({
      styles: await Promise.all(styles.map(hashOf)),
      rules: await hashOf(SPECULATION_RULES),
      trustedTypes,
    })
    policies.set(key, policy)
  }
  return policy
}

async function hashOf(text: string): Promise<string> {
  // The same digits as in a token, in the alphabet of a header.
  return `${(await sha256(text)).replaceAll('-', '+').replaceAll('_', '/')}=`
}
