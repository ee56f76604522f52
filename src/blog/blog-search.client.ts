import { fetchRetried } from '../browser/fetch-retried.ts'
import { type Findable, findArticles } from './find-articles.ts'

/** Searches while somebody types. All articles are in the page; the payload has what they can be found by. */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  startSearch(form)
}

function startSearch(form: HTMLFormElement): void {
  const status = document.querySelector<HTMLElement>('[data-found]')
  const lines = document.querySelectorAll<HTMLElement>('[data-slug]')
  let payload: Promise<Findable[]> | undefined

  function load(): Promise<Findable[]> {
    payload ??= fetchRetried(`${form.getAttribute('action')}/_payload.json`).then((answer) => answer.json())
    payload.catch(() => (payload = undefined))
    return payload
  }

  function valueOf(name: string): string {
    const control = form.elements.namedItem(name)
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : ''
  }

  async function search(): Promise<void> {
    const articles = await load()
    // What is typed by now, not what was when the articles were asked for.
    const [q, category] = [valueOf('q'), valueOf('category')]
    const found = findArticles(articles, { q, category })
    for (const line of lines) line.hidden = !found.has(line.dataset.slug ?? '')
    // Those about the words first; the hidden ones stay where they are.
    for (const slug of found) {
      const line = Array.from(lines).find(({ dataset }) => dataset.slug === slug)
      line?.parentNode?.appendChild(line)
    }
    if (status) status.textContent = countWords(status.dataset, found.size)
    const query = new URLSearchParams({ ...(q && { q }), ...(category && { category }) }).toString()
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
    // The same search in the other language, as the server's links have it.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.search = query
  }

  const go = () => {
    // Without the payload the form still asks the server.
    search().catch(() => {})
  }
  form.addEventListener('input', go)
  // Typed or chosen before this script was here.
  if (Array.from(form.elements).some(isChanged)) go()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search().catch(() => form.submit())
  })
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLSelectElement)) return false
  const given = Array.from(control.options).find(({ defaultSelected }) => defaultSelected)
  return control.value !== (given?.value ?? '')
}

function countWords({ none = '', one = '', many = '' }: DOMStringMap, count: number): string {
  return count === 0 ? none : count === 1 ? one : many.replace('#', String(count))
}
