import { env } from 'cloudflare:workers'
import { createApp } from '../../src/app/full-app.tsx'
import { sha256 } from '../../src/platform/hmac.ts'
import { testServices } from './test-app.ts'
import { createVisitor, signIn } from './visitor.ts'

export const REDIRECT = 'https://program.example/callback'
export const VERIFIER = 'v'.repeat(43)

/** Somebody signed in, and a program that asks to be allowed something. */
export async function openWithProgram() {
  const host = testServices()
  const app = createApp(host.services)
  const visitor = createVisitor(app)
  await signIn(host, visitor)
  const program = createVisitor(app, { ip: '198.51.100.20' })
  const registered = await program.json('POST', '/oauth/register', { redirect_uris: [REDIRECT] })
  const { client_id: clientId } = await registered.json<{ client_id: string }>()
  const wanted = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: await sha256(VERIFIER),
    code_challenge_method: 'S256',
  }
  const allow = async () => {
    const gone = await visitor.form('/oauth/authorize', { ...wanted, answer: 'allow' })
    return new URL(gone.headers.get('refresh')?.slice('0;url='.length) ?? '').searchParams.get('code') ?? ''
  }
  const exchange = (code: string, changes: Record<string, string> = {}) =>
    program.form('/oauth/token', {
      grant_type: 'authorization_code',
      code,
      code_verifier: VERIFIER,
      client_id: clientId,
      redirect_uri: REDIRECT,
      ...changes,
    })
  const refresh = (token: string) =>
    program.form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: clientId })
  return { host, app, visitor, program, wanted, allow, exchange, refresh }
}

export type Tokens = { access_token: string; refresh_token: string }

/** How many programs are allowed something, all accounts together. */
export const connections = () => env.DB.prepare('select count(*) n from oauth_grants').first<number>('n')
