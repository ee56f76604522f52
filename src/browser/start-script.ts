import type { Startable } from './hydrate-islands.ts'

/** Loads a script of the page and starts it on the element that asks for it, where there is one. */
export function startScript(selector: string, load: () => Promise<Startable>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element)
    load()
      .then((script) => script.start(element))
      .catch(() => {})
}
