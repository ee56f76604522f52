import { closest } from './closest-element.ts'

/** A script of the page, or an island: begins its work on its element. */
export interface Startable {
  start(element: HTMLElement): void | Promise<void>
}

export type Hydrate = (element: HTMLElement) => Promise<void>

/** Starts an island by what `load` gives for its name, once. */
export function createHydrate(load: (name: string) => Promise<Startable>): Hydrate {
  const hydrations = new WeakMap<HTMLElement, Promise<void>>()
  return (element) => {
    let hydration = hydrations.get(element)
    if (!hydration) {
      // Chromium never asks again for a script that it could not fetch once: without a line none is asked for.
      hydration = (navigator.onLine ? load(element.dataset.island as string) : Promise.reject())
        .then((island) => island.start(element))
        .then(() => {
          element.dataset.hydrated = ''
        })
      // A failed fetch may be tried again by the next touch.
      hydration.catch(() => hydrations.delete(element))
      hydrations.set(element, hydration)
    }
    return hydration
  }
}

/** How long after a failed fetch the press is tried again. */
const RETRY_MS = 1000

const unhydratedIsland = (event: Event) => closest(event, '[data-island]:not([data-hydrated])')

/** An island loads when the visitor first points at or focuses it; a tap that comes before is kept and replayed. */
export function hydrateOnIntent(hydrate: Hydrate): void {
  /**
   * Keeps an event until the island is hydrated, and hides it from React, which listens while it hydrates and would
   * answer the event a second time when it is replayed.
   */
  function replayLater(event: Event, island: HTMLElement, replay: () => void, otherwise: () => void): void {
    event.stopPropagation()
    hydrate(island).then(replay, otherwise)
  }

  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(intent, (event) => {
      const island = unhydratedIsland(event)
      // What the touch itself does is answered first.
      if (island) setTimeout(() => hydrate(island).catch(() => {}))
    })

  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const island = unhydratedIsland(event)
      // A button with a value goes to a page of its own: nothing to replay.
      if (!island || (event.submitter as HTMLButtonElement | null)?.value) return
      event.preventDefault()
      replayLater(
        event,
        island,
        // React makes a form anew where something else has changed the page, a translator for one.
        () => (form.isConnected ? form : island.querySelector('form'))?.requestSubmit(),
        // Without React the form still works as a form.
        () => form.submit(),
      )
    },
    true,
  )

  addEventListener(
    'click',
    (event) => {
      const island = unhydratedIsland(event)
      const button = closest(event, 'button[type=button]:not([data-step])')
      const press = () => button?.click()
      // On a line that comes and goes the press is tried again until it counts.
      if (island && button) replayLater(event, island, press, () => setTimeout(press, RETRY_MS))
    },
    true,
  )
}
