import { expect, it } from 'vitest'
import { testServices } from '../../test/support/test-app.ts'
import { createDeliverMail } from './deliver-mail.ts'
import type { EmailRenderers } from './email.ts'

it('sends a subject of one line, whatever it was rendered from', async () => {
  const { services, clock, sent } = testServices()
  const { outbox, suppressions, mailer, database } = services
  const email = { subject: 'Vienna\r\nBcc: eve@example.com\u2028\u202Eendless\u0000', html: '', text: '' }
  const deliver = createDeliverMail({
    outbox,
    suppressions,
    mailer,
    renderers: { 'account-deleted': async () => email } as unknown as EmailRenderers,
    count: async () => {},
    clock,
    log: { info() {}, warn() {}, error() {} },
  })
  const mail = { id: 'one', kind: 'account-deleted', language: 'en', data: {} } as const
  await database.run(outbox.insert({ ...mail, recipient: 'ada@example.com' }, clock.time))
  expect(await deliver('one')).toBe('done')
  expect(sent.map(({ subject }) => subject)).toEqual(['Vienna Bcc: eve@example.com endless'])
})
