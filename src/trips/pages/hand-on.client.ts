/** To the share sheet of a phone, or to the clipboard: what was pressed says which link. */
export function copyLink(button: HTMLElement): void {
  hand(button, Promise.resolve(button.dataset.copyLink ?? ''), '')
}

/** Makes the trip's shared link, or finds it again. */
export function shareTrip(form: HTMLFormElement): void {
  const button = form.querySelector('button')
  if (button) hand(button, linkOf(form), form.dataset.title ?? '')
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
