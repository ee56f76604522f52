import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { createVisitor, linkFor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'

it('opens nothing by a link with another secret, or of a code for another purpose', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await visitor.form('/sign-in', { email: EMAIL, mode: 'register' })
  const token = new URLSearchParams(linkFor(fixture, EMAIL).split('?')[1]).get('token') ?? ''
  const [id = '', secret = ''] = token.split('.')
  const guessed = `${id}.${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`
  for (const other of [guessed, `${id}.`, id])
    expect((await visitor.form('/sign-in/link', { token: other })).status).toBe(410)
  await env.DB.exec("update challenges set purpose = 'confirm'")
  expect((await visitor.form('/sign-in/link', { token })).status).toBe(410)
  await env.DB.exec("update challenges set purpose = 'sign-in'")
  expect((await visitor.form('/sign-in/link', { token })).status).toBe(303)
})
