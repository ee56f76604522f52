import type { App } from '../../src/app/full-app.tsx'
import type { TestServices } from './test-app.ts'

const ORIGIN = 'http://localhost'

export interface VisitorOptions {
  ip?: string
  language?: string
  userAgent?: string
  /** Those of another visitor to begin with: the same browser, at another version of the app. */
  cookies?: Map<string, string>
}

/** A browser as the server sees it: it keeps cookies, says where requests come from, and follows nothing. */
export function createVisitor(app: App, options: VisitorOptions = {}) {
  const cookies = new Map(options.cookies)
  const {
    ip = '203.0.113.7',
    language = 'en',
    userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/130.0',
  } = options

  async function send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request(ORIGIN + path, {
      method,
      headers: {
        'accept-language': language,
        'user-agent': userAgent,
        'cf-connecting-ip': ip,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    cookies,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    json: (method: string, path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    form: (path: string, fields: Record<string, string>) =>
      send('POST', path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** The code in the newest e-mail to an address. */
export function codeFor({ sent }: TestServices, email: string): string {
  return /\b\d{6}\b/.exec(newestTo(sent, email)?.text ?? '')?.[0] ?? 'no code'
}

/** The path of the link in the newest e-mail to an address. */
export function linkFor({ sent }: TestServices, email: string): string {
  return /https?:\/\/[^/\s]+(\/\S*sign-in\/link\S+)/.exec(newestTo(sent, email)?.text ?? '')?.[1] ?? 'no link'
}

function newestTo(sent: TestServices['sent'], email: string) {
  return sent.filter(({ to }) => to === email).at(-1)
}

/** Registers or logs in over the API; the visitor has its session then. */
export async function signIn(
  fixture: TestServices,
  visitor: Visitor,
  email = 'ada@example.com',
): Promise<Response> {
  const asked = await visitor.json('POST', '/api/auth/otp', { email, create_user: true })
  if (!asked.ok) throw new Error(`no code for ${email}: ${asked.status} ${await asked.text()}`)
  return visitor.json('POST', '/api/auth/verify', { email, token: codeFor(fixture, email), type: 'email' })
}

/** Asks for another address as a visitor does: proves the present one by its code where that is wanted. */
export async function askForAddress(
  fixture: TestServices,
  visitor: Visitor,
  email: string,
  present = 'ada@example.com',
) {
  const asked = await visitor.form('/account', { name: 'Ada', email })
  if (asked.status !== 200) return asked
  return visitor.form('/account', { name: 'Ada', email, code: codeFor(fixture, present) })
}
