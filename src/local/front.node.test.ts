import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../test/support/free-port.ts'
import { startFront } from './front.ts'

const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

async function openFront() {
  const front = await freePort()
  const behind = await freePort()
  open.push(...(await startFront(front, behind)))
  return { front, behind }
}

/** What stands behind: says what it was sent. */
async function standBehind(port: number): Promise<string[]> {
  const heard: string[] = []
  const server = createServer(async (asked, answer) => {
    let body = ''
    for await (const chunk of asked) body += String(chunk)
    heard.push(`${asked.method} ${asked.headers.host} ${asked.url} ${body}`)
    answer.setHeader('set-cookie', ['a=1', 'b=2'])
    answer.writeHead(201).end('done')
  }).listen(port, 'localhost')
  open.push(server)
  await once(server, 'listening')
  return heard
}

it('holds a request until what stands behind is there, and passes it on as it was', async () => {
  const { front, behind } = await openFront()
  const asked = fetch(`http://127.0.0.1:${front}/a?b=c`, { method: 'POST', body: 'text' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const heard = await standBehind(behind)
  const answer = await asked
  expect(heard).toEqual([`POST 127.0.0.1:${front} /a?b=c text`])
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.text()).toBe('done')
})

it('keeps an upload that is dropped, or too long, to itself', async () => {
  const { front, behind } = await openFront()
  const heard = await standBehind(behind)
  const socket = connect(front, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf')
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  const tooLong = await fetch(`http://127.0.0.1:${front}/`, { method: 'POST', body: 'x'.repeat(2 << 20) })
  expect(tooLong.status).toBe(413)
  expect(heard).toEqual([])
  expect((await fetch(`http://127.0.0.1:${front}/`)).status).toBe(201)
})

it('says when its port is taken', async () => {
  const { front, behind } = await openFront()
  await expect(startFront(front, behind)).rejects.toThrow('EADDRINUSE')
})
