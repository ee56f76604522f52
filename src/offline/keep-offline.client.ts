/** Starts the service worker on pages that it keeps, and hands it the one that was there before it. */
export function keepOffline(page: Location): void {
  const { serviceWorker } = navigator
  // Without https and outside of localhost there is none.
  if (!serviceWorker) return
  const wasKept = Boolean(serviceWorker.controller)
  void serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      if (!wasKept) active?.postMessage(page.pathname + page.search, [])
    })
    .catch(() => {})
}
