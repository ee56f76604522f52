import { updateBadge } from './account-badge.ts'

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

  // What was typed must not be lost to a reload; the next page is new anyway.
  let isDirty = false
  addEventListener('input', () => (isDirty = true))
  // The page becomes visible again, from the back button or after prerendering: somebody may have signed in or out.
  const refreshState = () => {
    updateBadge()
    import('./reload-new-build.ts').then((builds) => builds.reloadIfOld(() => isDirty)).catch(() => {})
  }
  setInterval(refreshState, 3_600_000)
  document.addEventListener('visibilitychange', refreshState)
}
