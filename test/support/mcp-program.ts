import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { App } from '../../src/app/full-app.tsx'
import type { Visitor } from './visitor.ts'

export const REDIRECT = 'http://localhost:7777/callback'
export const MCP = new URL('/mcp', env.APP_URL)

/** The network of a program that knows nothing but the app. */
export function networkOf(app: App): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    return Promise.resolve(app.request(`http://localhost${url.pathname}${url.search}`, request))
  }
}

export async function connected(
  app: App,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const requestInit = { headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } }
  await client.connect(new StreamableHTTPClientTransport(MCP, { fetch: networkOf(app), requestInit }))
  return client
}

/** A program's side of OAuth, as the SDK drives it. */
export function createProvider() {
  const kept: { url?: URL; verifier?: string; tokens?: OAuthTokensOf; client?: OAuthClientOf } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'A test program', redirect_uris: [REDIRECT] },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (kept.url = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  }
  return { provider, kept }
}

type OAuthTokensOf = NonNullable<Awaited<ReturnType<OAuthClientProvider['tokens']>>>
type OAuthClientOf = NonNullable<Awaited<ReturnType<OAuthClientProvider['clientInformation']>>>

/** The traveller reads the consent page and answers; gives where the browser goes on to. */
export async function consent(visitor: Visitor, url: URL, answer: 'allow' | 'deny'): Promise<URL> {
  const page = await visitor.get(url.pathname + url.search)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('A test program')
  expect(html).toContain('localhost:7777')
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]))
  const gone = await visitor.form('/oauth/authorize', { ...form, answer })
  return new URL(/^0;url=(.+)$/.exec(gone.headers.get('refresh') ?? '')?.[1] ?? 'about:blank')
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Connects the program with everything it may ask for; gives its tokens. */
export async function connect(app: App, visitor: Visitor, tool = 'list_trips', args: object = {}) {
  const { provider, kept } = createProvider()
  const transport = new StreamableHTTPClientTransport(MCP, { fetch: networkOf(app), authProvider: provider })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  await expect(client.callTool({ name: tool, arguments: { ...args } })).rejects.toThrow()
  if (!kept.url) throw new Error('the program was not sent to the consent page')
  const back = await consent(visitor, kept.url, 'allow')
  await transport.finishAuth(back.searchParams)
  return { client, kept, back }
}
