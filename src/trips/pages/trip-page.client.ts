import { keepOffline } from '../../offline/keep-offline.client.ts'

const handOn = () => import('./hand-on.client.ts')

/** What a press does on pages with trips; what it needs is fetched by it. Without script their forms still work. */
export function start({ ownerDocument: root }: HTMLElement): void {
  // There before the press is over: a clipboard is open for as long as that.
  for (const intent of ['pointerover', 'focusin'])
    root.addEventListener(intent, ({ target }) => {
      if (target instanceof Element && target.closest('[data-share],[data-copy-link]'))
        handOn().catch(() => {})
    })
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const copying = target?.closest<HTMLElement>('[data-copy-link]')
    if (copying)
      handOn()
        .then((part) => part.copyLink(copying))
        .catch(() => {})
    if (target?.closest('[data-print]')) print()
    const sketch = target?.closest<HTMLElement>('[data-map]')
    if (sketch) openMap(sketch)
    const asking = target?.closest<HTMLAnchorElement>('[data-open="delete-trip"]')
    if (asking) fillDialog(root, asking)
  })
  root.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || !form.dataset.share) return
    event.preventDefault()
    handOn().then(
      (part) => part.shareTrip(form),
      () => lost(form.querySelector('button')),
    )
  })
  layOutDays(root).catch(() => {})
  const note = root.querySelector<HTMLElement>('[data-offline]')
  if (note) keepOffline(location, note.dataset.also)
  const shared = root.querySelector<HTMLFormElement>('[data-shared]')
  if (shared) import('../import/bring-along.client.ts').then((part) => part.fillIn(shared)).catch(() => {})
  const today = root.querySelector<HTMLElement>('[data-now]')
  // Before the trip there is nothing to keep up to date; a kept copy may be opened during it.
  if (today && (!today.hidden || note?.hidden === false))
    import(/* @vite-ignore */ today.dataset.now ?? '').catch(() => {})
  if (root.querySelector('[data-edit]'))
    import('../edit/edit-trip.client.ts').then(({ easeEditing }) => easeEditing(root)).catch(() => {})
}

/** One a frame, so that no press waits for all; see day.css. */
async function layOutDays(root: Document): Promise<void> {
  const [came] = performance.getEntriesByType('navigation')
  // The browser has scrolled to where the reader was, by the heights of all days: it holds that, not what stands there.
  if (came?.toJSON().type !== 'navigate') root.documentElement.style.overflowAnchor = 'none'
  for (const day of root.querySelectorAll<HTMLElement>('.day')) {
    day.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
}

/** No line: the page that shows the link would not come either. */
function lost(button: HTMLElement | null): void {
  if (button) button.textContent = button.dataset.failed ?? ''
}

/** The largest thing on the page comes at a touch; who saves data is asked first, in place of the button's words. */
function openMap(sketch: HTMLElement): void {
  const [words] = sketch.children
  const { map } = sketch.dataset
  if (navigator.connection?.saveData && words && map && words.textContent !== map) {
    words.textContent = map
    return
  }
  const days = sketch.closest<HTMLElement>('.days')
  const [mapWorker, mapShared] = [days?.dataset.mapWorker, days?.dataset.mapShared]
  // On their way beside the map, which asks for the one once it runs, and for the other once it has come.
  if (mapWorker) fetch(mapWorker).catch(() => {})
  if (mapShared) import(/* @vite-ignore */ mapShared).catch(() => {})
  import('../../map/map.client.ts').then((part) => part.openMap(sketch)).catch(() => {})
}

/** The one dialog of the page, for the trip whose link was pressed. */
function fillDialog(root: Document, link: HTMLAnchorElement): void {
  const dialog = root.querySelector('#delete-trip')
  dialog?.querySelectorAll('form')[1]?.setAttribute('action', link.pathname)
  const name = dialog?.querySelector('[data-trip-name]')
  if (name) name.textContent = link.dataset.name ?? ''
  dialog?.querySelector('[data-if-pending]')?.toggleAttribute('hidden', !link.dataset.pending)
}
