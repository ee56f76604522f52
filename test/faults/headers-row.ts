import { readdirSync } from 'node:fs'
import { headerProblems } from '../support/header-problems.ts'
import { demand, type Row, row } from './rows.ts'
import { ask, headersOf, newNetwork } from './traveller.ts'
import { withServer } from './with-server.ts'

/** More than a network may ask in a minute. */
const FLOOD = 700
const FILES = ['/favicon.svg', '/share.png', '/sw.js', '/builds/latest.json']
const PAGES = ['/', '/de/faq', '/blog', '/healthz', '/robots.txt', '/sitemap.xml', '/my-trips', '/api/trips']

/** Answers of the server as a whole: files that never reach the Worker, answers from what is known, refusals. */
export async function headersRow(bundle: string): Promise<Row> {
  return row("the server's files, pages, 304s and refusals carry every header", async () =>
    withServer(bundle, 'headers-state', ({ server }) => look(server.origin, bundle)),
  )
}

async function look(origin: string, bundle: string): Promise<Row['numbers']> {
  const problems: string[] = []
  const statuses: Record<string, number> = {}
  let answers = 0

  async function check(path: string, init: RequestInit = {}, isFile = false): Promise<Headers> {
    const headers = { ...headersOf({ ip: newNetwork() }), ...(init.headers as Record<string, string>) }
    const answer = await ask(origin + path, { redirect: 'manual', ...init, headers })
    await answer.body?.cancel()
    answers += 1
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    problems.push(...headerProblems(answer, `${init.method ?? 'GET'} ${path} ${answer.status}`, isFile))
    return answer.headers
  }

  const assets = readdirSync(`${bundle}/client/assets`, { withFileTypes: true })
  const hashed = assets.filter((entry) => entry.isFile()).map(({ name }) => `/assets/${name}`)
  for (const path of [...FILES, ...hashed]) {
    const headers = await check(path, {}, true)
    await check(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } }, true)
    if (path.startsWith('/assets/') && headers.get('cache-control') !== 'public, max-age=31536000, immutable')
      problems.push(`${path} is not kept`)
  }
  for (const path of PAGES) {
    const headers = await check(path)
    await check(path, { method: 'HEAD' })
    await check(path, { headers: { 'if-none-match': headers.get('etag') ?? '"x"' } })
    await check(path, { method: 'PROPFIND', headers: { 'sec-fetch-site': 'same-origin' } })
    await check(path, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
  }
  for (const path of ['/assets/none.js', '/builds/meta/none.json', '/nowhere', '/%E0%A4%A', '/api/nowhere'])
    await check(path)
  for (const path of ['/api/trips', '/api/auth/otp', '/contact'])
    for (const body of ['{', '[]', 'x'.repeat(100_000)]) await check(path, { method: 'POST', body })
  const headers = { 'cf-connecting-ip': newNetwork() }
  for (let n = 0; n < FLOOD && !statuses[429]; n++) await check('/healthz', { headers })
  const numbers = { answers, files: FILES.length + hashed.length, statuses: Object.keys(statuses).join(' ') }
  demand(problems.length === 0, problems.slice(0, 5).join('; '), numbers)
  for (const status of [200, 303, 304, 401, 403, 404, 405, 413, 429])
    demand(Boolean(statuses[status]), `no ${status}`, numbers)
  return numbers
}
