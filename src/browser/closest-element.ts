/** The element a selector finds at an event's target or around it, if any. */
export function closest<Tag extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null
export function closest(event: Event, selector: string): HTMLElement | null
export function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
