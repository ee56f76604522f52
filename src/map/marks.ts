import { type Map, Marker } from 'maplibre-gl'
import type { DayOnMap, StopOnMap } from './day-on-map.ts'

/** A link to its line of the list, as every mark of a page is: by touch, mouse and key. */
export function stopMarker(map: Map, { at, number, name, isMeal, item }: StopOnMap): Marker {
  const link = document.createElement('a')
  link.className = isMeal ? 'map-stop meal' : 'map-stop'
  link.href = `#${item.id}`
  link.textContent = number
  link.ariaLabel = `${number} ${name}`
  link.title = name
  link.dataset.item = item.id
  link.addEventListener('click', () => mark(item))
  return new Marker({ element: link }).setLngLat(at).addTo(map)
}

export function homeMarker(map: Map, { base }: DayOnMap): Marker[] {
  if (!base) return []
  const home = document.createElement('span')
  home.className = 'map-home'
  home.ariaHidden = 'true'
  return [new Marker({ element: home }).setLngLat(base).addTo(map)]
}

/** While there is a map, the numbers of the list lead to it, by key as well. */
export function leadBack(days: Element | null, words: string | undefined): void {
  for (const number of days?.querySelectorAll<HTMLElement>('li[data-at] .stop') ?? []) {
    number.tabIndex = words === undefined ? -1 : 0
    number.role = words === undefined ? null : 'button'
    number.ariaLabel = words === undefined ? null : `${number.textContent} ${words}`
  }
}

const MARKED_MS = 2500

export function mark(element: HTMLElement): void {
  element.classList.add('marked')
  setTimeout(() => element.classList.remove('marked'), MARKED_MS)
}
