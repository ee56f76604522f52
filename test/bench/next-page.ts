import { SLOWER } from './browser.ts'
import type { Devtools } from './devtools.ts'
import { sleep } from '../faults/bench-server.ts'

const READY_MS = 20_000
/** After the page has loaded: what it fetches by itself has come. */
const SETTLED_MS = 2000
/** A pointer stays this long on a link before it is pressed. */
const LINGERS_MS = 300
/** And is pressed for as long as people do; a page may begin to fade meanwhile. */
const PRESSES_MS = 90

const CLICKED = 'clicked'
const SEEN = 'seen'
const HEADING = 'Frequently asked questions'

/**
 * Milliseconds from a click on a link of the menu, after lingering on it, to the first frame with the next page's
 * heading. The pages tell themselves, by one clock: a driver that asked for the heading would start a script of its own
 * in every new document, and nothing would be rendered ahead.
 */
export async function nextPage(devtools: Devtools, origin: string): Promise<number> {
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const tab = await openTab(devtools, String(browserContextId))
  try {
    await devtools.send('Page.navigate', { url: `${origin}/` }, tab.page())
    await until(async () => (await tab.evaluate(`document.readyState + location.pathname`)) === 'complete/')
    await sleep(SETTLED_MS)
    const place = (await tab.evaluate(`(${String(middleOfLink)})()`)) as { x: number; y: number }
    const page = tab.page()
    const mouse = (type: string) => ({ type, ...place, button: 'left', clickCount: 1 })
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, page)
    await sleep(LINGERS_MS)
    await devtools.send('Input.dispatchMouseEvent', mouse('mousePressed'), page)
    await sleep(PRESSES_MS)
    // Never answered where the page goes away first.
    devtools.send('Input.dispatchMouseEvent', mouse('mouseReleased'), page).catch(() => {})
    await until(async () => tab.told.has(SEEN))
    return (tab.told.get(SEEN) ?? 0) - (tab.told.get(CLICKED) ?? 0)
  } finally {
    tab.leave()
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
  }
}

interface Target {
  type: string
  subtype?: string
  browserContextId?: string
}

async function openTab(devtools: Devtools, browserContextId: string) {
  const sessions = new Map<string, Target>()
  const told = new Map<string, number>()
  const leave = devtools.listen(({ method, params, sessionId = '' }) => {
    if (method === 'Target.attachedToTarget') {
      const target = params.targetInfo as Target
      if (target.browserContextId !== browserContextId || target.type !== 'page') return
      const session = String(params.sessionId)
      sessions.set(session, target)
      prepare(devtools, session)
    }
    if (method === 'Target.detachedFromTarget') sessions.delete(String(params.sessionId))
    if (method === 'Runtime.bindingCalled' && sessions.has(sessionId)) {
      const { what, at } = JSON.parse(String(params.payload)) as { what: string; at: number }
      told.set(what, at)
    }
  })
  const about = { url: 'about:blank', browserContextId, forTab: true }
  const { targetId } = await devtools.send('Target.createTarget', about)
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true })
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await devtools.send('Target.setAutoAttach', attach, String(sessionId))
  await until(async () => sessions.size > 0)
  /** The page that is seen; another may be rendered behind it. */
  const page = () => [...sessions].find(([, { subtype }]) => subtype !== 'prerender')?.[0] ?? ''
  return {
    page,
    told,
    leave,
    async evaluate(expression: string): Promise<unknown> {
      const question = { expression, returnByValue: true }
      const { result } = await devtools
        .send('Runtime.evaluate', question, page())
        .catch(() => ({ result: {} }))
      return (result as { value?: unknown }).value
    },
  }
}

/** Sent without waiting: a page that stands still until it is told to go on answers none of it before. */
function prepare(devtools: Devtools, session: string): void {
  const steps: [string, object?][] = [
    ['Emulation.setCPUThrottlingRate', { rate: SLOWER }],
    ['Page.enable'],
    ['Runtime.enable'],
    ['Runtime.addBinding', { name: 'tell' }],
    [
      'Page.addScriptToEvaluateOnNewDocument',
      { source: `(${String(watch)})(${JSON.stringify({ CLICKED, SEEN, HEADING })})` },
    ],
    ['Runtime.runIfWaitingForDebugger'],
  ]
  for (const [method, params] of steps) devtools.send(method, params, session).catch(() => {})
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 50) {
    if (await isTrue()) return
    await sleep(50)
  }
  throw new Error('the page did not come')
}

/** Runs in the page. */
function middleOfLink(): { x: number; y: number } | undefined {
  const links = [...document.querySelectorAll('nav a[href="/faq"]')]
  const box = links.find((link) => link.getClientRects().length > 0)?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in every page before anything of it, also in one that is rendered ahead. */
function watch(words: { CLICKED: string; SEEN: string; HEADING: string }): void {
  const tell = (what: string, at: number) =>
    Reflect.get(window, 'tell')(JSON.stringify({ what, at: performance.timeOrigin + at }))
  const isAhead = () => Boolean(Reflect.get(document, 'prerendering'))
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find(
      (one) => one.textContent.includes(words.HEADING) && one.getClientRects().length > 0,
    )
    if (!heading || isAhead()) requestAnimationFrame(look)
    // The frame after which it is there.
    else requestAnimationFrame(() => setTimeout(() => tell(words.SEEN, performance.now())))
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      tell(words.CLICKED, timeStamp)
      setTimeout(look)
    },
    true,
  )
  if (location.pathname !== '/faq') return
  if (isAhead()) document.addEventListener('prerenderingchange', look)
  else look()
}
