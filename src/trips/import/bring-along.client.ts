/** Where the service worker keeps what another app shared. */
const SHARED = 'shared'
const DAY_MS = 86_400_000

/** Fills the form with what the service worker kept for it: from before a sign-in, or from where there was no network. */
export async function fillIn(form: HTMLFormElement): Promise<void> {
  if (!(await caches.has(SHARED))) return
  const cache = await caches.open(SHARED)
  const [words, shared] = await Promise.all([cache.match('/shared/text'), cache.match('/shared/file')])
  if (!words || Date.now() - Number(words.headers.get('x-kept-at')) > DAY_MS) {
    await caches.delete(SHARED)
    return
  }
  const { text, file } = form.elements as unknown as Partial<{
    text: HTMLTextAreaElement
    file: HTMLInputElement
  }>
  if (text && !text.value) text.value = await words.text()
  if (!file || !shared) return
  const name = decodeURIComponent(shared.headers.get('x-name') ?? '')
  const files = new DataTransfer()
  files.items.add(new File([await shared.blob()], name))
  file.files = files.files
}
