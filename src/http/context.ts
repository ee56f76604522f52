import type { Context } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import type { Viewer } from '../auth/viewer.ts'
import type { I18n } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { AppError } from '../platform/errors.ts'

/** What a request knows about itself; services never travel here. */
export interface RequestFacts {
  requestId: string
  locale: Locale
  i18n: I18n
  /** Set on personal pages and API routes only; public pages are the same for everyone. */
  viewer: Viewer | undefined
}

export interface AppEnv {
  Variables: RequestFacts
}

export type AppContext = Context<AppEnv>

/** Routes with the one router that `/blog/:slug` beside `/blog/rss.xml` needs; hono's presets bring others along. */
export function newRoutes(): HonoBase<AppEnv> {
  return new HonoBase<AppEnv>({ router: new TrieRouter() })
}

/** Whoever is signed in; throws not_signed_in. */
export function viewerOf(c: AppContext): Viewer {
  const viewer = c.get('viewer')
  if (!viewer) throw new AppError('not_signed_in')
  return viewer
}

/** Where the visitor is, as far as the platform knows. */
export function timeZoneOf(c: AppContext): string {
  return (c.req.raw.cf as { timezone?: string } | undefined)?.timezone ?? 'UTC'
}
