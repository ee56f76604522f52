/** From here on the map stands beside the days; as in the page's styles. */
export const WIDE = '(min-width: 900px)'

export function isWide(): boolean {
  return matchMedia(WIDE).matches
}

/** Its words come with the page, in the page's language. */
export function frameFor(days: HTMLElement): HTMLElement {
  const template = days.querySelector<HTMLTemplateElement>('template[data-map-frame]')
  const frame = template?.content.firstElementChild?.cloneNode(true)
  return frame instanceof HTMLElement ? frame : document.createElement('div')
}

/** Beside the days on a wide screen, in place of the day's sketch on a phone. */
export function place(frame: HTMLElement, day: HTMLElement): void {
  const column = day.closest('.days')
  const figure = day.querySelector('.day-map')
  for (const other of document.querySelectorAll('.has-map')) other.classList.remove('has-map')
  if (isWide()) {
    column?.classList.add('has-map')
    column?.insertAdjacentElement('afterbegin', frame)
  } else {
    figure?.classList.add('has-map')
    figure?.insertAdjacentElement('afterbegin', frame)
  }
}

export function takeAway(frame: HTMLElement): void {
  frame.remove()
  for (const other of document.querySelectorAll('.has-map')) other.classList.remove('has-map')
}
