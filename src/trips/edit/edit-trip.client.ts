import { parsePage } from '../../browser/parse-page.ts'
import { dragBy } from './drag-stop.client.ts'

/** The edit page without reloads: the same forms, sent by script, and stops that can be dragged or moved by keys. */
export function easeEditing(root: Document): void {
  const voice = root.createElement('p')
  voice.className = 'hidden'
  voice.setAttribute('role', 'status')
  root.body.appendChild(voice)

  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-edit]')) return
    event.preventDefault()
    send(new FormData(form, submitter), placeOf(form))
  })
  root.addEventListener('keydown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null
    const label = { ArrowUp: 0, ArrowDown: 1 }[event.key]
    if (!handle || label === undefined) return
    event.preventDefault()
    // The next step starts from where this one ends.
    if (handle.closest('[aria-busy]')) return
    const button = handle.closest('li')?.querySelectorAll<HTMLButtonElement>('[value^="move "]').item(label)
    if (button && !button.disabled) button.form?.requestSubmit(button)
  })
  dragBy(root, (stop, day, position) => {
    const form = stop.querySelector('form')
    if (!form) return
    const fields = new FormData(form)
    fields.set('change', `move ${day} ${position}`)
    send(fields, placeOf(stop))
  })

  /** One after the other: a press that comes while another is on its way is made on what that one leaves. */
  let last = Promise.resolve()

  function send(fields: FormData, place: string): void {
    last = last.then(() => post(fields, place))
  }

  async function post(fields: FormData, place: string): Promise<void> {
    const page = root.querySelector<HTMLElement>('[data-edit]')
    if (!page) return
    fields.set('revision', page.dataset.revision ?? '')
    page.ariaBusy = 'true'
    const body = new URLSearchParams(
      Array.from(fields, ([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    const [status, text] = await fetch(page.dataset.edit ?? '', { method: 'POST', body })
      .then(async (answer) => [answer.status, await answer.text()] as const)
      .catch(() => [503, ''] as const)
    const next = parsePage(text).querySelector('[data-edit]')
    if (!next && status >= 429) return keep(page)
    // Signed out, or the trip is gone: the page itself can say more than we can.
    if (!next) return location.reload()
    replaceInPlace(page, next)
    root.dispatchEvent(new Event('plan-changed'))
    voice.textContent = next.querySelector('[data-notice]')?.textContent ?? ''
    const handle = next.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] [data-handle]`)
    handle?.focus({ preventScroll: isVisible(handle) })
  }

  /** Offline, or too much at once: the page stays as it is, with what was typed. */
  function keep(page: HTMLElement): void {
    page.ariaBusy = null
    const notice = page.querySelector('[data-notice]')
    if (notice) {
      notice.className = 'error'
      notice.textContent = page.dataset.lost ?? ''
    }
    voice.textContent = page.dataset.lost ?? ''
  }
}

/** What is read stays where it is, though the answer above it takes another line. */
function replaceInPlace(page: HTMLElement, next: Element): void {
  const read = Array.from(page.querySelectorAll('.day')).find(
    (day) => day.getBoundingClientRect().bottom > innerHeight / 3,
  )
  const before = read ? topOf(read) : 0
  page.replaceWith(next)
  const same = read && document.getElementById(read.id)
  if (same) scrollBy({ top: topOf(same) - before, behavior: 'instant' })
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}

function placeOf(element: Element): string {
  return element.closest<HTMLElement>('[data-place]')?.dataset.place ?? ''
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top > 80 && bottom < innerHeight
}
