import { readDay, routeOf } from './day-on-map.ts'
import { keepTiles, megabytesOf, tilesAround } from './keep-tiles.ts'

/** Offers to keep the maps of all days, and says what that takes; where nothing can be kept there is no button. */
export function offerToKeep(frame: HTMLElement, days: HTMLElement, signal: AbortSignal): void {
  const button = frame.querySelector<HTMLButtonElement>('.map-keep')
  if (!button || !navigator.serviceWorker?.controller) return
  // The map of a whole journey would take all the room.
  const all = Array.from(days.querySelectorAll<HTMLElement>('.day[data-day]'), (day) => routeOf(readDay(day)))
  const tiles = tilesAround(all)
  const { kept = '', failed = '' } = button.dataset
  button.textContent = (button.textContent ?? '').replace('#', `${megabytesOf(tiles)}`)
  button.hidden = false
  const keep = async () => {
    button.disabled = true
    button.role = 'status'
    const count = await keepTiles(tiles, (done) => {
      button.textContent = `${done} / ${tiles.length}`
    }).catch(() => 0)
    button.textContent = count > 0 ? kept : failed
    button.disabled = count > 0
  }
  button.addEventListener('click', () => void keep(), { signal })
}
