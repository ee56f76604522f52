import type { Fetching, Scope } from './scope.ts'

// Keeps the trip pages that somebody has opened, to be read without network. The network is always asked first; a kept
// page is for the account it was made for, says how old it is, and goes when that account signs out. Built into /sw.js:
// it imports nothing but types. Scripts are kept by names that change with their contents: each page finds its own.

const scope = globalThis as unknown as Scope

const ACCOUNT_HEADER = 'dayfold-account'
/** Pages of one account; the name ends with it. */
const KEPT = 'trips '
const MOST_PAGES = 40
/** A network that says nothing for so long is as good as none, when there is a copy. */
const PATIENCE_MS = 6000
const PAGES = /^\/(?:de\/)?(?:my-trips|bring-along|trips\/[\w-]+)$/
const CHANGES = /^((?:\/de)?\/trips\/[\w-]+)\/(?:edit|change)$/
const DELETED = /^\/(?:de\/)?trips\/([\w-]+)\/delete$/
/** Sent when somebody signs in, signs out or deletes the account: whose pages these were is over. */
const ENDS = /^\/(?:de\/)?(?:sign-in|sign-out|account\/delete)\b|^\/api\/auth\/(?:verify|logout|sessions)\b/

/** The share target, and the form that takes what it brought. */
const SHARE = /^\/(?:de\/)?bring-along$/
const TAKES = /^(\/de)?\/trips\/[\w-]+\/places$/
const SHARED = 'shared'
/** What was shared waits for a sign-in, not for whoever comes after a sign-out. */
const LEAVES = /\/(?:sign-out|account\/delete|logout)\b/

/** Named by their contents, or the same for a month: what was kept of them is as good as new. */
const FILES = /^\/(?:assets\/[\w.-]+\.js|map\/\d+\/\d+\/\d+)$/
const KEPT_FILES = 'files'
const MOST_SCRIPTS = 40

/** Counts what ended: a page fetched before is not kept after. */
let era = 0

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event) => {
  // The page that brought this worker was loaded before there was one.
  if (typeof event.data === 'string' && isPage(event.data))
    event.waitUntil(fresh(new Request(event.data, { headers: { accept: 'text/html' } })).catch(() => {}))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') {
    if (request.method === 'POST' && SHARE.test(pathname)) return event.respondWith(keepShared(request))
    const takes = TAKES.exec(pathname)
    if (takes) return event.respondWith(handOver(request, `${takes[1] ?? ''}/bring-along`))
    if (LEAVES.test(pathname)) event.waitUntil(caches.delete(SHARED))
    const ends = ENDS.test(pathname) || (request.method === 'DELETE' && pathname === '/api/auth/user')
    const deleted = DELETED.exec(pathname)?.[1]
    const changed = request.mode === 'navigate' && CHANGES.exec(pathname)?.[1]
    if (ends) event.respondWith(forgetAround(() => fetch(request)))
    else if (deleted) event.waitUntil(drop(deleted))
    else if (changed) event.respondWith(fetch(request).catch(() => Response.redirect(changed, 303)))
  } else if (FILES.test(pathname)) event.respondWith(fileOf(event))
  else if (isPage(request.url) && request.headers.get('accept')?.includes('text/html'))
    event.respondWith(answer(event))
})

function isPage(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && PAGES.test(pathname)
}

async function answer(event: Fetching): Promise<Response> {
  const network = fresh(event.request)
  event.waitUntil(network.catch(() => {}))
  const copy = await copyOf(event.request.url)
  if (!copy) return network
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(copy), PATIENCE_MS))
  return Promise.race([network, patience]).catch(() => copy)
}

/** Another app's places and files, kept until a trip takes them: the page may be behind a sign-in, or out of reach. */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData()
  await caches.delete(SHARED)
  const cache = await caches.open(SHARED)
  const words = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() || [] : []
  })
  const headers = { 'x-kept-at': String(Date.now()) }
  await cache.put('/shared/text', new Response([...new Set(words)].join('\n'), { headers }))
  const file = form.get('file')
  if (file instanceof File && file.size > 0)
    await cache.put(
      '/shared/file',
      new Response(file, { headers: { 'x-name': encodeURIComponent(file.name) } }),
    )
  return Response.redirect(request.url, 303)
}

/** To the trip; without network back to the page, which has it still. */
async function handOver(request: Request, back: string): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  if (answer?.ok) await caches.delete(SHARED)
  return answer ?? Response.redirect(back, 303)
}

