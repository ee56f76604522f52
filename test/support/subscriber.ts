import { env } from 'cloudflare:workers'
import { createApp } from '../../src/app/full-app.tsx'
import { openHouse } from './test-app.ts'
import { deliverDueMail, form } from './mail.ts'

export const DAY = 24 * 60 * 60 * 1000
export const EMAIL = 'ada@example.com'

export function open() {
  const house = openHouse()
  const app = createApp(house.services)
  return { ...house, house, app }
}

export type Opened = ReturnType<typeof open>

export async function subscribe({ app, house }: Opened, path = '/newsletter', email = EMAIL) {
  const answer = await app.request(path, form({ email }))
  await deliverDueMail(house)
  return answer
}

export function lastLetter({ sent }: Opened) {
  const letter = sent.at(-1)
  if (!letter) throw new Error('no letter')
  const link = /http\S+newsletter\/confirm\?token=([\w-]+)/.exec(letter.text)
  const unsubscribe = /<http:\/\/[^/]+([^>]+)>/.exec(letter.headers?.['List-Unsubscribe'] ?? '')
  return { letter, token: link?.[1] ?? '', unsubscribe: unsubscribe?.[1] ?? '' }
}

export const record = () => env.DB.prepare('select * from newsletter').first()
export const consents = async () => (await env.DB.prepare('select * from newsletter_consents').all()).results
