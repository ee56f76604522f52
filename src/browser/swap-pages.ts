import { closest } from './closest-element.ts'
import { isDirty, takeOverHistory } from './keep-fresh.ts'
import { exchange, exchangeHead, isPublic, type PageView, pageIn, viewOf } from './page-view.ts'

const MENU = '.wide-only a'
/** As long as a browser keeps a page that it has fetched ahead by itself. */
const FRESH_MS = 300_000
/** The page that is left fades to this while its link is pressed, the next one from it. */
const FADED = 0.4
const FADE_MS = 160

interface Fetched {
  /** Empty until it has come, and where there is no such page. */
  html: string
  at: number
}

/**
 * The menu of a wide window shows its pages inside this document, each once it has been fetched. Whatever speaks against
 * it leaves the link to the browser. `start` is called for a page that is shown for the first time.
 */
export function swapPages(start: () => void): void {
  const first = isPublic(document) && viewOf(document)
  const menu = document.querySelector<HTMLElement>('.wide-only')
  if (!first || !menu) return
  // The browser need not fetch its pages, too.
  menu.dataset.ready = ''
  const fetched = new Map<string, Fetched>()
  /** Built when a pointer comes, so that little is left to do at a click. */
  const built = new Map<string, PageView>()
  const addressOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search
  /** By their addresses, with what was typed into them: for the way back. */
  const shownBefore = new Map([[addressOf(location), first]])
  let shown = first
  let path = location.pathname
  let finish = () => {}
  let leaving: Animation | undefined
  let nextFrame = 0
  const status = addStatus()

  function fetchAhead(link: HTMLAnchorElement): void {
    const { href } = link
    const at = Date.now()
    if (link.pathname === path || at - (fetched.get(href)?.at ?? 0) < FRESH_MS) return
    built.delete(href)
    fetched.set(href, { html: '', at })
    fetch(href, { headers: { accept: 'text/html' }, priority: 'low' })
      .then(async (answer) => {
        if (answer.ok && !answer.redirected) fetched.set(href, { html: await answer.text(), at })
      })
      .catch(() => fetched.delete(href))
  }

  function fetchMenu(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(MENU))
      if (link.checkVisibility()) fetchAhead(link)
  }

  function build({ href }: HTMLAnchorElement): PageView | undefined {
    const html = fetched.get(href)?.html
    const view = built.get(href) ?? (html ? pageIn(html) : undefined)
    if (view) built.set(href, view)
    return view
  }

  function show(view: PageView, then: () => void): void {
    finish()
    const before = shown
    shown = view
    path = location.pathname
    exchange(before, view)
    cancelAnimationFrame(nextFrame)
    leaving?.cancel()
    leaving = undefined
    if (isMoving()) view.main.animate({ opacity: [FADED, 1] }, FADE_MS)
    finish = () => {
      finish = () => {}
      exchangeHead(before, view)
      focusHeading(view.main)
      status.textContent = document.title
      then()
    }
    // Behind the first frame.
    requestAnimationFrame(() => setTimeout(() => finish()))
  }

  fetchMenu()

  for (const intent of ['pointerover', 'focusin'])
    addEventListener(intent, (event) => {
      const link = closest(event, MENU)
      if (!(link instanceof HTMLAnchorElement)) return
      fetchAhead(link)
      build(link)
    })

  addEventListener('pointerdown', (event) => {
    const link = closest(event, MENU)
    if (!(link instanceof HTMLAnchorElement) || !built.has(link.href) || link.pathname === path) return
    if (!isPlain(event) || isDirty() || !isMoving()) return
    // A press so short that no frame shows it costs the click nothing.
    nextFrame = requestAnimationFrame(() => {
      leaving = shown.main.animate({ opacity: [1, FADED] }, { duration: FADE_MS, fill: 'forwards' })
    })
  })

  // Let go elsewhere, or dragged away: the page stays. A click comes before this is done.
  for (const release of ['pointerup', 'pointercancel'])
    addEventListener(release, () =>
      setTimeout(() => {
        cancelAnimationFrame(nextFrame)
        leaving?.reverse()
        leaving?.addEventListener('finish', ({ target }) => target instanceof Animation && target.cancel())
        leaving = undefined
      }),
    )

  addEventListener('click', (event) => {
    const link = closest(event, MENU)
    if (!(link instanceof HTMLAnchorElement) || link.pathname === path || !isPlain(event) || isDirty()) return
    const view = build(link)
    if (!view || document.querySelector('dialog[open]')) return
    event.preventDefault()
    built.delete(link.href)
    history.pushState(null, '', link.href)
    shownBefore.set(addressOf(link), view)
    show(view, () => {
      start()
      fetchMenu()
    })
    scrollTo({ top: 0, behavior: 'instant' })
  })

  takeOverHistory(() => {
    const view = shownBefore.get(addressOf(location))
    if (view && view !== shown) show(view, fetchMenu)
    else if (location.pathname !== path) location.reload()
  })
}

function isMoving(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function isPlain(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)
}

/** Where a screen reader goes on, as after a load. */
function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Says the title of a page that came without a load. */
function addStatus(): HTMLElement {
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'hidden'
  return document.body.appendChild(status)
}
