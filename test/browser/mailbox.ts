import type { APIRequestContext } from '@playwright/test'

export interface ReceivedMail {
  to: string
  subject: string
  html: string
  text: string
}

/** The newest e-mail to an address whose subject matches; waits for it. */
export async function newestMail(
  request: APIRequestContext,
  to: string,
  subject = /./,
): Promise<ReceivedMail> {
  for (let tries = 0; tries < 100; tries++) {
    const emails: ReceivedMail[] = await (await request.get('/dev/mailbox.json')).json()
    const found = emails.find((mail) => mail.to === to && subject.test(mail.subject))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no email to ${to} with ${subject.source}`)
}

export async function newestCode(request: APIRequestContext, to: string): Promise<string> {
  const { text } = await newestMail(request, to)
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!code) throw new Error('no code in the email')
  return code
}

let addresses = 0

/** An address nobody has used before. */
export function freshAddress(): string {
  addresses += 1
  return `traveller-${Date.now()}-${addresses}@example.com`
}

/** YYYY-MM-DD, `days` from today. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
