import { Hono } from 'hono/quick'
import type { Mailer } from '../mail/mailer.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import { escapeMarkup } from '../ui/escape-markup.ts'

/** Newest first when listed by key. */
const FAR = 10 ** 14

/** Keeps e-mails on this machine: the mailer of `npm run dev`. Like the real one it sends a key once. */
export function createMailbox(kv: KVNamespace, clock: Clock): Mailer {
  return {
    async send({ idempotencyKey, replyTo, headers, ...mail }) {
      const seen = `mailbox-key:${await sha256(idempotencyKey)}`
      if (await kv.get(seen)) return { sent: true }
      await kv.put(seen, '1')
      const sentAt = clock.now()
      const stored = {
        ...mail,
        headers: { ...headers, ...(replyTo && { 'Reply-To': replyTo }) },
        attachments: mail.attachments ?? [],
        sentAt: new Date(sentAt).toISOString(),
      }
      await kv.put(
        `mailbox:${String(FAR - sentAt).padStart(15, '0')}:${crypto.randomUUID()}`,
        JSON.stringify(stored),
      )
      return { sent: true }
    },
  }
}

/** `/dev/mailbox` to read, `/dev/mailbox.json` for scripts. */
export function mailboxRoutes(kv: KVNamespace) {
  const app = new Hono()
  const emails = async () => {
    const { keys } = await kv.list({ prefix: 'mailbox:', limit: 200 })
    return (await Promise.all(keys.map(({ name }) => kv.get(name)))).flatMap((text) =>
      text ? [JSON.parse(text)] : [],
    )
  }
  app.get('/dev/mailbox.json', async (c) => c.json(await emails()))
  app.get('/dev/mailbox', async (c) => {
    const rows = (await emails()).map(
      (mail, index) =>
        `<li><a href="/dev/mailbox/${index}">${escapeMarkup(mail.subject)}</a> to ${escapeMarkup(mail.to)}, ${mail.sentAt}<pre>${escapeMarkup(mail.text)}</pre></li>`,
    )
    return c.html(`<!DOCTYPE html><title>Mailbox</title><h1>Mailbox</h1><ol>${rows.join('')}</ol>`)
  })
  app.get('/dev/mailbox/:index', async (c) => {
    const mail = (await emails())[Number(c.req.param('index'))]
    if (!mail) return c.notFound()
    // An e-mail brings its own styles, as in a mail program.
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:")
    return c.html(mail.html)
  })
  return app
}
