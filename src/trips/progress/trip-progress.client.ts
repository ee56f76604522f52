import { parsePage } from '../../browser/parse-page.ts'
/** Waits between connections, seconds: then every ten. */
const RECONNECT_SECONDS = [1, 2, 5, 10]
/** The server's heart beats every 30 s. */
const SILENCE_MS = 40_000

/**
 * Keeps a page with a plan in the making up to date: at each event the page's own HTML is fetched again and
 * what changed is put in place, so that a day looks the same here as after a reload.
 */
export function start(region: HTMLElement): void {
  for (const id of (region.dataset.live ?? '').split(' ')) if (id) follow(id, 0)
}

function follow(id: string, failures: number): void {
  const events = new EventSource(`/api/trips/${id}/events`)
  let silence: ReturnType<typeof setTimeout>
  let failed = failures
  const again = () => {
    events.close()
    clearTimeout(silence)
    const seconds = RECONNECT_SECONDS[Math.min(failed, RECONNECT_SECONDS.length - 1)] ?? 10
    setTimeout(() => follow(id, failed + 1), seconds * 1000)
  }
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(again, SILENCE_MS)
  }
  const heard = () => {
    failed = 0
    listen()
  }
  listen()
  events.addEventListener('heartbeat', heard)
  events.addEventListener('error', again)
  events.addEventListener('day', () => {
    heard()
    void renew()
  })
  for (const end of ['status', 'gone'])
    events.addEventListener(end, () => {
      events.close()
      clearTimeout(silence)
      void renew(true).then((live) => {
        // The page did not come, or an older copy of it did.
        if (end === 'status' && live.includes(id)) again()
      })
    })
}

let renewing: Promise<string> | undefined

/** One fetch at a time; the last event always gets one of its own. Gives the trips that the page still waits for. */
async function renew(ended = false): Promise<string> {
  if (renewing && !ended) return renewing
  await renewing
  renewing = fetchAgain(ended).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function fetchAgain(ended: boolean): Promise<string> {
  const html = await fetch(location.href, { headers: { accept: 'text/html' } })
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined)
  if (!html) return liveIn(document)
  const fresh = parsePage(html)
  for (const next of fresh.querySelectorAll('main [role=status][id], main [data-part]')) {
    const now = document.getElementById(next.id)
    if (now?.role === 'status') speak(now, next)
    else if (now) place(now, next)
  }
  // A tab in the background says so in its title, until somebody looks.
  document.title = document.hidden && ended ? `✓ ${fresh.title}` : fresh.title
  if (document.hidden && ended)
    document.addEventListener('visibilitychange', () => (document.title = fresh.title), { once: true })
  return liveIn(fresh)
}

function liveIn(page: Document): string {
  return page.querySelector<HTMLElement>('[data-live]')?.dataset.live ?? ''
}

/** The status stays the same element: screen readers announce what changes in it, not what replaces it. */
function speak(now: Element, next: Element): void {
  if (now.textContent === next.textContent) return
  now.className = next.className
  now.replaceChildren(...next.childNodes)
}

/** What is there already and has not changed stays where it is, and with it focus and scroll position. */
function place(now: Element, next: Element): void {
  const kept = Array.from(now.children)
  const wanted = Array.from(next.children).map(
    (child, index) =>
      kept.find((old) => old.isEqualNode(child)) ??
      // A status inside is spoken for above.
      (child.querySelector('[role=status][id]') ? kept[index] : undefined) ??
      child,
  )
  for (const old of kept) if (!wanted.includes(old)) old.remove()
  for (const [index, child] of wanted.entries())
    if (now.children[index] !== child) now.insertBefore(child, now.children[index] ?? null)
}
