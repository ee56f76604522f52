const AT_MOST_EVERY_MS = 60 * 1000

/** Not in every browser: when a page that was rendered ahead was opened. */
const { activationStart = 0 } = (performance.getEntriesByType('navigation')[0] ?? {}) as {
  activationStart?: number
}

/** When it was asked last. Being opened is no coming back. */
let last = activationStart && performance.timeOrigin + activationStart

/** Reloads the page when a newer build is out, never while a form is dirty or a dialog is open. */
export async function reloadIfOld(isDirty: () => boolean): Promise<void> {
  if (document.hidden || isDirty() || Date.now() - last < AT_MOST_EVERY_MS) return
  last = Date.now()
  const answer = await fetch(`/builds/latest.json?${last}`)
  if (!answer.ok) return
  const { id } = (await answer.json()) as { id: string }
  const mine = document.documentElement.dataset.build
  if (mine !== id && !isDirty() && !document.querySelector('dialog[open]')) location.reload()
}
