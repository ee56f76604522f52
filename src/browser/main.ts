import '@vitejs/plugin-react/preamble'
import { updateBadge } from './account-badge.ts'
import { addFonts } from './fonts.ts'
import { keepDraft } from './form-drafts.ts'
import { createHydrate, hydrateOnIntent, type Startable } from './hydrate-islands.ts'
import { keepFresh } from './keep-fresh.ts'
import { keepLanguage } from './language-cookie.ts'
import { operateMenusAndDialogs } from './menus-and-dialogs.ts'
import { startScript } from './start-script.ts'

/** The only script that every page loads by itself. What it does not do at once, it loads when first needed. */

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Islands without React; the others are in islands.client.ts. */
const plainIslands: Partial<Record<string, () => Promise<Startable>>> = {
  search: () => import('../blog/blog-search.client.ts'),
  offers: () => import('../ads/esim.client.ts'),
}
const reactIsland = (): Promise<Startable> => {
  const loading = import('../islands/hydrate.tsx')
  // By far the largest file: asked for together with the one that needs it, and behind it.
  import('../islands/react.ts').catch(() => {})
  return loading
}

const hydrate = createHydrate((name) => (plainIslands[name] ?? reactIsland)())
hydrateOnIntent(hydrate)
operateMenusAndDialogs()

/** A page loaded within this time came over a fast connection: its island is hydrated when the browser is idle. */
const FAST_MS = 400
const { saveData, effectiveType } = navigator.connection ?? {}
if (!saveData && !effectiveType?.includes('2g')) addFonts().catch(() => {})
if (!saveData && effectiveType === '4g')
  addEventListener('load', () => {
    const isFast = performance.now() < FAST_MS
    const wake = () => {
      if (isFast)
        requestIdleCallback(() => {
          const island = document.querySelector<HTMLElement>('main [data-island]')
          if (island) hydrate(island).catch(() => {})
        })
    }
    wake()
    import('./prefetch-pages.ts')
      .then((pages) =>
        pages.fetchAhead(() => {
          startPage()
          wake()
        }),
      )
      .catch(() => {})
  })

keepLanguage()
keepFresh()

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

/** Also for a page that is shown in the place of this one, see swap-pages.ts. */
function startPage(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]')
  if (form) keepDraft(form)
  if (!stored('esim')) document.querySelector('[data-esim]')?.setAttribute('data-ready', '')
  updateBadge()
}
startPage()

startScript('[data-live]', () => import('../trips/progress/trip-progress.client.ts'))
startScript('[data-trip]', () => import('../trips/pages/trip-page.client.ts'))
// The session's script waits for a touch, another tab or a settled page; it also runs after a sign-out elsewhere,
// which it tells the other tabs.
startScript(stored('session-expires-at') ? 'html' : '.signed-in', async () => {
  await new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) addEventListener(sign, resolve)
    setTimeout(resolve, SETTLED_MS)
  })
  return import('../auth/sessions/session-refresh.client.ts')
})
