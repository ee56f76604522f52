/** Starts the service worker on pages that it keeps, and hands it the one that was there before it. */
export function keepOffline(page: Location, also: string | undefined): void {
  const { serviceWorker } = navigator
  // Without https and outside of localhost there is none.
  if (!serviceWorker) return
  const wasKept = Boolean(serviceWorker.controller)
  void serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      if (!wasKept) active?.postMessage(page.pathname + page.search, [])
      // Other apps share with an installed copy: its page for that is there without network.
      if (also && matchMedia('(display-mode: standalone)').matches) active?.postMessage(also, [])
    })
    .catch(() => {})
}
