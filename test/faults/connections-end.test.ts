import { expect, it } from 'vitest'
import { deliverDueMail } from '../support/mail.ts'
import { connections, openWithProgram, type Tokens } from '../support/oauth-program.ts'
import { askForAddress, codeFor, createVisitor, signIn } from '../support/visitor.ts'

const OWNER = 'ada@example.com'
const OTHER = 'other@example.com'
const HOUR = 3_600_000
type Opened = Awaited<ReturnType<typeof openWithProgram>>

/** What an assistant can still do with what it was given: call a tool, and renew its tokens. */
async function powersOf({ program, refresh }: Opened, tokens: Tokens) {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_trips', arguments: {} } }
  const called = await program.json('POST', '/mcp', call, {
    authorization: `Bearer ${tokens.access_token}`,
    accept: 'application/json, text/event-stream',
  })
  return [called.status, (await refresh(tokens.refresh_token)).status]
}

async function logOut({ visitor }: Opened, scope: string) {
  const answer = await visitor.send('POST', `/api/auth/logout?scope=${scope}`)
  expect(answer.status).toBe(204)
}

async function moveAddress({ host, visitor }: Opened) {
  await askForAddress(host, visitor, OTHER)
  const typed = await visitor.form('/account/email', { token: codeFor(host, OTHER) })
  expect(typed.status).toBe(303)
}

const ENDS: [string, (opened: Opened) => Promise<unknown>][] = [
  ['all sessions are ended', (opened) => logOut(opened, 'global')],
  ['all other sessions are ended', (opened) => logOut(opened, 'others')],
  ['the address changes', moveAddress],
  [
    'the password changes',
    async ({ visitor }) => {
      const password = 'a long new passphrase'
      expect((await visitor.form('/account/password', { password, confirm: password })).status).toBe(303)
    },
  ],
  [
    'the account is deleted',
    async ({ visitor }) => expect((await visitor.json('DELETE', '/api/auth/user')).status).toBe(204),
  ],
]

it.each(ENDS)('ends what assistants may do, and a code not yet exchanged, when %s', async (_, end) => {
  const opened = await openWithProgram()
  const tokens = await (await opened.exchange(await opened.allow())).json<Tokens>()
  const waiting = await opened.allow()
  expect(await connections()).toBe(2)
  await end(opened)
  expect(await connections()).toBe(0)
  expect(await powersOf(opened, tokens)).toEqual([401, 400])
  expect((await opened.exchange(waiting)).status).toBe(400)
})

it('ends what a thief allowed an assistant when the change of address is undone', async () => {
  const opened = await openWithProgram()
  const { host, app, visitor } = opened
  await moveAddress(opened)
  host.clock.time += HOUR
  const tokens = await (await opened.exchange(await opened.allow())).json<Tokens>()
  await deliverDueMail(host)
  const letter = host.sent.findLast(({ to, text }) => to === OWNER && text.includes('undo-address'))
  const link = /https?:\/\/[^/\s]+(\/\S*undo-address\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const pressed = await createVisitor(app).form(link.split('?')[0] ?? '', { token })
  expect(pressed.ok).toBe(true)
  expect(await connections()).toBe(0)
  expect(await powersOf(opened, tokens)).toEqual([401, 400])
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
})

it('leaves strangers’ assistants alone, and one’s own when a single device is signed out', async () => {
  const opened = await openWithProgram()
  const tokens = await (await opened.exchange(await opened.allow())).json<Tokens>()
  const stranger = createVisitor(opened.app, { ip: '198.51.100.9' })
  await signIn(opened.host, stranger, OTHER)
  await stranger.send('POST', '/api/auth/logout?scope=global')
  await logOut(opened, 'local')
  expect(await powersOf(opened, tokens)).toEqual([200, 200])
})
