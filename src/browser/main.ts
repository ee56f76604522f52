import '@vitejs/plugin-react/preamble'
import { fetchAhead } from './prefetch-pages.ts'
import { around } from './closest-element.ts'
import { keepBadge } from './account-badge.ts'
import { keepDraft } from './form-drafts.ts'
import { addFonts } from './fonts.ts'
import { keepLanguage } from './language-cookie.ts'
import { step } from './number-steppers.ts'

/**
 * The only script every page loads by itself: it opens dialogs, closes menus, and fetches what an island needs at
 * the visitor's first move towards it. A tap that comes before is kept and replayed.
 */

const waking = new WeakMap<HTMLElement, Promise<void>>()

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

interface Start {
  start(element: HTMLElement): void | Promise<void>
}

/** Islands without React; the others are in islands.client.ts. */
const plainIslands = new Map<string | undefined, () => Promise<Start>>([
  ['search', () => import('../blog/blog-search.client.ts')],
  ['offers', () => import('../ads/esim.client.ts')],
])
const reactIsland = (): Promise<Start> => {
  const hydrate = import('../islands/hydrate.tsx')
  // By far the largest file: asked for together with the one that needs it, and behind it.
  import('../islands/react.ts').catch(() => {})
  return hydrate
}

function wake(element: HTMLElement): Promise<void> {
  let awake = waking.get(element)
  if (!awake) {
    awake = (plainIslands.get(element.dataset.island) ?? reactIsland)()
      .then((island) => island.start(element))
      .then(() => {
        element.dataset.awake = ''
      })
    // A failed fetch may be tried again by the next touch.
    awake.catch(() => waking.delete(element))
    waking.set(element, awake)
  }
  return awake
}

/** A failed fetch is tried again after this. */
const AGAIN_MS = 1000

const sleeper = (event: Event) => around(event, '[data-island]:not([data-awake])')

for (const intent of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(intent, (event) => {
    const island = sleeper(event)
    // What the touch itself does is answered first.
    if (island) setTimeout(() => wake(island).catch(() => {}))
  })

/**
 * Keeps an event until the island is awake, and from React: React listens while it hydrates, and would hydrate at once
 * to answer what is then replayed, a second time.
 */
function keep(event: Event, island: HTMLElement, replay: () => void, otherwise: () => void): void {
  event.stopPropagation()
  wake(island).then(replay, otherwise)
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    const island = sleeper(event)
    if (!island) return
    event.preventDefault()
    keep(
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
    const island = sleeper(event)
    const button = around(event, 'button[type=button]:not([data-step])')
    const press = () => button?.click()
    // On a line that comes and goes the press is tried again until it counts.
    if (island && button) keep(event, island, press, () => setTimeout(press, AGAIN_MS))
  },
  true,
)

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

addEventListener('click', (event) => {
  if (event.defaultPrevented) return
  const opener = around(event, '[data-open]')
  const dialog = opener && document.querySelector<HTMLDialogElement>(`dialog#${opener.dataset.open}`)
  if (dialog && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
    event.preventDefault()
    // The focus that moves into the dialog wakes its island.
    dialog.dataset.mode = opener.dataset.mode ?? ''
    dialog.showModal()
    dialog.dispatchEvent(new Event('opened'))
  }
  if (around(event, '[data-close]')) around(event, 'dialog')?.close()
  const button = around(event, '[data-step]')
  if (button) step(button)
  for (const menu of openMenus())
    if (around(event, 'details') !== menu || around(event, 'a')) menu.open = false
})

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})

/** On a fast link, one that brought the whole page within that time, its island may wake while nobody waits. */
const FAST_MS = 400
const { saveData, effectiveType } = navigator.connection ?? {}
if (!saveData && !effectiveType?.includes('2g')) addFonts()
if (!saveData && effectiveType === '4g')
  addEventListener('load', () => {
    fetchAhead()
    if (performance.now() < FAST_MS)
      requestIdleCallback(() => {
        const island = document.querySelector<HTMLElement>('main [data-island]')
        if (island) wake(island).catch(() => {})
      })
  })

// A chunk that a new build has removed: load the page again, once in ten seconds. Not on a dead line, where the page
// would be lost.
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
// A page comes to sight again, from the back button or rendered ahead: others may have signed in or out meanwhile.
const lookAgain = () => {
  keepBadge()
  import('./reload-new-build.ts').then((builds) => builds.reloadIfOld(() => isDirty)).catch(() => {})
}
setInterval(lookAgain, 3_600_000)
document.addEventListener('visibilitychange', lookAgain)

/** After this the page is being read. */
const QUIET_MS = 3000

// Storage may be forbidden: what follows does without it.
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
// The session can wait for a touch, for a look at another tab, or for quiet; also after a sign-out elsewhere, which
// the other tabs have to learn of.
begin(stored('session-expires-at') ? 'html' : '.signed-in', async () => {
  await new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) addEventListener(sign, resolve)
    setTimeout(resolve, QUIET_MS)
  })
  return import('../auth/sessions/session-refresh.client.ts')
})

function begin(selector: string, load: () => Promise<Start>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element)
    load()
      .then((part) => part.start(element))
      .catch(() => {})
}
