import { keepOffline } from '../../offline/keep-offline.client.ts'

/** What a press does on pages with trips: share, copy, print, ask before deleting. Without it their forms still work. */
export function start({ ownerDocument: root }: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const copying = target?.closest<HTMLElement>('[data-copy-link]')
    if (copying) hand(copying, Promise.resolve(copying.dataset.copyLink ?? ''), '')
    if (target?.closest('[data-print]')) print()
    const asking = target?.closest<HTMLAnchorElement>('[data-open="delete-trip"]')
    if (asking) fillDialog(root, asking)
  })
  root.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined
    const button = form?.querySelector('button')
    if (!form?.dataset.share || !button) return
    event.preventDefault()
    hand(button, linkOf(form), form.dataset.title ?? '')
  })
  if (root.querySelector('[data-offline]')) keepOffline(location)
  const today = root.querySelector<HTMLElement>('[data-now]')
  if (today) import('../today/today.client.ts').then((part) => part.start(today)).catch(() => {})
  if (root.querySelector('[data-edit]'))
    import('../edit/edit-trip.client.ts').then(({ easeEditing }) => easeEditing(root)).catch(() => {})
}

async function linkOf(form: HTMLFormElement): Promise<string> {
  const headers = { 'accept-language': document.documentElement.lang }
  const answer = await fetch(form.dataset.share ?? '', { method: 'POST', headers })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return ((await answer.json()) as { url: string }).url
}

/** To the share sheet of a phone, else to the clipboard; where neither is allowed, to the page that shows the link. */
function hand(button: HTMLElement, url: Promise<string>, title: string): void {
  const sheet = title && matchMedia('(pointer: coarse)').matches && 'share' in navigator
  const handed = sheet ? url.then((text) => navigator.share({ title, url: text })) : copy(url)
  handed
    .then(() => sheet || say(button, button.dataset.done))
    .catch(async (error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError') return
      const link: unknown = await url.catch((why: unknown) => why)
      // Without a connection that page would not come either.
      if (link instanceof TypeError) say(button, button.dataset.failed)
      else button.closest('form')?.submit()
    })
}

/** Safari asks for the clipboard while the press is still going on: the text may come later. */
async function copy(url: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return url.then((text) => navigator.clipboard.writeText(text))
  const text = url.then((value) => new Blob([value], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}

function say(button: HTMLElement, words = ''): void {
  const before = button.textContent
  button.textContent = words
  button.setAttribute('role', 'status')
  setTimeout(() => {
    button.textContent = before
    button.removeAttribute('role')
  }, 2500)
}

/** The one dialog of the page, for the trip whose link was pressed. */
function fillDialog(root: Document, link: HTMLAnchorElement): void {
  const dialog = root.getElementById('delete-trip')
  dialog?.querySelectorAll('form').item(1)?.setAttribute('action', link.pathname)
  const name = dialog?.querySelector('[data-trip-name]')
  if (name) name.textContent = link.dataset.name ?? ''
  dialog?.querySelector('[data-if-pending]')?.toggleAttribute('hidden', !link.dataset.pending)
}
