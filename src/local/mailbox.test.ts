import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createMailbox, mailboxRoutes } from './mailbox.ts'

it('keeps an e-mail as a mail program would show it, newest first', async () => {
  const mailbox = createMailbox(env.KV, { now: () => Date.parse('2026-11-21T12:00:00Z') })
  const email = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' }
  await mailbox.send({ ...email, idempotencyKey: '1', replyTo: 'bob@example.com' })
  await mailbox.send({ ...email, idempotencyKey: '1' })
  const answer = await mailboxRoutes(env.KV).request('/dev/mailbox.json')
  expect(await answer.json()).toEqual([
    {
      ...email,
      headers: { 'Reply-To': 'bob@example.com' },
      attachments: [],
      sentAt: '2026-11-21T12:00:00.000Z',
    },
  ])
})
