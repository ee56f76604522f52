import { expect, it } from 'vitest'
import { EMAIL_KINDS, type EmailRenderers, parseEmailContent, renderEmail } from './email.ts'

it('reads the data of a stored e-mail by its kind', () => {
  const row = { kind: 'plan-failed', data: { tripId: 't1', destination: 'Vienna', startDate: '2027-05-01' } }
  expect(parseEmailContent(row)).toEqual({
    kind: 'plan-failed',
    data: { tripId: 't1', destination: 'Vienna' },
  })
})

it.each([
  { kind: 'plan-ready', data: { tripId: 't1', destination: 'Vienna' } },
  { kind: 'contact', data: {} },
  { kind: 'newsletter-confirm', data: { token: 7 } },
  { kind: 'greeting', data: {} },
])('refuses data that is not of its kind: %j', (row) => {
  expect(() => parseEmailContent(row)).toThrow()
})

it('renders with the renderer of the kind', async () => {
  const entries = EMAIL_KINDS.map((kind) => [
    kind,
    async ({ recipient }: { recipient: string }) => ({ subject: kind, html: '', text: recipient }),
  ])
  const renderers = Object.fromEntries(entries) as EmailRenderers
  const content = parseEmailContent({ kind: 'account-deleted', data: {} })
  expect(await renderEmail(renderers, content, { recipient: 'ada@example.com', language: 'en' })).toEqual({
    subject: 'account-deleted',
    html: '',
    text: 'ada@example.com',
  })
})
