import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../http/context.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import { CODE, DEVICE_LIFETIME, SESSION } from '../auth-constants.ts'
import { type Requester, deviceLabel, isLoopback, networkOf, wideNetworkOf } from '../codes/requester.ts'
import type { SignedIn } from './complete-sign-in.ts'
import { COOKIES } from '../../http/cookie-names.ts'
import type { GrantedSession, Transport } from './session.ts'
import { initialsOf } from '../viewer.ts'

const SAFE = { path: '/', secure: true, sameSite: 'Lax' } as const
const SECRET = { ...SAFE, httpOnly: true } as const
/** 32 bytes of ours. */
const SECRET_VALUE = /^[A-Za-z0-9_-]{43}$/
const seconds = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1000))

/** Asked for by clients that carry their tokens themselves. */
export function wantedTransport(c: AppContext): Transport {
  return c.req.header('x-session-transport') === 'token' ? 'token' : 'cookie'
}

/** Who asks. A client that carries its tokens itself says by `requestToken`, or the header, what it was given. */
export async function requesterOf(c: AppContext, requestToken?: unknown): Promise<Requester> {
  const carried = requestToken ?? c.req.header('x-request-token')
  const given = c.req.header('cf-connecting-ip')
  const ip = isLoopback(given) ? undefined : given
  return {
    network: networkOf(ip),
    wideNetwork: wideNetworkOf(ip),
    deviceHash: await hashOf(getCookie(c, COOKIES.device)),
    requestHash: await hashOf(wantedTransport(c) === 'token' ? carried : getCookie(c, COOKIES.request)),
    deviceLabel: deviceLabel(c.req.header('user-agent')),
    country: countryOf(c),
    transport: wantedTransport(c),
    locale: c.get('locale'),
  }
}

/**
 * What ties a request for a code to whoever makes it, and the requester who has it. A browser keeps its cookie from one
 * request to the next, a client may send its value again.
 */
export async function bindRequest(c: AppContext, ids: Ids, given?: unknown): Promise<BoundRequester> {
  const byToken = wantedTransport(c) === 'token'
  const known = byToken ? (given ?? c.req.header('x-request-token')) : getCookie(c, COOKIES.request)
  const token = typeof known === 'string' && SECRET_VALUE.test(known) ? known : ids.token(32)
  if (!byToken) setCookie(c, COOKIES.request, token, { ...SECRET, maxAge: seconds(CODE.lifetime) })
  const requester = { ...(await requesterOf(c)), requestHash: await sha256(token) }
  return { requester, requestToken: byToken ? token : undefined }
}

export interface BoundRequester {
  requester: Requester
  /** For a client that carries it itself. */
  requestToken: string | undefined
}

/** The platform's own word: a header could be anybody's. */
function countryOf(c: AppContext): string {
  const country = (c.req.raw as { cf?: { country?: unknown } }).cf?.country
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : ''
}

async function hashOf(value: unknown): Promise<string | undefined> {
  return typeof value === 'string' && SECRET_VALUE.test(value) ? sha256(value) : undefined
}

/** Gives a browser its session. The tokens are in HttpOnly cookies; scripts see the initials. */
export function setSessionCookies(c: AppContext, granted: GrantedSession, now: number): void {
  const { session, user } = granted
  const maxAge = seconds(session.createdAt + SESSION.absolute - now)
  setCookie(c, COOKIES.session, granted.accessToken, {
    ...SECRET,
    maxAge: seconds(granted.accessExpiresAt - now),
  })
  setCookie(c, COOKIES.refresh, granted.refreshToken, { ...SECRET, maxAge })
  setViewerCookie(c, user, session.createdAt, now)
}

/** The badge's initials, for as long as a session that began at `signedInAt` may last. */
export function setViewerCookie(
  c: AppContext,
  user: { name: string; email: string },
  signedInAt: number,
  now: number,
): void {
  const maxAge = seconds(signedInAt + SESSION.absolute - now)
  setCookie(c, COOKIES.viewer, initialsOf(user.name, user.email), { ...SAFE, maxAge })
}

/** After a sign-in: the session, and a mark that this browser has signed in. */
export function setSignInCookies(c: AppContext, { granted, newDevice }: SignedIn, now: number): void {
  setSessionCookies(c, granted, now)
  if (newDevice) setCookie(c, COOKIES.device, newDevice, { ...SECRET, maxAge: seconds(DEVICE_LIFETIME) })
  for (const name of [COOKIES.signIn, COOKIES.request])
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, SECRET)
}

export function clearSessionCookies(c: AppContext): void {
  deleteCookie(c, COOKIES.session, SECRET)
  deleteCookie(c, COOKIES.refresh, SECRET)
  deleteCookie(c, COOKIES.viewer, SAFE)
}

/** A small value of the visitor's own, for pages without script. */
export function keepCookie(c: AppContext, name: string, value: object, lifetime: number): void {
  setCookie(c, name, JSON.stringify(value), { ...SECRET, maxAge: seconds(lifetime) })
}

export function readKept(c: AppContext, name: string): unknown {
  try {
    return JSON.parse(getCookie(c, name) ?? 'null')
  } catch {
    return null
  }
}
