import { closest } from './closest-element.ts'
import { step } from './number-steppers.ts'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** Dialogs open and close by their buttons, numbers step, and a menu closes by a click elsewhere or Escape. */
export function operateMenusAndDialogs(): void {
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
}
