import { env } from 'cloudflare:workers'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from './test-app.ts'
import { deliverDueMail, form } from './mail.ts'

export const DAY = 24 * 60 * 60 * 1000
export const EMAIL = 'ada@example.com'

export function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  return { ...fixture, fixture, app }
}

export type Opened = ReturnType<typeof open>

export async function subscribe({ app, fixture }: Opened, path = '/newsletter', email = EMAIL) {
  const answer = await app.request(path, form({ email }))
  await deliverDueMail(fixture)
  return answer
}

export function lastEmail({ sent }: Opened) {
  const email = sent.at(-1)
  if (!email) throw new Error('no email')
  const link = /http\S+newsletter\/confirm\?token=([\w-]+)/.exec(email.text)
  const unsubscribe = /<http:\/\/[^/]+([^>]+)>/.exec(email.headers?.['List-Unsubscribe'] ?? '')
  return { email, token: link?.[1] ?? '', unsubscribe: unsubscribe?.[1] ?? '' }
}

export const record = () => env.DB.prepare('select * from newsletter').first()
export const consents = async () => (await env.DB.prepare('select * from newsletter_consents').all()).results
