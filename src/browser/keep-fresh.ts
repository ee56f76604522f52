import { updateBadge } from './account-badge.ts'

let hasInput = false
/** Whether something was typed or chosen on the page. */
export const isDirty = (): boolean => hasInput

const { pathname } = location
/** An entry of the history whose page was shown inside a document that has been loaded again since. */
let showEntry = (): void => {
  if (location.pathname !== pathname) location.reload()
}
/** Hands the history's entries over to whoever shows several of them in one document. */
export const takeOverHistory = (show: () => void): void => {
  showEntry = show
}

/** Follows new builds and what other tabs do: who is signed in, and which version of the page is the newest. */
export function keepFresh(): void {
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

  addEventListener('popstate', () => showEntry())

  // What was typed must not be lost to a reload; the next page is new anyway.
  addEventListener('input', () => (hasInput = true))
  // The page becomes visible again, from the back button or after prerendering: somebody may have signed in or out.
  const refreshState = () => {
    updateBadge()
    import('./reload-new-build.ts').then((builds) => builds.reloadIfOld(isDirty)).catch(() => {})
  }
  setInterval(refreshState, 3_600_000)
  document.addEventListener('visibilitychange', refreshState)
}