/** Asks the network, and keeps what it says or takes from what was kept. */
async function fresh(request: Request): Promise<Response> {
  const before = era
  const response = await fetch(request)
  const account = response.headers.get(ACCOUNT_HEADER)
  if (before !== era) return response
  if (response.ok && account) await keep(request.url, response.clone(), account)
  // The way to the sign-in page: whoever was here is not any more.
  else if (response.type === 'opaqueredirect' || response.redirected || response.status === 401)
    await forget()
  else if (response.status === 404 || response.status === 410) await drop(request.url)
  return response
}

async function keep(url: string, response: Response, account: string): Promise<void> {
  const mine = KEPT + account
  for (const name of await caches.keys())
    if (name.startsWith(KEPT) && name !== mine) await caches.delete(name)
  if (isOfTheMoment(url)) return
  const cache = await caches.open(mine)
  const headers = new Headers({ 'x-kept-at': String(Date.now()) })
  for (const name of ['content-type', 'content-security-policy', 'referrer-policy']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  const html = await response.blob()
  await cache.put(keyOf(url), new Response(html, { headers }))
  await keepScripts(await html.text())
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, -MOST_PAGES)) await cache.delete(oldest)
}

/** Scripts that a kept page names: "today" is of use where there is no network. The map's come when it is opened. */
async function keepScripts(html: string): Promise<void> {
  const files = await caches.open(KEPT_FILES)
  for (const [path] of html.matchAll(/\/assets\/(?!map)[\w-]+\.js/g))
    if (!(await files.match(path))) await files.add(path)
}

/** What was kept, else the network's; a page that is kept keeps its scripts, older ones make room. */
async function fileOf(event: Fetching): Promise<Response> {
  const { request } = event
  const found = await caches.match(request.url)
  if (found) return found
  const response = await fetch(request)
  const isKept = (await caches.keys()).some((name) => name.startsWith(KEPT))
  if (!isKept || !response.ok || !new URL(request.url).pathname.startsWith('/assets/')) return response
  // Not waited for: the page would get the first byte after the last one is kept.
  event.waitUntil(keepScript(request.url, response.clone()).catch(() => {}))
  return response
}

async function keepScript(url: string, response: Response): Promise<void> {
  const files = await caches.open(KEPT_FILES)
  await files.put(url, response)
  const scripts = (await files.keys()).filter(({ url }) => url.includes('/assets/'))
  for (const oldest of scripts.slice(0, -MOST_SCRIPTS)) await files.delete(oldest)
}

/** The kept page with its note shown: the page brings the words, the time is filled in here. */
async function copyOf(url: string): Promise<Response | undefined> {
  const found = await caches.match(keyOf(url))
  if (!found) return undefined
  const html = await found.text()
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en'
  const kept = new Date(Number(found.headers.get('x-kept-at')))
  const time = kept.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })
  const noted = html
    .replace(/data-offline="" hidden=""/, 'data-offline="" role="status"')
    .replace('<time>…</time>', `<time datetime="${kept.toISOString()}">${time}</time>`)
  return new Response(noted, { headers: found.headers })
}

/** The plan's language makes another page, and so does where a list goes on; nothing else does. */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href)
  const own = new URLSearchParams()
  for (const name of ['plan', 'before']) {
    const value = searchParams.get(name)
    if (value) own.set(name, value)
  }
  return own.size ? `${pathname}?${own}` : pathname
}

/** It says what has just been done; a day that runs late is kept at once, since it is one on the way. */
function isOfTheMoment(url: string): boolean {
  const { searchParams } = new URL(url, location.href)
  return ['planned', 'deleted', 'title', 'text', 'url'].some((name) => searchParams.has(name))
}

/** Takes a page, or all pages of a trip, away. */
async function drop(what: string): Promise<void> {
  const id = what.split(/[/?#]/).find((part) => /^[\w-]{36}$/.test(part))
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue
    const cache = await caches.open(name)
    for (const key of await cache.keys()) if (id && key.url.includes(id)) await cache.delete(key)
  }
}

/** Before, so that it holds without network; and after, for pages that were under way. */
async function forgetAround(ask: () => Promise<Response>): Promise<Response> {
  await forget()
  try {
    return await ask()
  } finally {
    await forget()
  }
}

async function forget(): Promise<void> {
  era += 1
  for (const name of await caches.keys())
    if (name.startsWith(KEPT) || name === KEPT_FILES) await caches.delete(name)
}
