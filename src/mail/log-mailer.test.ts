import { expect, it } from 'vitest'
import { createLogMailer, mayPrintMail } from './log-mailer.ts'

it('prints who gets what', async () => {
  const printed: string[] = []
  const mail = { to: 'ada@example.com', subject: 'Code', html: '', text: '123456', idempotencyKey: '1' }
  expect(await createLogMailer((text) => printed.push(text)).send(mail)).toEqual({ sent: true })
  expect(printed).toEqual(['To: ada@example.com\nSubject: Code\n\n123456\n'])
})

it.each([
  [{ MAILER: 'log', APP_URL: 'http://localhost:8787' }, true],
  [{ MAILER: 'log', APP_URL: 'http://127.0.0.1:8787' }, true],
  [{ MAILER: 'log', APP_URL: 'https://dayfold.example' }, false],
  [{ MAILER: 'log', APP_URL: 'https://localhost.dayfold.example' }, false],
  [{ APP_URL: 'http://localhost:8787' }, false],
])('prints e-mails only where asked to, on this machine: %j', (env, allowed) => {
  expect(mayPrintMail(env)).toBe(allowed)
})
