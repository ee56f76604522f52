import '@vitejs/plugin-react/preamble'
import { fetchAhead } from './prefetch-pages.ts'
import { closest } from './closest-element.ts'
import { keepBadge } from './account-badge.ts'
import { keepDraft } from './form-drafts.ts'
import { addFonts } from './fonts.ts'
import { keepLanguage } from './language-cookie.ts'
import { step } from './number-steppers.ts'

/**
 * The only script every page loads by itself: it opens dialogs, closes menus, and loads an island when the
 * visitor first points at or focuses it. A tap that comes before the island is hydrated is kept and replayed.
 */

const hydrations = new WeakMap<HTMLElement, Promise<void>>()

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

interface Startable {
  start(element: HTMLElement): void | Promise<void>
}

/** Islands without React; the others are in islands.client.ts. */
const plainIslands = new Map<string | undefined, () => Promise<Startable>>([
  ['search', () => import('../blog/blog-search.client.ts')],
  ['offers', () => import('../ads/esim.client.ts')],
])
const reactIsland = (): Promise<Startable> => {
  const loading = import('../islands/hydrate.tsx')
  // By far the largest file: asked for together with the one that needs it, and behind it.
  import('../islands/react.ts').catch(() => {})
  return loading
}

function hydrate(element: HTMLElement): Promise<void> {
  let hydration = hydrations.get(element)
  if (!hydration) {
    hydration = (plainIslands.get(element.dataset.island) ?? reactIsland)()
      .then((island) => island.start(element))
      .then(() => {
        element.dataset.hydrated = ''
      })
    // A failed fetch may be tried again by the next touch.
    hydration.catch(() => hydrations.delete(element))
    hydrations.set(element, hydration)
  }
  return hydration
}

/** How long after a failed fetch the press is tried again. */
const RETRY_MS = 1000

const unhydratedIsland = (event: Event) => closest(event, '[data-island]:not([data-hydrated])')

for (const intent of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(intent, (event) => {
    const island = unhydratedIsland(event)
    // What the touch itself does is answered first.
    if (island) setTimeout(() => hydrate(island).catch(() => {}))
  })

/**
 * Keeps an event until the island is hydrated, and hides it from React, which listens while it hydrates and would
 * answer the event a second time when it is replayed.
 */
function replayLater(event: Event, island: HTMLElement, replay: () => void, otherwise: () => void): void {
  event.stopPropagation()
  hydrate(island).then(replay, otherwise)
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    const island = unhydratedIsland(event)
    if (!island) return
    event.preventDefault()
    replayLater(
      event,
      island,
      // React makes a form anew where something else has changed the page, a translator for one.
      () => (form.isConnected ? form : island.querySelector('form'))?.requestSubmit(),
      // Without React the form still works as a form.
      () => form.submit(),
    )
  },
  true,
)

addEventListener(
  'click',
  (event) => {
    const island = unhydratedIsland(event)
    const button = closest(event, 'button[type=button]:not([data-step])')
    const press = () => button?.click()
    // On a line that comes and goes the press is tried again until it counts.
    if (island && button) replayLater(event, island, press, () => setTimeout(press, RETRY_MS))
  },
  true,
)

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

addEventListener('click', (event) => {
  if (event.defaultPrevented) return
  const opener = closest(event, '[data-open]')
  const dialog = opener && document.querySelector<HTMLDialogElement>(`dialog#${opener.dataset.open}`)
  if (dialog && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
    event.preventDefault()
    // The focus that moves into the dialog hydrates its island.
    dialog.dataset.mode = opener.dataset.mode ?? ''
    dialog.showModal()
    dialog.dispatchEvent(new Event('opened'))
  }
  if (closest(event, '[data-close]')) closest(event, 'dialog')?.close()
  const button = closest(event, '[data-step]')
  if (button) step(button)
  for (const menu of openMenus())
    if (closest(event, 'details') !== menu || closest(event, 'a')) menu.open = false
})

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})

/** A page loaded within this time came over a fast connection: its island is hydrated when the browser is idle. */
const FAST_MS = 400
const { saveData, effectiveType } = navigator.connection ?? {}
if (!saveData && !effectiveType?.includes('2g')) addFonts()
if (!saveData && effectiveType === '4g')
  addEventListener('load', () => {
    fetchAhead()
    if (performance.now() < FAST_MS)
      requestIdleCallback(() => {
        const island = document.querySelector<HTMLElement>('main [data-island]')
        if (island) hydrate(island).catch(() => {})
      })
  })

// A chunk that a new build has removed: load the page again, once in ten seconds. Not without a connection, where the
// page would be lost.
addEventListener('vite:preloadError', () => {
  if (Date.now() - sessionStorage.reloaded < 10_000) return
  fetch('', { cache: 'no-store' })
    .then(() => {
      sessionStorage.reloaded = Date.now()
      location.reload()
    })
    .catch(() => {})
})

keepLanguage()
keepBadge()

// What was typed must not be lost to a reload; the next page is new anyway.
let isDirty = false
addEventListener('input', () => (isDirty = true))
// The page becomes visible again, from the back button or after prerendering: somebody may have signed in or out.
const refreshState = () => {
  keepBadge()
  import('./reload-new-build.ts').then((builds) => builds.reloadIfOld(() => isDirty)).catch(() => {})
}
setInterval(refreshState, 3_600_000)
document.addEventListener('visibilitychange', refreshState)

/** After this the page has settled, and the session's script may load. */
const SETTLED_MS = 3000

// Storage may be blocked; everything below works without it.
const stored = (key: string): unknown => {
  try {
    return localStorage[key]
  } catch {
    return undefined
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-draft]')
if (form) keepDraft(form)

const bubble = document.querySelector<HTMLElement>('[data-esim]')
if (bubble && !stored('esim')) bubble.dataset.ready = ''

// What some pages need at once.
begin('[data-live]', () => import('../trips/progress/trip-progress.client.ts'))
begin('[data-trip]', () => import('../trips/pages/trip-page.client.ts'))
// The session's script waits for a touch, another tab or a settled page; it also runs after a sign-out elsewhere,
// which it tells the other tabs.
begin(stored('session-expires-at') ? 'html' : '.signed-in', async () => {
  await new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) addEventListener(sign, resolve)
    setTimeout(resolve, SETTLED_MS)
  })
  return import('../auth/sessions/session-refresh.client.ts')
})

function begin(selector: string, load: () => Promise<Startable>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element)
    load()
      .then((part) => part.start(element))
      .catch(() => {})
}
