const DISMISSED = 'esim'
const COPIED_MS = 2000

/** Copies the discount code, and takes the bubble away for good. Neither button is shown where no script runs. */
export function start(offer: HTMLElement): void {
  const copy = offer.querySelector<HTMLButtonElement>('[data-copy]')
  const label = copy?.textContent ?? ''
  copy?.addEventListener('click', () => {
    navigator.clipboard.writeText(copy.dataset.copy ?? '').then(
      () => {
        copy.textContent = copy.dataset.copied ?? ''
        setTimeout(() => (copy.textContent = label), COPIED_MS)
      },
      // Refused: the code stands beside the button.
      () => {},
    )
  })
  offer.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    offer.remove()
    try {
      localStorage.setItem(DISMISSED, '1')
    } catch {
      // Storage is off: it is away until the next page.
    }
  })
}
