// A bounded load from this machine: `node load.ts <url> <connections> <ms> [etag]` prints what it counted as JSON.
import { connect } from 'node:net'

const [target = '', connections = '16', milliseconds = '2000', etag = ''] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(target)
const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${etag ? `If-None-Match: ${etag}\r\n` : ''}\r\n`
const END = Buffer.from('\r\n\r\n')
const until = performance.now() + Number(milliseconds)
let answered = 0
let bad = 0

await Promise.all(Array.from({ length: Number(connections) }, visit))
console.log(JSON.stringify({ answered, bad }))

/** One connection that asks again as soon as it has its answer. */
function visit(): Promise<void> {
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => socket.write(request))
    let rest = Buffer.alloc(0)
    socket.on('error', () => {
      bad += 1
      done()
    })
    socket.on('data', (chunk) => {
      rest = rest.length ? Buffer.concat([rest, chunk]) : chunk
      const length = answerLength(rest)
      if (length === undefined || rest.length < length) return
      if (!/^HTTP\/1\.1 (200|304)/.test(rest.subarray(0, 12).toString('latin1'))) bad += 1
      rest = rest.subarray(length)
      answered += 1
      if (performance.now() < until) socket.write(request)
      else socket.end(() => done())
    })
  })
}

/** Bytes of an answer with its headers; undefined while the headers are not complete. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(END)
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length) return end + 4 + Number(length)
  if (!/transfer-encoding: chunked/i.test(head)) return end + 4
  const last = bytes.indexOf('\r\n0\r\n\r\n', end)
  return last < 0 ? Infinity : last + 7
}
