import { setTimeout as sleep } from 'node:timers/promises'
import type { OutsideWorld } from './external-services.ts'

export interface Traveller {
  email: string
  token: string
  ip: string
}

let known = 0

const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 20

/** A server that hangs is a fault, not a reason to wait; a connection that died with its server is opened again. */
export async function ask(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(url, { ...init, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return fetch(url, { ...init, signal })
  })
}

/** Headers of somebody in a network of their own, as the platform would report it. */
export function headersOf(traveller: Pick<Traveller, 'ip'> & { token?: string }): Record<string, string> {
  return {
    'content-type': 'application/json',
    'cf-connecting-ip': traveller.ip,
    'x-session-transport': 'token',
    ...(traveller.token && { authorization: `Bearer ${traveller.token}` }),
  }
}

/** An address in a /24 of its own: the codes mailed for one network have a budget. */
export function newNetwork(): string {
  known += 1
  return `10.${(known >> 8) & 255}.${known & 255}.1`
}

/** The code mailed to an address; it may wait in the queue for a moment. */
async function mailedCode({ accepted }: OutsideWorld, email: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const text = accepted.findLast(({ to }) => to === email)?.text
    if (text) return /\b\d{6}\b/.exec(text)?.[0] ?? ''
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** Registers by the code in the e-mail. */
export async function register(origin: string, platform: OutsideWorld): Promise<Traveller> {
  const ip = newNetwork()
  const email = `traveller-${ip.replaceAll('.', '-')}@example.com`
  const headers = headersOf({ ip })
  const asked = await ask(`${origin}/api/auth/otp`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, create_user: true }),
  })
  if (!asked.ok) throw new Error(`no code: ${asked.status} ${await asked.text()}`)
  const code = await mailedCode(platform, email)
  const verified = await ask(`${origin}/api/auth/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, token: code, type: 'email' }),
  })
  const { access_token: token } = (await verified.json()) as { access_token?: string }
  if (!token) throw new Error(`no session: ${verified.status}`)
  return { email, token, ip }
}

const PLACES = ['Vienna', 'Lisbon', 'Rome', 'Kyoto', 'Prague', 'Berlin', 'Paris', 'Amsterdam']

/** Submits a trip; gives its id. */
export async function submitTrip(origin: string, traveller: Traveller): Promise<string> {
  const start = Date.now() + 40 * 86_400_000
  const date = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10)
  const answer = await ask(`${origin}/api/trips`, {
    method: 'POST',
    headers: headersOf(traveller),
    body: JSON.stringify({
      startLocation: 'Hamburg',
      destination: PLACES[Number(traveller.ip.split('.')[2]) % PLACES.length],
      adults: 2,
      kids: 0,
      startDate: date(0),
      endDate: date(3),
      budget: 1,
      tripType: 'sightseeing',
      language: 'en',
    }),
  })
  const { id } = (await answer.json()) as { id?: string }
  if (answer.status !== 201 || !id) throw new Error(`no trip: ${answer.status}`)
  return id
}

export async function statusOf(origin: string, traveller: Traveller, id: string): Promise<string> {
  const answer = await ask(`${origin}/api/trips/${id}`, { headers: headersOf(traveller) })
  if (!answer.ok) throw new Error(`no status: ${answer.status}`)
  return ((await answer.json()) as { status: string }).status
}
