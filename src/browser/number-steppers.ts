/** The − and + beside a number field; its own arrows and limits do the work. */
export function step(button: HTMLElement): void {
  const field = button.parentElement?.querySelector('input')
  if (!field) return
  field.stepUp(Number(button.dataset.step))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
