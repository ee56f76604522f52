/** The element a selector means at or around the place of an event, if there is one. */
export function around<Tag extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null
export function around(event: Event, selector: string): HTMLElement | null
export function around(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
