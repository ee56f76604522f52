import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER } from './browser.ts'

/**
 * A browser driven by its own protocol (https://chromedevtools.github.io/devtools-protocol/), attached to the tab and not
 * to the page in it: a page that is driven itself renders no other ahead.
 */
export interface Devtools {
  send(method: string, params?: object, session?: string): Promise<Record<string, unknown>>
  /** Calls back with every event until the returned function is called. */
  listen(handler: (event: DevtoolsEvent) => void): () => void
  close(): void
}

export interface DevtoolsEvent {
  method: string
  params: Record<string, unknown>
  sessionId?: string
}

interface Answer {
  id: number
  result?: Record<string, unknown>
  error?: { message: string }
}

const START_MS = 20_000

export async function openDevtools(): Promise<Devtools> {
  const profile = mkdtempSync(join(tmpdir(), 'dayfold-bench-'))
  const child = spawn(
    BROWSER.executablePath,
    [
      ...BROWSER.args,
      '--headless=new',
      '--no-first-run',
      '--window-size=1024,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await addressIn(child.stderr))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const waiting = new Map<number, (answer: Answer) => void>()
  const handlers = new Set<(event: DevtoolsEvent) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer | DevtoolsEvent
    if ('id' in message) {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    } else for (const handler of handlers) handler(message)
  })
  let sent = 0
  return {
    send(method, params = {}, sessionId) {
      sent += 1
      const id = sent
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return new Promise((resolve, reject) =>
        waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
        ),
      )
    },
    listen(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    close() {
      socket.close()
      child.once('exit', () => rmSync(profile, { recursive: true, force: true }))
      child.kill()
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the browser did not start')), START_MS)
    let text = ''
    output.on('data', (chunk) => {
      text += String(chunk)
      const address = /ws:\/\/\S+/.exec(text)?.[0]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
  })
}
